export { isFile } from "./is-file.ts";
export { buildShellView } from "./shell-view.ts";
export { shellViewOf, toShellMarkup } from "./shell-markup.ts";
export { SiteShell } from "./site-shell.tsx";
