// What part of the map is seen, and in which corner the card of routes covers least.
import { Lens } from "../../look/map/lens.js";
import { useEffect, useLayoutEffect, useRef } from "../../vendor/hooks.js";
import { ROME } from "./plan.js";

/** @typedef {import("./types.js").Plan} Plan */
/** @typedef {import("./types.js").Point} Point */

const PHONE = 620;
const AROUND = 60;
// The south-west is where the shell lays its own cards.
const CORNERS = ["north-east", "north-west", "south-east"];

/**
 * @param {{current: HTMLDivElement|null}} box
 * @param {Plan} plan
 * @param {ReturnType<typeof import("./routes.js").inSight>} sight
 * @param {string|undefined} told      the city that the news being played back is about
 */
export function useView(box, plan, sight, told) {
  const lens = useRef(/** @type {Lens|null} */ (null)), mark = useRef(/** @type {SVGRectElement|null} */ (null));
  useLayoutEffect(() => {
    const root = /** @type {HTMLDivElement} */ (box.current), svg = /** @type {SVGSVGElement} */ (root.querySelector("svg.map"));
    const moved = (/** @type {import("./types.js").Box} */ shown, /** @type {boolean} */ whole) => {
      root.classList.toggle("whole", whole);
      svg.classList.toggle("near", !whole);
      for (const [key, value] of Object.entries({ x: shown.x, y: shown.y, width: shown.w, height: shown.h })) mark.current?.setAttribute(key, String(value));
    };
    lens.current = new Lens(svg, plan.frame, moved);
    if (root.clientWidth <= PHONE) lens.current.settle(...plan.at[ROME]);
    return () => lens.current?.close();
  }, []);

  const places = sight ? [...sight.route.fields.path, ...sight.route.fields.places] : [];
  useEffect(() => {
    const root = box.current, card = /** @type {HTMLElement|null} */ (root?.querySelector(".routes") ?? null);
    if (!sight || !root || !card || !lens.current) return;
    const points = places.map(id => plan.at[id]), map = lens.current;
    // Told at once, and again when the tray takes room from the board or the card grows.
    const sizes = new ResizeObserver(() => {
      if (root.clientWidth > PHONE) card.dataset.corner = emptiest(map, root, card, Object.values(plan.at), points);
      else if (sight.picked) frame(map, points, (card.offsetHeight + 12) / root.clientHeight);
    });
    sizes.observe(root);
    sizes.observe(card);
    return () => {
      sizes.disconnect();
      map.cover = 0;
    };
  }, [sight?.picked, places.join(" ")]);

  useEffect(() => {
    if (told && told in plan.at && (box.current?.clientWidth ?? 0) <= PHONE) lens.current?.reveal(...plan.at[told]);
  }, [told]);

  const shown = (/** @type {SVGRectElement|null} */ rect) => { mark.current = rect; };
  const see = (/** @type {string} */ id) => lens.current?.reveal(...plan.at[id]);
  return {
    shown,
    see,
    zoom: (/** @type {number} */ factor) => lens.current?.zoom(factor),
    fit: () => lens.current?.fit(),
    go: (/** @type {number} */ x, /** @type {number} */ y) => lens.current?.centreOn(x, y),
  };
}

/**
 * Shows a whole route above a card that covers a share of the box at the bottom, as near as it can be.
 * @param {Lens} lens
 * @param {Point[]} points
 * @param {number} cover
 */
function frame(lens, points, cover) {
  const xs = points.map(point => point[0]), ys = points.map(point => point[1]);
  const x = Math.min(...xs) - AROUND, y = Math.min(...ys) - AROUND, w = Math.max(...xs) + AROUND - x, h = Math.max(...ys) + AROUND - y;
  lens.settle(x + w / 2, y + h / 2);
  const { width, height } = lens.svg.getBoundingClientRect(), scale = Math.min(lens.scale, width / w, height * (1 - cover) / h);
  lens.zoomed = Math.max(1, scale / lens.fitting);
  lens.cover = cover;
  lens.centreOn(x + w / 2, y + h / 2 + height / lens.scale * cover / 2);
}

/**
 * The corner in which a card hides fewest places, and none of the route if that can be.
 * @param {Lens} lens
 * @param {HTMLElement} root
 * @param {HTMLElement} card
 * @param {Point[]} places
 * @param {Point[]} route
 */
function emptiest(lens, root, card, places, route) {
  const seen = lens.shown(), near = 24, { clientWidth, clientHeight } = root;
  const price = (/** @type {string} */ corner) => {
    const left = corner.endsWith("west") ? 0 : clientWidth - card.offsetWidth - 16, top = corner.startsWith("north") ? 0 : clientHeight - card.offsetHeight - 16;
    const hidden = (/** @type {Point} */ [x, y]) => {
      const px = (x - seen.x) * lens.scale - left, py = (y - seen.y) * lens.scale - top;
      return px > -near && px < card.offsetWidth + 16 + near && py > -near && py < card.offsetHeight + 16 + near;
    };
    return places.filter(hidden).length + 20 * route.filter(hidden).length;
  };
  return CORNERS.reduce((least, corner) => price(corner) < price(least) ? corner : least);
}
