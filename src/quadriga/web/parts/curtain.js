// One screen for several: nothing that anybody may not know is shown until the right one says so.
import { html } from "../app/html.js";
import { t } from "../app/words.js";
import { Button, Icon, Medal } from "./basics.js";
import { playerName } from "./seats.js";

/** A laurel wreath: two branches of leaves round an open top. */
export const Wreath = () => html`<svg class="leaves" viewBox="-125 -125 250 250" aria-hidden="true">
  ${[1, -1].map((side) =>
    Array.from({ length: 13 }, (_, n) => {
      const degrees = 96 - n * 13.2;
      const [x, y] = [Math.cos((degrees * Math.PI) / 180) * 96, Math.sin((degrees * Math.PI) / 180) * 96];
      return html`<g transform=${`scale(${side} 1) translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(degrees - 90).toFixed(1)}) scale(${1 - n * 0.018})`}>
        <path d="M0,0q14,-16 4,-36q-16,12 -4,36z" transform="rotate(34)" />
          <path class="shade" d="M0,0q-14,-16 -4,-36q16,12 4,36z" transform="rotate(-34)" /></g>`;
    }),
  )}
  <path class="knot" d="M-9,92l9,7 9,-7 3,14 -12,-4 -12,4z" />
</svg>`;

/** @param {{store: import("../app/table.js").TableStore, room: import("../types.js").Room, catalogue: import("../types.js").Catalogue}} props */
export const Curtain = ({ store, room, catalogue }) => {
  const seat = store.curtain.value ?? 0;
  const name = playerName(room, seat, catalogue);
  return html`<section class="curtain" aria-label=${t("pass-to")}><div class="rod"></div><div class="cloth left"></div>
    <div class="cloth right"></div><div class="hem"></div>
      <div class="pass"><div class="wreath"><${Wreath} /><${Medal} seat=${seat} /></div><p>${t("pass-to")}</p>
        <h2>${name}</h2>
        <ul><li><${Icon} name="lock" />${t("hands-hidden")}</li></ul></div></section>
    <footer class="tray"><div class="prompt"><div><h2 role="status">${t("take-device", { name })}</h2>
      <p>${t("take-device-note")}</p></div></div>
      <div class="acts">
        <${Button} kind="main" icon="eye" onClick=${() => store.liftCurtain()}>${t("i-am", { name })}</${Button}></div>
        </footer>`;
};
