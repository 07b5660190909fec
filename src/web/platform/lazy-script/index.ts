export { FallbackSubmit } from "./fallback-submit.tsx";
export { type LazyScript, useLazyScript } from "./use-lazy-script.ts";
export { lazyScriptStrings } from "./lazy-script-strings.ts";
