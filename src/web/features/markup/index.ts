export type { MarkupNode } from "./markup-node.ts";
export { Markup } from "./markup.tsx";
export { readMarkup } from "./read-markup.ts";
