// The small things of every screen: icons, medals, buttons, switches.
import { html } from "../app/html.js";
import { createContext } from "../vendor/preact/preact.js";
import { useContext, useId, useState } from "../vendor/preact/hooks.js";
import { t } from "../app/words.js";

export const EMBLEMS = ["bolt", "trident", "lyre", "wing", "crescent", "hammer"];
const BOT_ICONS = ["dagger", "centurion", "standard", "chariot", "laurel"];

/** @param {{name: string}} props */
export const Icon = ({ name }) => html`<svg class="icon" aria-hidden="true"><use href=${`#${name}`} /></svg>`;

/** Whose colour and emblem a seat wears: its own, unless the title says otherwise. */
export const Dress = createContext((/** @type {number} */ seat) => seat);

/**
 * A seat's colour and emblem.
 * @param {{seat: number, size?: ""|"tiny"}} props
 */
export const Medal = ({ seat, size = "" }) => {
  const worn = useContext(Dress)(seat);
  return html`<span class=${`medal seat-${worn + 1} ${size}`}><${Icon} name=${EMBLEMS[worn] ?? "users"} /></span>`;
};

/** @param {string} bot */
export const strength = (bot) => Number(/^level(\d)/.exec(bot)?.[1] ?? 2);

/** @param {{bot: string, size?: ""|"tiny"}} props */
export const BotMedal = ({ bot, size = "" }) =>
  html`<span class=${`bot-medal level-${strength(bot)} ${size}`}><${Icon} name=${BOT_ICONS[strength(bot) - 1]} /></span>`;

/** @param {{of: number, most?: number}} props */
export const Pips = ({ of, most = 5 }) =>
  html`<span class="pips" aria-hidden="true">${Array.from(
    { length: most },
    (_, n) => html`<i class=${n < of ? "on" : ""}>
    </i>`,
  )}</span>`;

/**
 * Two to four values, one of them chosen.
 * @param {{label: string, value: any, values: {value: any, name: any}[], choose: (value: any) => void, kind?: string}} props
 */
export const Segments = ({ label, value, values, choose, kind = "seg" }) => html`
  <div class=${kind} role="radiogroup" aria-label=${label} onKeyDown=${moveAmong}>
    ${values.map(
      (one) => html`<button type="button" role="radio" aria-checked=${String(one.value === value)}
        tabindex=${one.value === value ? 0 : -1} class=${one.value === value ? "on" : ""} onClick=${() => choose(one.value)}>
        ${one.name}
      </button>`,
    )}
  </div>
`;

/**
 * Arrow keys, Home and End among the buttons of a group.
 * @param {KeyboardEvent} event
 */
export function moveAmong(event) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key] ?? 0;
  const group = /** @type {HTMLElement} */ (event.currentTarget);
  const buttons = /** @type {HTMLButtonElement[]} */ ([...group.querySelectorAll("button:not([disabled])")]);
  const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  const ends = { Home: 0, End: buttons.length - 1 }[event.key];
  if ((!step && ends === undefined) || at < 0) return;
  event.preventDefault();
  const next = buttons[ends ?? (at + step + buttons.length) % buttons.length];
  next.focus();
  next.click();
}

/** @param {{label: string, on: boolean, choose: (on: boolean) => void, disabled?: boolean}} props */
export const Switch = ({ label, on, choose, disabled = false }) => html`
  <button type="button" role="switch" aria-checked=${String(on)} aria-label=${label} disabled=${disabled}
    class=${`toggle ${on ? "on" : ""} ${disabled ? "off" : ""}`} onClick=${() => choose(!on)}><i></i></button>
`;

/**
 * A rule by its id; opens the rules there.
 * @param {{id: string, open: (id: string) => void}} props
 */
export const RuleId = ({ id, open }) =>
  html`<button type="button" class="rule-id" aria-label=${t("rule-open", { id })} onClick=${() => open(id)}>${id}</button>`;

/**
 * What is missing before something can be pressed: said by a press, a look or the focus, to eyes and to screen readers.
 * @param {{kind: string, title?: string, why: string, inside: any}} props
 */
const Waiting = ({ kind, why, inside }) => {
  const id = useId();
  const [isTold, tell] = useState(false);
  return html`<span class=${`with-why ${isTold ? "told" : ""}`}><button type="button" class=${`button ${kind}`} aria-disabled="true"
    aria-describedby=${id} onClick=${() => tell(true)} onBlur=${() => tell(false)}>${inside}</button><span class="why" id=${id} role="tooltip">${why}</span></span>`;
};

/** @param {{icon?: string, onClick?: () => void, kind?: string, disabled?: boolean, why?: string, href?: string, title?: string, children?: any}} props
 *   `why`: what is missing where it is disabled */
export const Button = ({ icon, onClick, kind = "", disabled = false, why = "", href, title, children }) => {
  const inside = [icon && html`<${Icon} name=${icon} />`, children];
  if (href) return html`<a class=${`button ${kind}`} href=${href} title=${title}>${inside}</a>`;
  if (disabled && why) return html`<${Waiting} kind=${kind} why=${why} inside=${inside} />`;
  return html`<button type="button" class=${`button ${kind}`} disabled=${disabled} title=${title}
    onClick=${onClick}>${inside}</button>`;
};
