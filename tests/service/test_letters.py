"""Matches by letter: what two people can rely on who share nothing but the texts they send each other."""

from __future__ import annotations

import base64
import itertools
import json
import zlib
from dataclasses import replace
from typing import Any

import pytest

from quadriga.core.errors import QuadrigaError
from quadriga.core.rng import Rng
from quadriga.core.seats import CHANCE
from quadriga.service.errors import BadLetter, Refused
from quadriga.service.letters import letter as letters
from quadriga.service.letters import values
from quadriga.service.letters.letter import Letter
from quadriga.service.letters.match import LetterMatch
from quadriga.service.rows import PLAYING, User

LIVIA, MARCUS = (User(name.lower(), name, None, "en", 0.0) for name in ("Livia", "Marcus"))
SETTINGS: list[tuple[str, dict[str, str]]] = [
    ("empire", {}),
    ("empire", {"goods": "all"}),
    ("antike", {}),
    ("antike", {"nations": "choose"}),
]


@pytest.fixture(autouse=True)
def same_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every run of a test plays the same matches."""
    counted = itertools.count(1)
    monkeypatch.setattr("secrets.token_hex", lambda size: f"{next(counted):0{2 * size}x}")


def again(match: LetterMatch) -> LetterMatch:
    """The same match after the page was closed and opened again: from what is kept of it alone."""
    log = [] if match.table is None else match.table.match.log_data()
    match.row.length = len(log)
    kept = json.loads(json.dumps(match.letters.to_json()))
    return LetterMatch(match.row, match.seats, kept, log)


def sent(match: LetterMatch) -> str:
    """The letter that is owed."""
    user = match.seats[match.mine].user_id
    assert user is not None
    return match.write(user)["text"]


def decide(match: LetterMatch, rng: Rng, most: int = 10_000) -> None:
    """Play at random as long as it is one's own turn."""
    user, seat = match.seats[match.mine].user_id, match.mine
    assert user is not None
    for _ in range(most):
        state = match.need_table().state
        if seat not in state.actors() or match.row.status != PLAYING:
            return
        legal = state.legal(seat)
        match.play(user, seat, [state.game.notation.text(legal[rng.below(len(legal))])], None, 1.0)


def begin(game: str, options: dict[str, str] | None = None, seat: int = 0) -> tuple[LetterMatch, LetterMatch]:
    """A match that has been invited to and accepted: Livia's and Marcus's."""
    livia = LetterMatch.begin(LIVIA, game, options or {}, seat, 0.0)
    marcus = LetterMatch.accept(MARCUS, "Marcus", sent(livia), 0.0)
    livia.read(sent(marcus), 0.0)
    return livia, marcus


def exchange(livia: LetterMatch, marcus: LetterMatch, rng: Rng, most: int = 1000) -> list[str]:
    """Let both play and write in turn, each time from what was kept alone; the letters."""
    written: list[str] = []
    writer, reader = livia, marcus
    for _ in range(most):
        if writer.row.status == PLAYING:
            decide(writer, rng)
        if not writer.letter_state()["owed"]:  # type: ignore[index]
            break
        written.append(sent(writer))
        reader = again(reader)
        reader.read(written[-1], 1.0)
        writer, reader = reader, again(writer)
    return written


@pytest.mark.parametrize(("game", "options"), SETTINGS)
def test_a_match_is_played_over_letters_and_both_have_the_same(game: str, options: dict[str, str]) -> None:
    livia, marcus = begin(game, options, seat=1)
    written = exchange(livia, marcus, Rng(5), 60)
    assert len(written) > 10
    letter = Letter.read(written[-1])
    played = letter.replayed()
    assert played.record.lines == letter.record.lines and any(seat == CHANCE for seat, _ in letter.record.lines)
    assert letter.names == ("Livia", "Marcus") and letter.first == 1


def test_a_whole_match_of_the_empire_ends_alike_for_both() -> None:
    livia, marcus = begin("empire")
    written = exchange(livia, marcus, Rng(1))
    final = Letter.read(written[-1])
    assert final.record.end is not None and final.replayed().state.is_over()
    # A letter of a whole match still goes into a link.
    assert len(written[-1]) < 4000


def test_what_is_new_is_what_the_other_has_done_since_one_wrote() -> None:
    livia, marcus = begin("empire")
    exchange(livia, marcus, Rng(2), 2)
    livia, marcus = begin("empire")
    decide(livia, Rng(2))
    marcus.read(sent(livia), 0.0)
    if marcus.mine not in marcus.need_table().state.actors():
        livia.read(sent(marcus), 0.0)
    seen = livia.need_table().match.revision(livia.mine)
    decide(marcus, Rng(3))
    livia.read(sent(marcus), 0.0)
    news = livia.need_table().match.since(livia.mine, seen)
    assert news and all(entry.seat in (marcus.mine, CHANCE) or getattr(entry, "forced", False) for entry in news)


