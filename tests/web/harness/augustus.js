// Augustus on the table of the harness.
import { title } from "/src/quadriga/web/games/augustus/index.js";
import { before } from "/src/quadriga/web/games/augustus/playback.js";
import { mount, table } from "./mount.js";

const earlier = (events) => before(table().envelope.view, events, table().catalogue.board);
await mount({ game: "augustus", title, first: "two-middle" }, { before: earlier });
