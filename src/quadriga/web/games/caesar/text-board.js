// The board in words, for screen readers and for whoever likes reading.

/** @param {import("./types.js").Table} table @returns {Array<{heading: string, lines: string[]}>} */
export function textBoard({ envelope, catalogue, name, t }) {
  const { view } = envelope;
  const [one, two] = view.sides.map((side) => name("side", side.id));
  const counted = (/** @type {string} */ kind, /** @type {Record<string, number>} */ counts) => Object.entries(counts).map(([id, count]) => (count > 1 ? `${name(kind, id)} × ${count}` : name(kind, id)));
  const listed = (/** @type {string[]} */ names) => (names.length ? names.join(", ") : t("caesar-text-none"));
  const spaceOf = (/** @type {string} */ id) => /** @type {import("./types.js").Space} */ (catalogue.board.borders.find((border) => border.id === id));
  const mine = view.sides.find((side) => side.seat === envelope.seat);
  const passages = [
    { heading: t("caesar-text-hand"), lines: mine?.hand ? counted("token", mine.hand) : [] },
    {
      heading: t("caesar-text-sides"),
      lines: view.sides.map((side) =>
        t("caesar-text-side", { side: name("side", side.id), left: side.markers_left, hand: side.hand_size, bag: side.bag_size, bonuses: listed(counted("bonus", side.bonuses)) }),
      ),
    },
    {
      heading: t("caesar-text-open"),
      lines: view.provinces
        .filter((province) => !province.closed)
        .map((province) =>
          t("caesar-text-open-province", {
            province: name("province", province.id),
            one,
            two,
            first: province.influence[0],
            second: province.influence[1],
            free: province.free_spaces,
            bonus: province.bonus ? name("bonus", province.bonus) : t("caesar-text-none"),
          }),
        ),
    },
    {
      heading: t("caesar-text-closed"),
      lines: view.provinces
        .filter((province) => province.closed)
        .map((province) => t("caesar-text-closed-province", { province: name("province", province.id), owner: province.owner ? name("side", province.owner) : "", held: province.owner ? (province.marker_turned ? "turned" : "held") : "tied" })),
    },
    {
      heading: t("caesar-text-free"),
      lines: view.borders.filter((border) => !border.side).map((border) => t("caesar-text-free-space", { border: name("border", border.id), icon: name("icon", spaceOf(border.id).icon), double: String(spaceOf(border.id).double_circle) })),
    },
    {
      heading: t("caesar-text-taken"),
      lines: view.borders
        .filter((border) => border.side)
        .map((border) =>
          t("caesar-text-token", {
            border: name("border", border.id),
            side: name("side", border.side ?? ""),
            token: border.token ? name("token", border.token) : "",
            toward: border.toward ? name("province", border.toward) : "",
            face: border.face === "up" ? "up" : border.token ? "down" : "unknown",
            marker: border.marker ? name("side", border.marker) : "",
            marked: String(Boolean(border.marker)),
          }),
        ),
    },
    {
      heading: t("caesar-row"),
      lines: (view.crassus?.row ?? []).map((id) => name("token", id)),
    },
    { heading: t("caesar-pile"), lines: counted("bonus", view.bonus_pile) },
  ];
  return passages.filter(({ lines }) => lines.length > 0);
}
