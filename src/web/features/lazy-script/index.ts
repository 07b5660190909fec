export { FallbackSubmit } from "./fallback-submit.tsx";
export { useLazyScript, type LazyScript } from "./use-lazy-script.ts";
