// A bench: all units of a province as one block, nations side by side, in one row or several.

/** @typedef {import("../types.js").Stack} Stack */
/** @typedef {import("../types.js").LaidStack} LaidStack */
/** @typedef {import("../types.js").UnitKind} UnitKind */
/** @typedef {"full"|"compact"} Form */

/** Width and height of the pieces, in map units. The compact ones have less shield and less sail, but the same figure. */
/** @type {Record<Form, Record<UnitKind, [number, number]>>} */
const FORMS = { full: { legion: [30, 44], galley: [46, 44] }, compact: { legion: [25, 35], galley: [37, 34] } };
/** Room for the moves left, above the units. */
export const PIPS = 8;

/**
 * How large pieces are drawn at a zoom: they grow more slowly than the map, so that zooming in makes room.
 * @param {number} scale pixels for a map unit
 */
export const pieceScale = (scale) => Math.max(0.5, Math.min(1.06, 0.98 / scale ** 0.72));

/**
 * Rows of about the same width; units of one nation stay side by side.
 * @param {Stack[]} units
 * @param {number} count
 * @param {(unit: Stack) => number} width
 */
function rowsOf(units, count, width) {
  const whole = units.reduce((sum, unit) => sum + width(unit), 0);
  const rows = Array.from({ length: count }, () => /** @type {Stack[]} */ ([]));
  let sum = 0;
  for (const unit of units) {
    rows[Math.min(count - 1, Math.floor((sum + width(unit) / 2) / (whole / count)))].push(unit);
    sum += width(unit);
  }
  return rows.filter((row) => row.length);
}

/**
 * Where each unit stands, from the middle of the bench, and how large the bench is.
 * @param {Stack[]} units
 * @param {number} count of rows
 * @param {Form} form
 * @param {number} k how large pieces are drawn
 * @returns {{w: number, h: number, rows: number, form: Form, units: LaidStack[]}}
 */
export function lay(units, count, form, k) {
  const width = (/** @type {Stack} */ unit) => FORMS[form][unit.kind][0] * k;
  const rows = rowsOf(units, count, width);
  const gap = 4 * k;
  const high = FORMS[form].legion[1] * k;
  const parted = (/** @type {Stack[]} */ row, /** @type {number} */ n) => n > 0 && row[n - 1].nation !== row[n].nation;
  const spans = rows.map((row) => row.reduce((sum, unit, n) => sum + width(unit) + (parted(row, n) ? gap : 0), 0));
  const h = rows.length * high + (rows.length - 1) * 2 * k;
  /** @type {LaidStack[]} */
  const laid = [];
  rows.forEach((row, down) => {
    let x = -spans[down] / 2;
    row.forEach((unit, n) => {
      if (parted(row, n)) x += gap;
      laid.push({ ...unit, dx: x + width(unit) / 2, dy: -h / 2 + high / 2 + down * (high + 2 * k) });
      x += width(unit);
    });
  });
  return { w: Math.max(...spans), h, rows: rows.length, form, units: laid };
}
