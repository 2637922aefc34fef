// Which version of the page this is: all its files lie under one address, /v/VERSION/.
import { computed } from "../vendor/signals/signals.js";
import { served } from "./line.js";

const own = /\/v\/([0-9a-f]+)\/app\//.exec(import.meta.url)?.[1];

/** Whether the server has a newer page. */
export const isOld = computed(() => own !== undefined && served.value !== "" && served.value !== own);
