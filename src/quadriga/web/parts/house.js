// What whoever runs the server says to all: an announcement, that the house is closed; and to whom it is closed for good.
import { html } from "../app/html.js";
import { banned, connect, house } from "../app/line.js";
import { keep, kept } from "../app/storage.js";
import { t } from "../app/words.js";
import { useState } from "../vendor/preact/hooks.js";
import { Bar } from "./bar.js";
import { Button } from "./basics.js";

const PLACE = "quadriga announcement";

/** @param {{head: string, words: string, close: () => void}} props */
const Notice = ({ head, words, close }) => html`<aside class="newer"><p><b>${head}</b> ${words}</p>
  <span class="acts"><${Button} kind="quiet" icon="cross" onClick=${close}>${t("close")}</${Button}></span></aside>`;

/** What is announced, once on each device. */
const Announced = () => {
  const [seen, setSeen] = useState(kept(PLACE, 0));
  const said = house.value?.announcement;
  if (!said || said.id === seen) return null;
  const close = () => {
    keep(PLACE, said.id);
    setSeen(said.id);
  };
  return html`<${Notice} head=${t("announced")} words=${said.text} close=${close} />`;
};

/** That the house is closed for maintenance. */
const Maintained = () => {
  const [seen, setSeen] = useState("");
  const works = house.value?.maintenance;
  const now = works ? JSON.stringify(works) : "";
  if (!works || now === seen) return null;
  const words = `${t(works.stop ? "maintenance-stop" : "maintenance-on")} ${works.note}`;
  return html`<${Notice} head=${t("maintenance")} words=${words} close=${() => setSeen(now)} />`;
};

/** The region is there before anything is said in it, so that it is read aloud. */
export const HouseNotices = () => html`<div class="notices" role="status"><${Announced} /><${Maintained} /></div>`;

/** A whole screen for whom the server does not take in. */
export const Banned = () => html`<${Bar} title="Quadriga" /><main class="not-loaded"><h2>${t("banned-head")}</h2>
  <p role="alert">${banned.value}</p>
  <div class="acts"><${Button} icon="turn" onClick=${() => connect()}>${t("try-now")}</${Button}></div></main>`;