def test_titles_with_secrets_between_seats_are_not_played_by_letter() -> None:
    for game in ("caesar", "augustus"):
        with pytest.raises(QuadrigaError) as refused:
            LetterMatch.begin(LIVIA, game, {}, 0, 0.0)
        assert refused.value.code == "letter-secrets"


# ---- luck ------------------------------------------------------------------------------------------------------------


def test_chance_waits_until_both_have_told_their_part() -> None:
    livia = LetterMatch.begin(LIVIA, "empire", {}, 0, 0.0)
    marcus = LetterMatch.accept(MARCUS, "Marcus", sent(livia), 0.0)
    # Marcus has answered, and knows nothing of the draw; neither of the letters tells what Livia's part is.
    assert marcus.table is None and Letter.read(sent(marcus)).luck.seeds == {}
    livia.read(sent(marcus), 0.0)
    assert livia.need_table().state.actors() != [CHANCE]


def test_in_the_middle_of_a_match_nobody_knows_a_draw_when_deciding() -> None:
    """In Antike with nations chosen, chance says who chooses next: the chooser's copy waits for the other."""
    livia, marcus = begin("antike", {"nations": "choose"})
    if livia.mine not in livia.need_table().state.actors():
        marcus.read(sent(livia), 0.0)
        livia, marcus = marcus, livia
    decide(livia, Rng(1))
    state = livia.need_table().state
    assert state.actors() == [CHANCE]
    text = sent(livia)
    assert livia.need_table().state.actors() == [CHANCE] and len(Letter.read(text).luck.seeds) < 2
    marcus.read(text, 0.0)
    assert marcus.need_table().state.actors() != [CHANCE]
    assert marcus.need_table().match.decisions[Letter.read(text).ends[-1]].seat == CHANCE


def test_both_parts_change_every_draw_and_neither_can_be_another_afterwards() -> None:
    livia, _ = begin("empire")
    decide(livia, Rng(4))
    letter = Letter.read(sent(livia))
    (drawn,) = letter.luck.seeds.values()
    for side, number in ((0, 3), (1, 2)):
        told = [*letter.told]
        told[side] = values.value("another secret", letters.at(number))
        other = replace(letter, told=(told[0], told[1]))
        assert drawn not in other.luck.seeds.values()
        with pytest.raises(BadLetter) as refused:
            Letter.read(other.text())
        assert refused.value.code == "letter-damaged"


def test_draws_that_do_not_follow_from_both_parts_are_refused() -> None:
    livia, marcus = begin("empire")
    decide(livia, Rng(4))
    letter = Letter.read(sent(livia))
    deals = [n for n, (seat, text) in enumerate(letter.record.lines) if seat == CHANCE]
    lines = list(letter.record.lines)
    one, other = next((a, b) for a in deals for b in deals if lines[a] != lines[b])
    lines[one], lines[other] = lines[other], lines[one]
    forged = replace(letter, record=replace(letter.record, lines=lines)).text()
    assert code(marcus, forged) == "letter-luck"
    marcus.read(letter.text(), 0.0)


# ---- letters that are not what they should be ------------------------------------------------------------------------


def code(match: LetterMatch, text: str) -> str:
    """Why a letter is refused; nothing has changed."""
    before = (match.letters.to_json(), again(match).row, match.table and match.table.match.record.text())
    with pytest.raises(QuadrigaError) as refused:
        match.read(text, 0.0)
    assert (match.letters.to_json(), match.row, match.table and match.table.match.record.text()) == before
    assert "\n" not in str(refused.value)
    return refused.value.code


def forged(text: str, **changes: Any) -> str:
    """A letter with other words in it, and the check that fits them."""
    whole = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    plain = json.loads(zlib.decompress(whole[letters.CHECK_BYTES :], -15)) | changes
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(json.dumps(plain).encode()) + packer.flush()
    return base64.urlsafe_b64encode(letters._check(packed) + packed).decode().rstrip("=")


def test_each_letter_that_does_not_fit_gets_its_own_sentence_and_changes_nothing() -> None:
    livia, marcus = begin("empire")
    accepted = sent(marcus)
    decide(livia, Rng(7))
    first = sent(livia)
    assert code(livia, first) == "letter-own"
    assert code(livia, accepted) == "letter-answered"
    assert code(marcus, first[:-8]) == "letter-damaged"
    assert code(marcus, first[:40] + ("A" if first[40] != "A" else "B") + first[41:]) == "letter-damaged"
    assert code(marcus, "") == "letter-damaged"
    assert code(marcus, forged(first, letter=2)) == "letter-newer"
    assert code(marcus, forged(first, number=-1)) == "letter-damaged"
    assert code(marcus, forged(first, match="f" * 16)) == "letter-foreign"
    assert code(marcus, forged(first, first=1)) == "letter-other"
    text = Letter.read(first).record.text()
    assert code(marcus, forged(first, record=text.replace("rules 2", "rules 1"))) == "letter-other"
    stranger = begin("empire")[0]
    decide(stranger, Rng(7))
    assert code(marcus, sent(stranger)) == "letter-foreign"
    # The right one still fits, once.
    marcus.read(first, 0.0)
    assert code(marcus, first) == "letter-read"
    decide(marcus, Rng(7))
    sent(marcus)
    assert code(marcus, first) == "letter-answered"


