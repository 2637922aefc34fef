// Caesar! for two (base game) in plain C++: the yardstick for our own compiled rules. `bench/against_cpp.py` builds it,
// proves that it plays the same games, and measures both.
//
// It reads the board as numbers from standard input, then answers one request a line: `digests N SEED` with a digest of
// each of N random games, `games N SEED` with the seconds of processor time that N games took and the wins of each side.
// Rule ids (CAE-…) are those of src/quadriga/games/caesar/RULES.md.

#include <cstdint>
#include <cstring>
#include <ctime>
#include <iostream>
#include <string>

constexpr int PROVINCES = 18, BORDERS = 30, TOKENS = 15, BONUSES = 4;
constexpr int NONE = -1;

enum Effect : int8_t { TACTICS, WEALTH, MIGHT, SENATE };
enum Decision : int8_t { OVER, PLACE, ORDER, FLIP, EXTRA_TURN, DEAL, DRAW };
enum Why : int8_t { TO_HAND, FOR_WEALTH, TURN_END };
enum What : int8_t { TOKEN_PLACED, PASSED, TOKEN_FLIPPED, MARKER_FLIPPED, RESOLVED_FIRST, USED, DECLINED, DEALT, DRAWN };

using Mask = uint32_t;

inline int lowest(Mask mask) { return __builtin_ctz(mask); }
inline int count(Mask mask) { return __builtin_popcount(mask); }

/// splitmix64
struct Rng {
    uint64_t state;
    uint64_t next() {
        uint64_t mixed = state += 0x9E3779B97F4A7C15;
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9;
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB;
        return mixed ^ (mixed >> 31);
    }
    int below(uint64_t limit) { return static_cast<int>(((next() >> 32) * limit) >> 32); }
};

/// The board and the pieces (CAE-1, CAE-2), the same for all games.
struct Board {
    int8_t one_end[BORDERS], other_end[BORDERS];
    int8_t high[TOKENS], low[TOKENS], in_bag[TOKENS], ways[TOKENS];
    int8_t degree[PROVINCES], spaces[PROVINCES], fixed_bonus[PROVINCES];
    int8_t pool[BONUSES], effect[BONUSES];
    Mask ends[BORDERS], fits[TOKENS], around[PROVINCES];
    int supply, hand;

    explicit Board(std::istream& in) {
        auto row = [&in](int8_t* to, int size) {
            for (int n = 0, number; n < size; n++) {
                in >> number;
                to[n] = static_cast<int8_t>(number);
            }
        };
        int8_t icon[BORDERS], icons[TOKENS];
        in >> supply >> hand;
        row(one_end, BORDERS), row(other_end, BORDERS), row(icon, BORDERS);
        row(high, TOKENS), row(low, TOKENS), row(icons, TOKENS), row(in_bag, TOKENS);
        row(spaces, PROVINCES), row(fixed_bonus, PROVINCES), row(pool, BONUSES), row(effect, BONUSES);
        std::memset(degree, 0, sizeof degree);
        std::memset(around, 0, sizeof around);
        std::memset(fits, 0, sizeof fits);
        for (int border = 0; border < BORDERS; border++) {
            for (int province : {one_end[border], other_end[border]}) {
                degree[province]++;
                around[province] |= Mask(1) << border;
            }
            ends[border] = Mask(1) << one_end[border] | Mask(1) << other_end[border];
            for (int token = 0; token < TOKENS; token++)
                if (icons[token] >> icon[border] & 1) fits[token] |= Mask(1) << border;
        }
        // CAE-R12: equal numbers are one move, not two.
        for (int token = 0; token < TOKENS; token++) ways[token] = high[token] == low[token] ? 1 : 2;
    }
};

struct Action {
    What what;
    int8_t which;   // the token, province, border or bonus
    int8_t border;  // where a token is placed
    int8_t facing;  // 0: its first number counts in the first province of the space
};

class Game {
  public:
    explicit Game(const Board& board) : board(&board) {
        for (int province = 0; province < PROVINCES; province++) {
            left[province] = board.degree[province];
            owner[province] = NONE;
            bonus_at[province] = board.fixed_bonus[province];
        }
        for (int side = 0; side < 2; side++) {
            for (int token = 0; token < TOKENS; token++) {
                bag[side][token] = board.in_bag[token];
                bag_size[side] += board.in_bag[token];
            }
        }
        for (int bonus = 0; bonus < BONUSES; bonus++) pool_size += pool[bonus] = board.pool[bonus];
        next_deal();
    }

