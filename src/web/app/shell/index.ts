export { FOOTER_ID } from "./footer.tsx";
export { isFile } from "./is-file.ts";
export { SiteShell } from "./site-shell.tsx";