def test_of_two_letters_with_one_number_the_first_one_read_counts() -> None:
    livia, marcus = begin("antike", seat=1)
    if livia.letter_state()["owed"]:  # type: ignore[index]
        marcus.read(sent(livia), 0.0)
        livia, marcus = marcus, livia
    copy, seat = again(livia), livia.mine
    first, *_, last = livia.need_table().state.legal(seat)
    for match, action in ((livia, first), (copy, last)):
        user = match.seats[seat].user_id
        assert user is not None
        match.play(user, seat, [match.game().notation.text(action)], None, 0.0)
        decide(match, Rng(1))
    one, other = sent(livia), sent(copy)
    assert one != other
    marcus.read(one, 0.0)
    assert code(marcus, other) == "letter-second"


def test_moves_of_the_reader_and_illegal_ones_are_refused() -> None:
    livia, marcus = begin("empire")
    decide(livia, Rng(3))
    marcus.read(sent(livia), 0.0)
    decide(marcus, Rng(3))
    answer = sent(marcus)
    letter = Letter.read(answer)
    lines, known = letter.record.lines, letter.ends[-2]

    def with_lines(lines: list[tuple[int, str]]) -> str:
        ends = (*letter.ends[:-1], len(lines))
        return replace(letter, record=replace(letter.record, lines=lines), ends=ends).text()

    seat = livia.mine
    assert code(livia, with_lines([*lines, lines[known]])) == "letter-wrong"
    assert code(livia, with_lines([*lines[:known], (marcus.mine, "city nowhere")])) == "letter-wrong"
    assert code(livia, with_lines([*lines[: known - 1], lines[known]])) == "letter-other"
    answered = again(livia)
    answered.read(answer, 0.0)
    state = answered.need_table().state
    mine = (seat, answered.game().notation.text(state.legal(seat)[0]))
    assert code(livia, with_lines([*lines, mine])) == "letter-other"
    livia.read(answer, 0.0)


def begins_a_longer_turn(match: LetterMatch) -> int | None:
    """A decision after which another is owed."""
    for action in match.need_table().state.legal(match.mine):
        trial = match.need_table().state.clone()
        trial.play(match.mine, action)
        if len(trial.legal(match.mine)) > 1:
            return action
    return None


def test_a_turn_that_is_broken_off_is_refused() -> None:
    livia, marcus = begin("empire")
    while (action := begins_a_longer_turn(livia)) is None:
        decide(livia, Rng(3))
        marcus.read(sent(livia), 0.0)
        livia, marcus = marcus, livia
    livia.need_table().play(livia.mine, action)
    with pytest.raises(Refused) as refused:
        sent(livia)
    assert refused.value.code == "letter-not-yet"
    before = livia.need_table().match.record
    decide(livia, Rng(3))
    letter = Letter.read(sent(livia))
    cut = replace(letter, record=before, ends=(*letter.ends[:-1], len(before.lines)))
    assert code(marcus, cut.text()) == "letter-unfinished"


def test_what_is_sent_stands_and_what_is_not_may_be_taken_back() -> None:
    livia, _ = begin("empire")
    if livia.mine not in livia.need_table().state.actors():
        livia, _ = begin("empire", seat=1)
    if livia.mine in livia.need_table().state.actors():
        decide(livia, Rng(3))
        livia.undo(LIVIA.id, livia.mine, False, 0.0)
        decide(livia, Rng(4))
    sent(livia)
    with pytest.raises(QuadrigaError) as refused:
        livia.undo(LIVIA.id, livia.mine, True, 0.0)
    assert refused.value.code == "letter-undo"
    with pytest.raises(QuadrigaError) as refused:
        livia.resign(LIVIA.id, livia.mine, 0.0)
    assert refused.value.code == "letter-resign"


def test_who_resigns_says_so_in_a_letter() -> None:
    livia, marcus = begin("empire")
    livia.resign(LIVIA.id, livia.mine, 0.0)
    marcus.read(sent(livia), 0.0)
    assert marcus.row.ended_by == livia.row.ended_by == "resigned"
    assert marcus.row.outcome == livia.row.outcome and marcus.row.outcome["ranks"] == [2, 1]  # type: ignore[index]
    assert not marcus.letter_state()["owed"]  # type: ignore[index]
