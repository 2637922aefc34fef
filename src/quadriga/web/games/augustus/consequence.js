// What a move would change for whoever decides: objectives that fill or empty, points by source. The tray draws it, the list
// of decisions says it.
import { legionsOn, slotsOf } from "./objective.js";
import { stage } from "./stage.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {{id: string, was: number, will: number, all: number}} Filling */

/**
 * @param {Table} table
 * @returns {{filling: Filling[], gains: {source: string, change: number}[], before: number, after: number}}
 */
export function consequence(table) {
  const { now, next } = stage(table);
  const { seat } = table.envelope;
  const [own, then] = [now.seats[seat], next.seats[seat]];
  const filling = own.objectives.flatMap((one) => {
    const after = then.objectives.find((other) => other.id === one.id);
    const all = slotsOf(table, one.id).length;
    const [was, will] = [legionsOn(one.filled), after?.stage === "in_progress" ? legionsOn(after.filled) : all];
    return was === will || one.stage !== "in_progress" ? [] : [{ id: one.id, was, will, all }];
  });
  const changes = Object.keys(own.points).map((source) => ({ source, change: then.points[source] - own.points[source] }));
  return { filling, gains: changes.filter(({ change }) => change !== 0), before: own.total, after: then.total };
}
