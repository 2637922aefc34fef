// The rulebook of a title, and its quick card.
import { html } from "../app/html.js";
import { catalogue, get } from "../app/net.js";
import { go, to } from "../app/router.js";
import { language } from "../app/settings.js";
import { t } from "../app/words.js";
import { useAnswer } from "../parts/answers.js";
import { Bar } from "../parts/bar.js";
import { Icon } from "../parts/basics.js";
import { QuickCard, RuleList, sections } from "../parts/rules.js";
import { useState } from "../vendor/preact/hooks.js";

/** @typedef {import("../types.js").Catalogue} Catalogue */
/** @typedef {import("../types.js").GameData} GameData */

/** @param {{args: string[]}} props `rules/GAME/RULE` */
export const RulesScreen = ({ args }) => {
  const games = /** @type {GameData[]|undefined} */ (useAnswer(() => get("/games"), [language.value]));
  const game = args[0] || games?.[0]?.game;
  const told = /** @type {Catalogue|undefined} */ (
    useAnswer(() => (game ? catalogue(`/games/${game}/catalogue`) : new Promise(() => {})), [game, language.value])
  );
  const [search, setSearch] = useState("");
  const cited = args[1] ?? "";
  return html`<div class="reader">
    <${Bar} title=${told ? t("rules-of", { title: told.title }) : t("rules")}
      detail=${told ? `· ${t("rules-version", { version: told.rules_version })}` : ""} />
    <nav class="toc" aria-label=${t("contents")}>
      <div class="which">${(games ?? []).map(
        (one) => html`<a key=${one.game} class=${one.game === game ? "on" : ""}
        href=${to("rules", one.game)}>${one.title}</a>`,
      )}</div>
      <label class="find"><${Icon} name="search" /><span class="hidden">${t("rules-search")}</span>
        <input value=${search} placeholder=${t("rules-search")}
        onInput=${(/** @type {any} */ event) => setSearch(event.target.value)} /></label>
      ${
        told &&
        html`<a class="button" href=${to("lesson", told.game)}><${Icon} name="owl" />${t("lesson-title", { title: told.title })}</a>`
      }
      ${
        told &&
        html`<ol lang=${told.rules_language}>${sections(told, search).map(
          (
            { section, rules },
            n,
          ) => html`<li key=${section} class=${rules.some((rule) => rule.id === cited) ? "open on" : ""}>
          <a href=${to("rules", told.game, rules[0].id)}><b>${n + 1}</b>${section}<small>${rules[0].id}</small></a></li>`,
        )}</ol>`
      }
    </nav>
    <main class="page-of-rules" tabindex="0">${
      told &&
      html`<${RuleList} catalogue=${told} cited=${cited}
      search=${search} />`
    }</main>
    <aside class="beside drawer-like" aria-label=${t("quick-card-short")} tabindex="0">${
      told &&
      html`<h2>${t("quick-card-short")}</h2>
        <${QuickCard} catalogue=${told} open=${(/** @type {string} */ id) => go("rules", told.game, id)} />
      <section><h3>${t("about-game")}</h3>
        <p>${told.designers.join(", ")} · ${told.publisher} · ${told.year}</p>${told.notes.map(
          (note) => html`<p class="soft"
        key=${note}>${note}</p>`,
        )}</section>`
    }</aside>
  </div>`;
};
