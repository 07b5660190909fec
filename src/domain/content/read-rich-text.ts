import { slugify } from "../shared/index.ts";
import { INLINE_TYPES, inlines, raw, readInline, wholeNumber, type Raw } from "./read-inline.ts";
import { MAX_DEPTH, type BlockNode, type ListItem, type RichText, type TableCell } from "./rich-text.ts";

const readHeading = (node: Raw, depth: number): BlockNode => {
  const content = inlines(node, depth);
  const words = content.map((inline) => ("text" in inline ? inline.text : " ")).join("");
  // The page's own title is the one h1.
  const level = wholeNumber(node.attrs["level"], 2, 6, 2) as 2 | 3 | 4 | 5 | 6;
  return { type: "heading", attrs: { level, id: slugify(words) }, content };
};

const readItems = (node: Raw, depth: number): readonly ListItem[] =>
  node.content.flatMap((child) => {
    const item = raw(child);
    return item?.type === "list_item"
      ? [{ type: "list_item" as const, content: readBlocks(item.content, depth + 2) }]
      : [];
  });

const readCells = (row: Raw, depth: number): readonly TableCell[] =>
  row.content.flatMap((child) => {
    const cell = raw(child);
    if (cell?.type !== "tableCell" && cell?.type !== "tableHeader") return [];
    const attrs = {
      colspan: wholeNumber(cell.attrs["colspan"], 1, 20, 1),
      rowspan: wholeNumber(cell.attrs["rowspan"], 1, 100, 1),
    };
    return [{ type: cell.type, attrs, content: readBlocks(cell.content, depth + 3) }];
  });

const readTable = (node: Raw, depth: number): BlockNode => ({
  type: "table",
  content: node.content.flatMap((child) => {
    const row = raw(child);
    return row?.type === "tableRow" ? [{ type: "tableRow" as const, content: readCells(row, depth) }] : [];
  }),
});

const BLOCKS: Readonly<Record<string, (node: Raw, depth: number) => BlockNode>> = {
  paragraph: (node, depth) => ({ type: "paragraph", content: inlines(node, depth) }),
  heading: readHeading,
  bullet_list: (node, depth) => ({ type: "bullet_list", content: readItems(node, depth) }),
  ordered_list: (node, depth) => ({
    type: "ordered_list",
    attrs: { start: wholeNumber(node.attrs["order"], 1, 100_000, 1) },
    content: readItems(node, depth),
  }),
  blockquote: (node, depth) => ({ type: "blockquote", content: readBlocks(node.content, depth + 1) }),
  code_block: (node) => ({
    type: "code_block",
    attrs: { language: /^language-([a-z0-9+-]+)$/.exec(String(node.attrs["class"]))?.[1] ?? null },
    text: node.content.map((child) => raw(child)?.text ?? "").join(""),
  }),
  horizontal_rule: () => ({ type: "horizontal_rule" }),
  table: readTable,
};

/** An editor's blank line: the page has a rhythm of its own. */
const isEmpty = (block: BlockNode): boolean =>
  block.type !== "code_block" && block.type !== "horizontal_rule" && block.content.length === 0;

const readBlocks = (values: readonly unknown[], depth: number): readonly BlockNode[] => {
  if (depth > MAX_DEPTH) return [];
  return values.flatMap((value) => {
    const node = raw(value);
    if (node === null) return [];
    const read = Object.hasOwn(BLOCKS, node.type) ? BLOCKS[node.type] : undefined;
    if (read) return [read(node, depth)].filter((block) => !isEmpty(block));
    // Sections within a text: a text has no room for them.
    if (node.type === "blok") return [];
    // Text that stands where a block should is a paragraph; a box nobody knows is opened.
    if (!INLINE_TYPES.has(node.type)) return readBlocks(node.content, depth + 1);
    const content = readInline(node, depth);
    return content.length === 0 ? [] : [{ type: "paragraph" as const, content }];
  });
};

/**
 * Reads a rich text once, at the edge: what comes out holds known nodes only, links of http(s), mailto, tel or the site,
 * headings from level 2, French typography, and nothing deeper than 20. Sections within a text, blank lines and styles of
 * an editor's own are left out. Null where the value is no document.
 */
export const readRichText = (value: unknown): RichText | null => {
  const document = raw(value);
  return document?.type === "doc" ? { type: "doc", content: readBlocks(document.content, 0) } : null;
};