    bool over() const { return decision == OVER; }
    int winner() const { return won_by; }

    /// A random legal action; chance by weight.
    Action sample(Rng& rng) const {
        switch (decision) {
            case DEAL: return {DEALT, kind_of(pool, rng.below(pool_size)), 0, 0};
            case DRAW: return {DRAWN, kind_of(bag[drawer], rng.below(bag_size[drawer])), 0, 0};
            case PLACE: return any_placement(rng);
            case ORDER: return {RESOLVED_FIRST, waiting[rng.below(2)].bonus, 0, 0};
            case EXTRA_TURN: return {rng.below(2) == 0 ? USED : DECLINED, 0, 0, 0};
            case FLIP: return any_flip(rng);
            case OVER: break;
        }
        __builtin_unreachable();
    }

    void play(Action action) {
        switch (action.what) {
            case DEALT: return deal(action.which);
            case DRAWN: return draw(action.which);
            case TOKEN_PLACED: return place(action.which, action.border, action.facing);
            case PASSED: return end_turn();
            case TOKEN_FLIPPED: return flip_token(action.which);
            case MARKER_FLIPPED: return flip_marker(action.which);
            case RESOLVED_FIRST: return resolve(action.which == waiting[0].bonus ? 0 : 1);
            case USED: return begin_turn(turn);
            case DECLINED: return decision == EXTRA_TURN ? begin_turn(1 - turn) : next_effect();
        }
    }

    /// What came of it, for digests.
    template <typename See>
    void show(See see) const {
        see(won_by), see(markers[0]), see(markers[1]), see(static_cast<int>(face_down));
        for (int8_t side : owner) see(side);
    }

  private:
    struct Taken {
        int8_t bonus, from;
        bool pays;
    };

    const Board* board;
    Mask free = (Mask(1) << BORDERS) - 1;
    Mask closed = 0, face_down = 0;
    Mask tokens_up[2] = {}, markers_up[2] = {}, held[2] = {}, border_markers = 0;
    int8_t token_at[BORDERS] = {}, facing_at[BORDERS] = {};
    int8_t influence[2][PROVINCES] = {};
    int8_t left[PROVINCES], owner[PROVINCES], bonus_at[PROVINCES];
    int8_t hand[2][TOKENS] = {}, bag[2][TOKENS] = {}, hand_size[2] = {}, bag_size[2] = {};
    int8_t markers[2] = {}, senates[2] = {};
    int8_t pool[BONUSES], pool_size = 0;
    int8_t turn = 0, dealing = 0, drawer = 0, won_by = NONE;
    Decision decision = DEAL;
    Why drawing = TO_HAND;
    bool tactics = false;
    int8_t waits = 0;
    Taken waiting[2] = {};

    // ---- choosing at random ----

    static int8_t kind_of(const int8_t* counts, int ticket) {
        int8_t kind = 0;
        for (; ticket >= counts[kind]; kind++) ticket -= counts[kind];
        return kind;
    }

    Action any_placement(Rng& rng) const {
        int total = 0;
        for (Mask kinds = held[turn]; kinds; kinds &= kinds - 1) {
            int token = lowest(kinds);
            total += board->ways[token] * count(free & board->fits[token]);
        }
        if (total == 0) return {PASSED, 0, 0, 0};
        int ticket = rng.below(total);
        for (Mask kinds = held[turn];; kinds &= kinds - 1) {
            int token = lowest(kinds), ways = board->ways[token];
            Mask room = free & board->fits[token];
            int here = ways * count(room);
            if (ticket < here) {
                for (int n = ticket / ways; n; n--) room &= room - 1;
                return {TOKEN_PLACED, int8_t(token), int8_t(lowest(room)), int8_t(ticket % ways)};
            }
            ticket -= here;
        }
    }

    /// CAE-16, CAE-R19: an enemy token beside an open province, an enemy province marker, or none (CAE-R14).
    Action any_flip(Rng& rng) const {
        Mask tokens = tokens_up[1 - turn] & live_spaces(), provinces = markers_up[1 - turn];
        int n = rng.below(count(tokens) + count(provinces) + 1);
        for (; tokens; tokens &= tokens - 1)
            if (n-- == 0) return {TOKEN_FLIPPED, int8_t(lowest(tokens)), 0, 0};
        for (; provinces; provinces &= provinces - 1)
            if (n-- == 0) return {MARKER_FLIPPED, int8_t(lowest(provinces)), 0, 0};
        return {DECLINED, 0, 0, 0};
    }

