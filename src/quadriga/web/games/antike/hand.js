// What lies in the tray: the units that may still act, how many of them are in the hand, the kind that is armed, exchanges.
import { html } from "../../look/map/html.js";
import { Exchanges } from "./exchange.js";
import { asked, colours } from "./nations.js";
import { aimOf, forcesOf, glance, goalsOf, inSight, lift, looseOf, rankedForces, take } from "./options.js";
import { Orders } from "./orders.js";
import { classes, Icon, UnitIcon } from "./pieces.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").UnitKind} UnitKind */
/** @typedef {import("./options.js").Force} Force */

/** @param {Table} table */
export function Hand(table) {
  if (!table.mine || table.playing || !table.envelope.question) return null;
  const { decision } = table.envelope.question;
  const holds = aimOf(table).stack;
  return html`${decision === "orders" && html`<${Orders} ...${table} />`}${decision === "arm" && html`<${Arming} ...${table} />`}
    ${decision === "maneuver" && (holds ? html`<${InHand} ...${table} />` : html`<${Forces} ...${table} />`)}<${Exchanges} ...${table} /><${Loose} ...${table} />`;
}

/** What has no place on the board. A look at it does not sweep away what is laid out there. @param {Table} table */
const Loose = (table) => looseOf(table).map(({ action, phrase }) => html`<button type="button" class="button loose" key=${action} data-action=${action} onClick=${() => table.commit([action])}
  onFocus=${() => glance(table, [action])} onBlur=${() => glance(table, null)}
  onPointerEnter=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && glance(table, [action])}
  onPointerLeave=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && glance(table, null)}>${phrase}</button>`);

/** All stacks that may still move, those with the most moves left first. @param {Table} table */
function Forces(table) {
  const { name, t } = table;
  const colour = colours(table)[asked(table)?.id ?? ""] ?? 0;
  const forces = rankedForces(table);
  if (!forces.length) return null;
  return html`<div class="force" role="group" tabindex="-1" aria-label=${t("antike-forces")}>${forces.map(({ force: { province, unit, lefts }, left, count, most }) => html`<button type="button" class="force-unit" key=${`${province} ${unit} ${left}`}
    data-force=${`${province} ${unit} ${left}`} onClick=${() => lift(table, province, unit, lefts.length > 1 ? { count: most ? count : 1, ...(most ? {} : { left }) } : undefined)}>
    <${UnitIcon} kind=${unit} colour=${colour} count=${count} /><span><span class="hidden">${name("unit", unit)}</span>${name("province", province)}<${Moves} left=${left} t=${t} /></span>
  </button>`)}</div>`;
}

/** @param {{left: number, t: Table["t"]}} props */
const Moves = ({ left, t }) => html`<small class="moves">${Array.from({ length: left }, (_, n) => html`<i key=${n}></i>`)}<span class="hidden">${t("antike-moves-left", { count: left })}</span></small>`;

/** How many units of a stack go, and which of them where they differ. @param {Table} table */
function InHand(table) {
  const { name, t, envelope } = table;
  const { stack } = aimOf(table);
  const force = forcesOf(table).find((one) => one.province === stack?.province && one.unit === stack.unit);
  if (!stack || !force) return null;
  const colour = colours(table)[asked(table)?.id ?? ""] ?? 0;
  // What is laid out follows the hand, as far as so many can go there.
  const hold = (/** @type {number} */ count, /** @type {number|undefined} */ left) => {
    const aim = { ...aimOf(table), stack: { province: stack.province, unit: stack.unit, count, ...(left === undefined ? {} : { left }) } };
    const next = goalsOf({ ...table, picked: JSON.stringify(aim) });
    const option = aim.goal ? next.get(aim.goal)?.[0] : undefined;
    take(table, option ? aim : { stack: aim.stack });
    table.consider(option?.actions ?? null);
  };
  const ready = envelope.view.provinces[stack.province]?.ready[stack.unit] ?? {};
  const shown = stack.left === undefined ? (inSight(table)?.option.fields.count ?? stack.count) : 1;
  const pill = (/** @type {number|undefined} */ left, /** @type {any} */ inside) => html`<button type="button" key=${String(left)} class=${classes(stack.left === left && "on")} aria-pressed=${String(stack.left === left)} onClick=${() => hold(left === undefined ? force.count : 1, left)}>${inside}</button>`;
  return html`<div class="in-hand" role="group" aria-label=${t("antike-in-hand")}>
    <${UnitIcon} kind=${stack.unit} colour=${colour} count=${shown} />
    <span class="from">${name("province", stack.province)}<small>${t("antike-of", { count: force.count })}</small></span>
    ${force.count > 1 && stack.left === undefined && html`<span class="stepper">
      <button type="button" class="button round fewer" disabled=${shown <= 1} aria-label=${t("antike-fewer")} onClick=${() => hold(shown - 1, undefined)}>−</button>
      <b>${shown}</b>
      <button type="button" class="button round more" disabled=${shown >= force.count} aria-label=${t("antike-more")} onClick=${() => hold(shown + 1, undefined)}>+</button></span>`}
    ${force.lefts.length > 1 && html`<span class="choices" role="group" aria-label=${t("antike-which")}>
      ${pill(undefined, t("antike-any"))}${force.lefts.toSorted((a, b) => b - a).map((left) => pill(left, html`${ready[left]} <${Moves} left=${left} t=${t} />`))}</span>`}
    <button type="button" class="button round quiet put-down" aria-label=${t("antike-put-down")} onClick=${() => (take(table, null), table.consider(null))}><${Icon} id="cross" /></button>
  </div>`;
}

/** Which kind is armed first where both can be. @param {Table} table */
function Arming(table) {
  const { envelope, name, t } = table;
  const nation = asked(table);
  const kinds = /** @type {UnitKind[]} */ ([...new Set(envelope.actions.filter(({ group }) => group === "arm").map(({ fields }) => fields.unit))]);
  const chosen = aimOf(table).arm ?? kinds[0];
  if (!nation || !kinds.length) return null;
  return html`<span class="choices arming" role="group" aria-label=${t("antike-arm-kind")}>${kinds.map((unit) => html`<button type="button" key=${unit} data-arm=${unit} class=${classes(unit === chosen && "on")} aria-pressed=${String(unit === chosen)}
    onClick=${() => (take(table, { arm: unit }), table.consider(null))}><${UnitIcon} kind=${unit} colour=${colours(table)[nation.id]} count="" />${name("unit", unit)}</button>`)}</span>`;
}

/** What the main button says. @param {Table} table */
export function mainWord(table) {
  const kind = inSight(table)?.option.kind;
  return table.t("antike-main", { kind: kind ?? "none" });
}
