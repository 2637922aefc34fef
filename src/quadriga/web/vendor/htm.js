export { default } from "./htm/htm.js";
