export { observeLink } from "./observe-links.ts";
export { Preloads } from "./preloads.tsx";
