// Caesar! on the table of the harness.
import { title } from "/src/quadriga/web/games/caesar/index.js";
import { before } from "/src/quadriga/web/games/caesar/playback.js";
import { mount, table } from "./mount.js";

const earlier = (events) => before(table().envelope.view, events, table().catalogue.board);
await mount({ game: "caesar", title, first: "base-middle" }, { before: earlier });