    // ---- set-up and draws ----

    void deal(int bonus) {
        pool[bonus]--;
        pool_size--;
        bonus_at[dealing] = static_cast<int8_t>(bonus);
        next_deal();
    }

    void next_deal() {
        while (dealing < PROVINCES && bonus_at[dealing] != NONE) dealing++;
        if (dealing == PROVINCES) deal_hands();
    }

    void deal_hands() {
        decision = DRAW;
        drawing = TO_HAND;
        for (int8_t side = 0; side < 2; side++) {
            if (hand_size[side] < board->hand && bag_size[side]) {
                drawer = side;
                return;
            }
        }
        begin_turn(0);
    }

    void draw(int token) {
        bag[drawer][token]--;
        bag_size[drawer]--;
        hand[drawer][token]++;
        hand_size[drawer]++;
        held[drawer] |= Mask(1) << token;
        if (drawing == TO_HAND)
            deal_hands();
        else if (drawing == FOR_WEALTH)
            next_effect();
        else
            after_draw();
    }

    // ---- a turn ----

    void begin_turn(int side) {
        turn = static_cast<int8_t>(side);
        tactics = false;
        decision = PLACE;
    }

    void place(int token, int border, int facing) {
        int one = board->one_end[border], other = board->other_end[border];
        hand_size[turn]--;
        if (--hand[turn][token] == 0) held[turn] &= ~(Mask(1) << token);
        free &= ~(Mask(1) << border);
        tokens_up[turn] |= Mask(1) << border;
        token_at[border] = static_cast<int8_t>(token);
        facing_at[border] = static_cast<int8_t>(facing);
        influence[turn][one] += facing == 0 ? board->high[token] : board->low[token];
        influence[turn][other] += facing == 0 ? board->low[token] : board->high[token];
        Mask shut = 0;
        if (--left[one] == 0) shut |= Mask(1) << one;
        if (--left[other] == 0) shut |= Mask(1) << other;
        if (shut) close(shut);
        if (decision != OVER) next_effect();
    }

    void end_turn() {
        if (nobody_can_ever_place()) {
            finish_blocked();
        } else if (bag_size[turn]) {
            drawing = TURN_END;
            drawer = turn;
            decision = DRAW;
        } else {
            after_draw();
        }
    }

    void after_draw() {
        if (tactics)
            decision = EXTRA_TURN;
        else
            begin_turn(1 - turn);
    }

    // ---- closing provinces ----

    void close(Mask shut) {
        closed |= shut;
        for (Mask rest = shut; rest; rest &= rest - 1) {
            int8_t province = static_cast<int8_t>(lowest(rest)), bonus = bonus_at[province];
            if (bonus == NONE) continue;
            bonus_at[province] = NONE;
            waiting[waits++] = {bonus, province, false};
            if (board->effect[bonus] == SENATE) senates[turn]++;
        }
        control(shut);
        // CAE-R16: a Senate pays only the closer who controls the province that gave it.
        for (int n = 0; n < waits; n++) waiting[n].pays = owner[waiting[n].from] == turn;
    }

    /// CAE-10 to CAE-12: provinces, Italia's second marker, borders; the active side first (CAE-R2).
    void control(Mask shut) {
        int sides[2] = {turn, 1 - turn};
        for (int side : sides) {
            for (Mask rest = shut; rest; rest &= rest - 1) {
                int province = lowest(rest);
                if (influence[side][province] > influence[1 - side][province] && mark(side)) {
                    owner[province] = static_cast<int8_t>(side);
                    markers_up[side] |= Mask(1) << province;
                }
            }
        }
        for (int side : sides) {
            for (Mask rest = shut; rest; rest &= rest - 1) {
                int province = lowest(rest);
                if (owner[province] == side && board->spaces[province] == 2) mark(side);
            }
        }
        for (int side : sides) {
            for (Mask rest = spaces_around(shut & markers_up[side]) & ~border_markers; rest; rest &= rest - 1) {
                int border = lowest(rest);
                if (!(board->ends[border] & ~markers_up[side]) && mark(side)) border_markers |= Mask(1) << border;
            }
        }
    }

    /// Put one control marker if the game goes on (CAE-R4); the last one wins (CAE-13).
    bool mark(int side) {
        if (decision == OVER) return false;
        if (++markers[side] == board->supply) finish(side);
        return true;
    }

    // ---- bonus tokens ----

