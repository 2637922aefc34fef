// Tabs over one panel: arrows, Home and End go through them, Tab goes on to the panel.
import { html } from "../app/html.js";
import { moveAmong } from "./basics.js";

/** @typedef {{id: string, name: any}} Tab */

/** @param {{label: string, tabs: Tab[], at: string, choose: (id: string) => void}} props */
export const Tabs = ({ label, tabs, at, choose }) => html`<div class="tabs" role="tablist" aria-label=${label}
  onKeyDown=${moveAmong}>
  ${tabs.map(
    ({ id, name }) => html`<button type="button" key=${id} role="tab" id=${`tab-${id}`} aria-controls="tab-panel"
      aria-selected=${String(at === id)} tabindex=${at === id ? 0 : -1} class=${at === id ? "on" : ""}
      onClick=${() => choose(id)}>${name}</button>`,
  )}
</div>`;

/** @param {{at: string, children?: any}} props */
export const TabPanel = ({ at, children }) =>
  html`<div class="tab-panel" role="tabpanel" id="tab-panel" aria-labelledby=${`tab-${at}`}>${children}</div>`;
