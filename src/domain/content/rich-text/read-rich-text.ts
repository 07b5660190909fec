import { slugify } from "../../shared/index.ts";
import { INLINE_TYPES, readInlineContent, toRawNode, readInline, readInteger, type RawNode } from "./read-inline.ts";
import { MAX_DEPTH, type BlockNode, type ListItem, type RichTextDocument, type TableCell } from "./rich-text.ts";

const readHeading = (node: RawNode, depth: number): BlockNode => {
  const content = readInlineContent(node, depth);
  const headingText = content.map((inline) => ("text" in inline ? inline.text : " ")).join("");
  // The page title is the only h1.
  const level = readInteger(node.attrs["level"], 2, 6, 2) as 2 | 3 | 4 | 5 | 6;
  return { type: "heading", attrs: { level, id: slugify(headingText) }, content };
};

const readItems = (node: RawNode, depth: number): readonly ListItem[] =>
  node.content.flatMap((child) => {
    const item = toRawNode(child);
    return item?.type === "list_item"
      ? [{ type: "list_item" as const, content: readBlocks(item.content, depth + 2) }]
      : [];
  });

const readCells = (row: RawNode, depth: number): readonly TableCell[] =>
  row.content.flatMap((child) => {
    const cell = toRawNode(child);
    if (cell?.type !== "tableCell" && cell?.type !== "tableHeader") return [];
    const attrs = {
      colspan: readInteger(cell.attrs["colspan"], 1, 20, 1),
      rowspan: readInteger(cell.attrs["rowspan"], 1, 100, 1),
    };
    return [{ type: cell.type, attrs, content: readBlocks(cell.content, depth + 3) }];
  });

const readTable = (node: RawNode, depth: number): BlockNode => ({
  type: "table",
  content: node.content.flatMap((child) => {
    const row = toRawNode(child);
    return row?.type === "tableRow" ? [{ type: "tableRow" as const, content: readCells(row, depth) }] : [];
  }),
});

const BLOCKS: Readonly<Record<string, (node: RawNode, depth: number) => BlockNode>> = {
  paragraph: (node, depth) => ({ type: "paragraph", content: readInlineContent(node, depth) }),
  heading: readHeading,
  bullet_list: (node, depth) => ({ type: "bullet_list", content: readItems(node, depth) }),
  ordered_list: (node, depth) => ({
    type: "ordered_list",
    attrs: { start: readInteger(node.attrs["order"], 1, 100_000, 1) },
    content: readItems(node, depth),
  }),
  blockquote: (node, depth) => ({ type: "blockquote", content: readBlocks(node.content, depth + 1) }),
  code_block: (node) => ({
    type: "code_block",
    attrs: { language: /^language-([a-z0-9+-]+)$/.exec(String(node.attrs["class"]))?.[1] ?? null },
    text: node.content.map((child) => toRawNode(child)?.text ?? "").join(""),
  }),
  horizontal_rule: () => ({ type: "horizontal_rule" }),
  table: readTable,
};

/** Blank lines are removed; spacing is up to the style sheet. */
const isEmpty = (block: BlockNode): boolean =>
  block.type !== "code_block" && block.type !== "horizontal_rule" && block.content.length === 0;

const readBlocks = (values: readonly unknown[], depth: number): readonly BlockNode[] => {
  if (depth > MAX_DEPTH) return [];
  return values.flatMap((value) => {
    const node = toRawNode(value);
    if (node === null) return [];
    const read = Object.hasOwn(BLOCKS, node.type) ? BLOCKS[node.type] : undefined;
    if (read) return [read(node, depth)].filter((block) => !isEmpty(block));
    // Sections within a rich text became sections of the page before: `expandSection`.
    if (node.type === "blok") return [];
    // Inline nodes at block level become a paragraph; unknown nodes are replaced with their content.
    if (!INLINE_TYPES.has(node.type)) return readBlocks(node.content, depth + 1);
    const content = readInline(node, depth);
    return content.length === 0 ? [] : [{ type: "paragraph" as const, content }];
  });
};

/**
 * Sanitises a rich text document. The result contains only known nodes and safe links, headings from level 2, French
 * typography, and at most `MAX_DEPTH` levels. Sections, blank lines and inline styles are removed. Null when the
 * value is not a document.
 */
export const readRichText = (value: unknown): RichTextDocument | null => {
  const document = toRawNode(value);
  return document?.type === "doc" ? { type: "doc", content: readBlocks(document.content, 0) } : null;
};
