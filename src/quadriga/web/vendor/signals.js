export * from "./signals/signals.js";
