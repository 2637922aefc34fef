export * from "./preact/preact.js";
