// The rulebook of a title, and its quick card.
import { html } from "../app/html.js";
import { lastTable } from "../app/last-table.js";
import { catalogue, get } from "../app/net.js";
import { useLoaded } from "../app/loading.js";
import { go, to } from "../app/router.js";
import { language } from "../app/settings.js";
import { t } from "../app/words.js";
import { SHELF } from "../games/index.js";
import { Bar } from "../parts/bar.js";
import { Button, Icon } from "../parts/basics.js";
import { NotLoaded } from "../parts/load-again.js";
import { QuickCard, RuleList, sections, valueName } from "../parts/rules.js";
import { useState } from "../vendor/preact/hooks.js";

/** @typedef {import("../types.js").GameData} GameData */

/** Where one came from, and the way back. @param {{table: import("../app/last-table.js").LastTable}} props */
const Ribbon = ({ table }) => html`<p class="back-ribbon"><${Icon} name="undo" />
  <span>${t("rules-came-from")} <b>${table.name}</b></span>
  <${Button} href=${to("match", table.id)}>${t("back-to-table")}</${Button}></p>`;

/**
 * What the options of the table one came from are set to.
 * @param {{told: import("../types.js").Catalogue, table: import("../app/last-table.js").LastTable}} props
 */
const AtYourTable = ({ told, table }) => html`<section><h2>${t("at-your-table")}</h2><ul class="in-force">${told.options
  .filter((option) => option.name in table.options)
  .map((option) => html`<li key=${option.name}>${option.about}<b>${valueName(option, table.options[option.name])}</b></li>`)}</ul></section>`;

const MarksInTheText = () => html`<section><h2>${t("rule-marks")}</h2>
  <p class="key"><${Icon} name="scales" />${t("rule-mark-ruling")}</p>
  <p class="key"><${Icon} name="gear" />${t("rule-mark-option")}</p></section>`;

/** @param {{args: string[]}} props `rules/GAME/RULE` */
export const RulesScreen = ({ args }) => {
  const [games, none] = useLoaded(() => /** @type {Promise<GameData[]>} */ (get("/games")), [language.value]);
  const game = args[0] || games?.[0]?.game;
  const [told, missing] = useLoaded(
    () => (game ? catalogue(`/games/${encodeURIComponent(game)}/catalogue`) : null),
    [game, language.value],
  );
  const [search, setSearch] = useState("");
  const cited = args[1] ?? "";
  const fault = missing ?? none;
  const table = lastTable.value?.game === game ? lastTable.value : null;
  if (fault) return html`<${NotLoaded} fault=${fault} />`;
  return html`<div class="reader">
    <${Bar} title=${told ? t("rules-of", { title: told.title }) : t("rules")}
      detail=${told ? `· ${t("rules-version", { version: told.rules_version })}` : ""} />
    ${table && html`<${Ribbon} table=${table} />`}
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
        SHELF[told.game] &&
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
      html`${table && html`<${AtYourTable} told=${told} table=${table} />`}<h2>${t("quick-card-short")}</h2>
        <${QuickCard} catalogue=${told} open=${(/** @type {string} */ id) => go("rules", told.game, id)} />
      <${MarksInTheText} />
      <section><h3>${t("about-game")}</h3>
        <p>${told.designers.join(", ")} · ${told.publisher} · ${told.year}</p>${told.notes.map(
          (note) => html`<p class="soft"
        key=${note}>${note}</p>`,
        )}</section>`
    }</aside>
  </div>`;
};