    void next_effect() {
        while (waits) {
            // CAE-R15: two of different kinds, Tactics apart.
            if (waits == 2 && waiting[0].bonus != waiting[1].bonus && board->effect[waiting[0].bonus] != TACTICS &&
                board->effect[waiting[1].bonus] != TACTICS) {
                decision = ORDER;
                return;
            }
            if (begin(0)) return;
        }
        end_turn();
    }

    void resolve(int which) {
        if (!begin(which)) next_effect();
    }

    /// Begin the effect of one of the bonus tokens taken; true when something has to be decided, or all is over.
    bool begin(int which) {
        Taken now = waiting[which];
        if (which == 0) waiting[0] = waiting[1];
        waits--;
        switch (board->effect[now.bonus]) {
            case TACTICS: tactics = true; return false;
            case SENATE:
                if (now.pays)
                    for (int n = 0; n < senates[turn]; n++) mark(turn);
                return decision == OVER;
            case WEALTH:
                if (!bag_size[turn]) return false;
                drawing = FOR_WEALTH;
                drawer = turn;
                decision = DRAW;
                return true;
            case MIGHT:
                if (!markers_up[1 - turn] && !(tokens_up[1 - turn] & live_spaces())) return false;
                decision = FLIP;
                return true;
        }
        __builtin_unreachable();
    }

    void flip_marker(int province) {
        markers_up[1 - turn] &= ~(Mask(1) << province);
        face_down |= Mask(1) << province;
        next_effect();
    }

    /// CAE-R22: the token counts 0/0 in provinces still open; closed ones are settled.
    void flip_token(int border) {
        int enemy = 1 - turn, token = token_at[border];
        int one = board->one_end[border], other = board->other_end[border];
        bool straight = facing_at[border] == 0;
        tokens_up[enemy] &= ~(Mask(1) << border);
        if (!(closed >> one & 1)) influence[enemy][one] -= straight ? board->high[token] : board->low[token];
        if (!(closed >> other & 1)) influence[enemy][other] -= straight ? board->low[token] : board->high[token];
        next_effect();
    }

    Mask spaces_around(Mask provinces) const {
        Mask spaces = 0;
        for (; provinces; provinces &= provinces - 1) spaces |= board->around[lowest(provinces)];
        return spaces;
    }

    Mask live_spaces() const { return spaces_around(((Mask(1) << PROVINCES) - 1) & ~closed); }

    // ---- the end of the game ----

    bool nobody_can_ever_place() const {
        if (!free) return true;
        for (int token = 0; token < TOKENS; token++)
            if (free & board->fits[token] && (hand[0][token] || hand[1][token] || bag[0][token] || bag[1][token]))
                return false;
        return true;
    }

    /// CAE-R11: more markers wins, then more provinces; else it is a draw.
    void finish_blocked() {
        int lead = markers[0] - markers[1];
        if (lead == 0)
            for (int8_t side : owner) lead += side == NONE ? 0 : side == 0 ? 1 : -1;
        finish(lead == 0 ? NONE : lead > 0 ? 0 : 1);
    }

    void finish(int side) {
        decision = OVER;
        won_by = static_cast<int8_t>(side);
    }
};

/// FNV-1a over all decisions of a game and its end.
uint64_t digest_of(Game game, Rng& rng) {
    uint64_t digest = 0xCBF29CE484222325;
    auto see = [&digest](int number) { digest = (digest ^ static_cast<uint32_t>(number)) * 0x100000001B3; };
    while (!game.over()) {
        Action action = game.sample(rng);
        see(action.what), see(action.which), see(action.border), see(action.facing);
        game.play(action);
    }
    game.show(see);
    return digest;
}

int main() {
    Board board(std::cin);
    Game start(board);
    std::string request;
    long games;
    uint64_t seed;
    while (std::cin >> request >> games >> seed) {
        Rng rng{seed};
        if (request == "digests") {
            for (long n = 0; n < games; n++) std::cout << digest_of(start, rng) << ' ';
        } else {
            long ranks[2][2] = {};
            auto before = std::clock();
            for (long n = 0; n < games; n++) {
                Game game = start;
                while (!game.over()) game.play(game.sample(rng));
                for (int side = 0; side < 2; side++) ranks[side][game.winner() == 1 - side]++;
            }
            std::cout << double(std::clock() - before) / CLOCKS_PER_SEC;
            for (auto& side : ranks) std::cout << ' ' << side[0] << ' ' << side[1];
        }
        std::cout << std::endl;
    }
}
