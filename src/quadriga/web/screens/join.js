// Coming to a table by its link, by an invitation to a seat, or by its code.
import { html } from "../app/html.js";
import { get } from "../app/net.js";
import { useAnswer } from "../parts/answers.js";
import { useState } from "../vendor/preact/hooks.js";
import { LostScreen } from "./lost.js";
import { MatchScreen } from "./match.js";

const MATCH = /^[0-9a-f]{16}$/;

/** @param {{args: string[]}} props `join/MATCH`, `join/MATCH/INVITATION`, `join/CODE` or `code/CODE` */
export const JoinScreen = ({ args }) => {
  const first = (args[0] ?? "").replace(/\s/g, "");
  const isMatch = MATCH.test(first);
  const [fault, setFault] = useState(/** @type {any} */ (null));
  const find = () => (isMatch ? Promise.resolve({ id: first }) : get(`/codes/${encodeURIComponent(first)}`));
  const found = useAnswer(() => (setFault(null), find()), [first], setFault);
  if (fault) return html`<${LostScreen} fault=${fault} />`;
  if (!found) return html`<div class="flow" aria-busy="true"></div>`;
  const brought = isMatch ? (args[1] ?? "") : first.toUpperCase();
  return html`<${MatchScreen} key=${found.id} args=${[found.id]} brought=${brought} />`;
};
