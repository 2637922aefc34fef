// Antike on the table of the harness.
import { title } from "/src/quadriga/web/games/antike/index.js";
import { momentOf } from "/src/quadriga/web/games/antike/moment.js";
import { mount, table } from "./mount.js";

const momentAt = (events, step) => momentOf({ ...table(), playing: { events, step } });
await mount({ game: "antike", title, first: "four-rondel" }, { momentAt });
