// The rules of a title by section, each with its id; one may be cited.
import { html } from "../app/html.js";
import { t } from "../app/words.js";
import { useEffect, useRef } from "../vendor/preact/hooks.js";

/** @typedef {import("../types.js").Catalogue} Catalogue */
/** @typedef {import("../types.js").RuleData} RuleData */

/**
 * The sections of the rules in their order, without what a search leaves out.
 * @param {Catalogue} catalogue
 * @param {string} [search]
 * @returns {{section: string, rules: RuleData[]}[]}
 */
export function sections(catalogue, search = "") {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  /** @type {Map<string, RuleData[]>} */
  const found = new Map();
  for (const rule of catalogue.rules) {
    const text = `${rule.id} ${rule.section} ${rule.text}`.toLowerCase();
    if (!wanted.every((word) => text.includes(word))) continue;
    found.set(rule.section, [...(found.get(rule.section) ?? []), rule]);
  }
  return [...found].map(([section, rules]) => ({ section, rules }));
}

/** @param {{catalogue: Catalogue, cited?: string, search?: string}} props */
export const RuleList = ({ catalogue, cited = "", search = "" }) => {
  const place = useRef(/** @type {HTMLDivElement|null} */ (null));
  useEffect(() => place.current?.querySelector(".cited")?.scrollIntoView({ block: "center" }), [cited, catalogue]);
  const shown = sections(catalogue, search);
  return html`<div ref=${place} class="rule-list" lang=${catalogue.rules_language}>
    ${
      catalogue.rules_language !== catalogue.language &&
      html`<p class="soft"
      lang=${catalogue.language}>${t("rules-language")}</p>`
    }
    ${!shown.length && html`<p class="soft" lang=${catalogue.language}>${t("rules-none", { search })}</p>`}
    ${shown.map(
      ({ section, rules }) => html`<section key=${section} aria-label=${section}>
        <h2 id=${`section-${section}`}>${section}</h2>
        ${rules.map(
          (rule) => html`<article key=${rule.id} class=${`rule ${rule.id === cited ? "cited" : ""}`}>
            <span class="rule-no">${rule.id}</span><p>${rule.text}</p>
          </article>`,
        )}
      </section>`,
    )}
  </div>`;
};

/**
 * The quick card: what one may be asked, what brings points, how it ends.
 * @param {{catalogue: Catalogue, open: (id: string) => void}} props
 */
export const QuickCard = ({ catalogue, open }) => html`
  <section>
    <h3>${t("card-decisions")}</h3>
    <ol class="steps-list">
      ${Object.entries(catalogue.decisions).map(
        ([id, one], n) =>
          html`<li key=${id}><i class="no">${n + 1}</i>
            <span>${one.prompt} <button type="button" class="rule-id" aria-label=${t("rule-open", { id: one.rule })}
            onClick=${() => open(one.rule)}>${one.rule}</button></span></li>`,
      )}
    </ol>
  </section>
  <section>
    <h3>${t("card-points")}</h3>
    <ul class="plain-list">${Object.entries(catalogue.sources).map(([id, name]) => html`<li key=${id}>${name}</li>`)}</ul>
  </section>
  <section>
    <h3>${t("card-end")}</h3>
    <ul class="plain-list">${Object.entries(catalogue.reasons).map(([id, text]) => html`<li key=${id}>${text}</li>`)}</ul>
  </section>
`;
