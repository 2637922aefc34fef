// The rules of a title by section, each with its id; one may be cited.
import { html } from "../app/html.js";
import { lastTable } from "../app/last-table.js";
import { route, to } from "../app/router.js";
import { t } from "../app/words.js";
import { Icon, RuleId } from "./basics.js";
import { RulePicture, usePictures } from "./rule-picture.js";
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

/**
 * What a value of an option is called.
 * @param {import("../types.js").OptionData} option
 * @param {string} value
 */
export const valueName = (option, value) => option.values.find((one) => one.value === value)?.name ?? value;

/**
 * A rule as it is written: `*so*` is stressed, what stands between backquotes is the name of an option or a value.
 * @param {string} text
 */
const written = (text) =>
  text.split(/(\*[^*]+\*|`[^`]+`)/).map((part, n) => {
    if (n % 2 === 0) return part;
    return part.startsWith("`") ? html`<code key=${n}>${part.slice(1, -1)}</code>` : html`<em key=${n}>${part.slice(1, -1)}</em>`;
  });

/**
 * What the options that a rule speaks of are set to.
 * @param {{rule: RuleData, catalogue: Catalogue, chosen: Record<string, string>|null}} props
 */
const Choices = ({ rule, catalogue, chosen }) => {
  const options = catalogue.options.filter((option) => rule.options.includes(option.name));
  return options.map((option) => {
    const value = valueName(option, chosen?.[option.name] ?? option.default);
    return html`<p class="mark choice" key=${option.name} lang=${catalogue.language}><b><${Icon} name="gear" />${t("rule-option")}</b>
      <span>${option.about} · <strong>${t(chosen ? "rule-option-here" : "rule-option-usual", { value })}</strong></span></p>`;
  });
};

/** @param {{catalogue: Catalogue, cited?: string, search?: string}} props */
export const RuleList = ({ catalogue, cited = "", search = "" }) => {
  const chosen = lastTable.value?.game === catalogue.game ? lastTable.value.options : null;
  const pictures = usePictures(catalogue.game);
  const place = useRef(/** @type {HTMLDivElement|null} */ (null));
  useEffect(() => place.current?.querySelector(".cited")?.scrollIntoView({ block: "center" }), [cited, catalogue, pictures !== null]);
  const shown = sections(catalogue, search);
  const pictureOf = (/** @type {string} */ id) => {
    const example = pictures?.examples.get(id);
    return example && html`<${RulePicture} pictures=${pictures} example=${example} catalogue=${catalogue} />`;
  };
  return html`<div ref=${place} class="rule-list" lang=${catalogue.rules_language}>
    ${
      catalogue.rules_language !== catalogue.language &&
      html`<p class="soft"
      lang=${catalogue.language}>${t("rules-language")}</p>`
    }
    ${
      route.value.screen !== "rules" &&
      html`<p class="to-rulebook" lang=${catalogue.language}><a href=${to("rules", catalogue.game, cited)}><${Icon} name="book" />${t("open-rulebook")}</a></p>`
    }
    ${!shown.length && html`<p class="soft" lang=${catalogue.language}>${t("rules-none", { search })}</p>`}
    ${shown.map(
      ({ section, rules }) => html`<section key=${section} aria-label=${section}>
        <h2 id=${`section-${section}`}>${section}</h2>
        ${rules.map(
          (rule) => html`<article key=${rule.id} class=${`rule ${rule.id === cited ? "cited" : ""}`}>
            <span class=${`rule-no ${rule.ruling ? "ruling" : ""}`}>${rule.id}${
              rule.ruling &&
              html`<small lang=${catalogue.language}><${Icon} name="scales" />${t("rule-ruling")}</small>`
            }</span><div><p>${written(rule.text)}</p>${pictureOf(rule.id)}
              <${Choices} rule=${rule} catalogue=${catalogue} chosen=${chosen} /></div>
          </article>`,
        )}
      </section>`,
    )}
  </div>`;
};

/**
 * The quick card: a few lines on what one does, what it brings and how it ends, each with its rule.
 * @param {{catalogue: Catalogue, open: (id: string) => void}} props
 */
export const QuickCard = ({ catalogue, open }) =>
  catalogue.quick.map(
    ({ title, steps, lines }) => html`<section key=${title} class="quick" lang=${catalogue.rules_language}>
      <h3>${title}</h3>
      <ol class="quick-lines">${lines.map(
        ({ text, rule }, n) => html`<li key=${text}>${steps ? html`<i class="no">${n + 1}</i>` : html`<i class="dot"></i>`}
          <span>${text}${rule && html` <${RuleId} id=${rule} open=${open} />`}</span></li>`,
      )}</ol>
    </section>`,
  );
