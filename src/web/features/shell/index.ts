export { buildShellView } from "./shell-view.ts";
export { SiteShell } from "./site-shell.tsx";
