import { isRecord, slugify } from "../../shared/index.ts";
import { encodeFileName } from "../../media/index.ts";
import { isExternalLink, normaliseLink, safeLink } from "../links.ts";
import { frenchTypography } from "../typography.ts";
import {
  type BlockNode,
  type InlineNode,
  type ListItem,
  type Mark,
  MAX_DEPTH,
  type RichTextDocument,
  type SimpleMark,
  type TableCell,
} from "./rich-text.ts";

type Attributes = Readonly<Record<string, unknown>>;

/** An untrusted node with fields of the right type; missing or invalid ones are empty. */
type RawNode = {
  readonly type: string;
  readonly attrs: Attributes;
  readonly marks: readonly unknown[];
  readonly text: string;
  readonly content: readonly unknown[];
};

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** Null when the value is not a node. */
const toRawNode = (value: unknown): RawNode | null =>
  isRecord(value) && typeof value["type"] === "string"
    ? {
        type: value["type"],
        attrs: isRecord(value["attrs"]) ? value["attrs"] : {},
        marks: list(value["marks"]),
        text: text(value["text"]) ?? "",
        content: list(value["content"]),
      }
    : null;

/** An integer attribute from `min` to `max`, or the fallback. */
const readInteger = (value: unknown, min: number, max: number, fallback: number): number =>
  typeof value === "number" && Number.isInteger(value) && value >= min && value <= max ? value : fallback;

const SIMPLE_MARKS: ReadonlySet<string> = new Set<SimpleMark>([
  "bold",
  "italic",
  "strike",
  "underline",
  "code",
  "superscript",
  "subscript",
  "highlight",
]);

/**
 * Null for marks that are removed: unknown marks, unsafe links, and inline styles such as colours, whose contrast is not
 * guaranteed in both colour schemes.
 */
const readMark = (value: unknown): Mark | null => {
  const mark = toRawNode(value);
  if (mark === null) return null;
  if (mark.type === "strong") return { type: "bold" };
  if (SIMPLE_MARKS.has(mark.type)) return { type: mark.type as SimpleMark };
  if (mark.type === "anchor") {
    const id = slugify(text(mark.attrs["id"]) ?? "");
    return id === "" ? null : { type: "anchor", attrs: { id } };
  }
  if (mark.type !== "link") return null;
  const href = safeLink(normaliseLink("linktype" in mark.attrs ? mark.attrs : mark.attrs["href"]));
  return href === null ? null : { type: "link", attrs: { href, external: isExternalLink(href) } };
};

const readImage = (attrs: Attributes): InlineNode | null => {
  const link = normaliseLink(attrs["src"]);
  const src = safeLink(typeof link === "string" ? encodeFileName(link) : link);
  if (src === null || !/^(?:https:|\/)/.test(src)) return null;
  return { type: "image", attrs: { src, alt: text(attrs["alt"]) ?? "", title: text(attrs["title"]) } };
};

/** The Unicode character, or the name between colons when there is only a picture. */
const readEmoji = (attrs: Attributes): InlineNode | null => {
  const name = text(attrs["name"]);
  const character = text(attrs["emoji"]) ?? (name && `:${name}:`);
  return character === null ? null : { type: "emoji", text: character };
};

const readText = (node: RawNode): InlineNode | null => {
  if (node.text === "") return null;
  const marks = node.marks.map(readMark).filter((mark) => mark !== null);
  const isCode = marks.some((mark) => mark.type === "code");
  return { type: "text", text: isCode ? node.text : frenchTypography(node.text), marks };
};

/** Reads an inline node. Unknown nodes are replaced with their content; nodes below `MAX_DEPTH` are removed. */
const readInline = (value: unknown, depth: number): readonly InlineNode[] => {
  const node = toRawNode(value);
  if (node === null || depth > MAX_DEPTH) return [];
  const asList = (inline: InlineNode | null): readonly InlineNode[] => (inline === null ? [] : [inline]);
  switch (node.type) {
    case "text":
      return asList(readText(node));
    case "hard_break":
      return [{ type: "hard_break" }];
    case "emoji":
      return asList(readEmoji(node.attrs));
    case "image":
      return asList(readImage(node.attrs));
    default:
      return node.content.flatMap((child) => readInline(child, depth + 1));
  }
};

const INLINE_TYPES = new Set(["text", "hard_break", "emoji", "image"]);

const readInlineContent = (node: RawNode, depth: number): readonly InlineNode[] =>
  node.content.flatMap((child) => readInline(child, depth + 1));

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
