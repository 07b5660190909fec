export { reloadOnce } from "./chunk-failure.ts";
export { NewVersion } from "./new-version.tsx";
