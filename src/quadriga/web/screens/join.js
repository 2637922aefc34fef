// Sitting down: by a link with an invitation, by the link of a table, or by its code.
import { html } from "../app/html.js";
import { get, post } from "../app/net.js";
import { go } from "../app/router.js";
import { needUser } from "../app/session.js";
import { useEffect, useState } from "../vendor/preact/hooks.js";
import { LostScreen } from "./lost.js";

/**
 * @param {string} match
 * @param {string|undefined} invitation
 */
async function sit(match, invitation) {
  await needUser();
  const room = await get(`/matches/${match}`);
  if (room.status === "waiting" && !room.you.length)
    await post(`/matches/${match}/join`, invitation ? { invitation } : {});
  return match;
}

/** @param {string} code */
async function byCode(code) {
  await needUser();
  return sit((await get(`/codes/${encodeURIComponent(code)}`)).id, undefined);
}

/** @param {{args: string[]}} props `join/MATCH`, `join/MATCH/INVITATION`, or `code/CODE` */
export const JoinScreen = ({ args }) => {
  const [fault, setFault] = useState(/** @type {any} */ (null));
  const [first, second] = args;
  useEffect(() => {
    setFault(null);
    const sitting = /^[0-9a-f]{16}$/.test(first ?? "") ? sit(first, second) : byCode(first ?? "");
    sitting.then(
      (match) => location.replace(`#/match/${match}`),
      (error) => setFault(error),
    );
  }, [first, second]);
  return fault && html`<${LostScreen} fault=${fault} again=${() => go("")} />`;
};
