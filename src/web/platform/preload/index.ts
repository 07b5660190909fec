export { observeLink } from "./observe-links.ts";
export { Preloads } from "./preloads.tsx";
export { StyleSheets } from "./style-sheets.tsx";
