export { reloadOnce } from "./chunk-failure.ts";
export { NewVersion } from "./new-version.tsx";
export { ownBuild } from "./own-build.ts";
