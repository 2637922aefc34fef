// Who you are: a name for everybody, an account for whoever wants to come back on another device.
import { html } from "../app/html.js";
import { invitation, keepInvitation } from "../app/invitation.js";
import { house } from "../app/line.js";
import { forget, makeAccount, rename, signIn, signOut, user } from "../app/session.js";
import { isAlone } from "../app/transport.js";
import { t } from "../app/words.js";
import { useState } from "../vendor/preact/hooks.js";
import { Segments } from "./basics.js";

/** @param {{head: string, fields: {name: string, label: string, type?: string, value?: string, complete?: string, optional?: boolean}[], button: string, deed: (...values: string[]) => Promise<any>}} props */
const Form = ({ head, fields, button, deed }) => {
  const [told, setTold] = useState("");
  const [failed, setFailed] = useState(false);
  /** @param {Event} event */
  async function submit(event) {
    event.preventDefault();
    const data = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget));
    try {
      await deed(...fields.map((field) => String(data.get(field.name) ?? "")));
      setFailed(false);
      setTold(t("done"));
    } catch (error) {
      setFailed(true);
      setTold(/** @type {Error} */ (error).message);
    }
  }
  return html`<form class="account-form" onSubmit=${submit} aria-label=${head}>
    ${fields.map(
      (field) => html`<label class="field" key=${field.name}><small>${field.label}</small>
      <input name=${field.name} type=${field.type ?? "text"} defaultValue=${field.value}
      value=${field.value} required=${!field.optional} autocomplete=${field.complete ?? "off"} /></label>`,
    )}
    <button class="button">${button}</button><p class=${failed ? "refused" : "soft"} role="status">${told}</p></form>`;
};

/** The field for an invitation of whoever runs the server. */
const invited = () => ({ name: "invitation", label: t("invitation-in"), value: invitation.value, optional: true });

/** @param {string} name @param {string} [brought] */
async function takeName(name, brought) {
  if (brought !== undefined) keepInvitation(brought);
  await rename(name);
}

export const Account = () => {
  const isOpen = house.value?.accounts !== "closed";
  const [wanted, setKind] = useState(/** @type {"new"|"in"} */ ("new"));
  const kind = isOpen ? wanted : "in";
  const needsInvitation = house.value?.guests === false && !user.value;
  const [sure, setSure] = useState(false);
  const credentials = (/** @type {string} */ complete) => [
    { name: "login", label: t("login"), complete: "username" },
    { name: "password", label: t("password"), type: "password", complete },
  ];
  return html`
    <section class="block"><h2>${t("your-name")}</h2>
      ${needsInvitation && html`<p class="soft">${t("guests-closed")}</p>`}
      <${Form} key=${user.value?.name} head=${t("your-name")}
        fields=${[
          { name: "name", label: t("name-note"), value: user.value?.name ?? "", complete: "nickname" },
          ...(needsInvitation ? [invited()] : []),
        ]}
        button=${t("rename")} deed=${takeName} /></section>
    ${
      !isAlone &&
      html`<section class="block" id="account"><h2>${t("account")}</h2>
      ${
        user.value && !user.value.guest
          ? html`<p>${t("account-of", { login: user.value.login })}</p><div class="acts">
            <button type="button" class="button" onClick=${() => signOut()}>${t("sign-out")}</button></div>`
          : html`${!isOpen && html`<p class="soft">${t("accounts-closed")}</p>`}
            ${isOpen && html`<${Segments} label=${t("account")} value=${kind} values=${[
              { value: "new", name: t("make-account") },
              { value: "in", name: t("sign-in") },
            ]} choose=${setKind} />`}
            ${
              kind === "new"
                ? html`<${Form} key="new" head=${t("make-account")}
                  fields=${[...credentials("new-password"), ...(house.value?.accounts === "invited" ? [invited()] : [])]}
                  button=${t("make-account")} deed=${makeAccount} />`
                : html`<${Form} key="in" head=${t("sign-in")} fields=${credentials("current-password")}
                  button=${t("sign-in")} deed=${signIn} />`
            }`
      }
      ${
        user.value &&
        html`<p class="account">${
          sure
            ? html`<span>${t("forget-sure")}</span>
        <button type="button" class="fold danger"
        onClick=${() => forget().then(() => setSure(false))}>${t("forget")}</button>`
            : html`<button type="button"
        class="fold danger" onClick=${() => setSure(true)}>${t("forget")}…</button>`
        }</p>`
      }
    </section>`
    }`;
};
