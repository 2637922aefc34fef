// Provinces as areas: who holds them, which can be chosen, which is looked at.
import { html } from "../../look/map/html.js";
import { classes } from "./pieces.js";

/** @typedef {import("./types.js").Plan} Plan */

/**
 * Ownership is said by tint, by hatch and by a brim inside the border.
 * @param {{id: string, colour: number}} props
 */
const Held = ({ id, colour }) => html`<use href=${`#area-${id}`} class=${`area held seat-${colour + 1}`} />
  ${colour < 5 && html`<use href=${`#area-${id}`} class="area-hatch" fill=${`url(#held-${colour + 1})`} />`}
  <g clip-path=${`url(#within-${id})`}><use href=${`#area-${id}`} class=${`brim seat-${colour + 1}`} /></g>`;

/**
 * @param {{plan: Plan, keep: import("../common/kept.js").Keep, holder: (id: string) => number|null}} props
 */
export const Holdings = ({ plan, keep, holder }) => html`<g class="areas" aria-hidden="true">
  ${plan.places.map(({ id }) => {
    const colour = holder(id);
    return keep(`held ${id}`, [colour], () => (colour === null ? html`<use key=${id} href=${`#area-${id}`} class="area" />` : html`<g key=${id}><${Held} id=${id} colour=${colour} /></g>`));
  })}
</g>`;

/**
 * A province that can be chosen: the nearer, the brighter.
 * @param {{id: string, area: string, steps: number, state: string, label: string, pressed: boolean}} props
 */
export const Target = ({ id, area, steps, state, label, pressed }) => html`<path d=${area} class=${classes("reach", `r${Math.min(3, Math.max(1, steps))}`, state)}
  role="button" tabindex="0" data-goal=${`place ${id}`} aria-label=${label} aria-pressed=${String(pressed)} />`;

/** @param {{id: string, class?: string}} props */
export const Lit = ({ id, class: style }) => html`<use href=${`#area-${id}`} class=${classes("touched", style)} /><use href=${`#area-${id}`} class=${classes("touched-line", style)} />`;
