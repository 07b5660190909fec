export { isFile } from "./is-file.ts";
export { shellViewOf } from "./shell-markup.ts";
export { SiteShell } from "./site-shell.tsx";
