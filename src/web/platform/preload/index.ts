export { observeLink } from "./observe-links.ts";
export { Preloads } from "./preloads.tsx";
export { StyleSheets, useOpenPage } from "./style-sheets.tsx";
