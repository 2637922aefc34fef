export * from "./preact/hooks.js";
