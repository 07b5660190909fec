import { encodeFileName } from "../../media/index.ts";
import { isRecord, slugify } from "../../shared/index.ts";
import { isExternalLink, normaliseLink, safeLink } from "../links.ts";
import { MAX_DEPTH, type InlineNode, type Mark, type SimpleMark } from "./rich-text.ts";
import { frenchTypography } from "../typography.ts";

type Attributes = Readonly<Record<string, unknown>>;

/** An untrusted node with fields of the right type; missing or invalid ones are empty. */
export type RawNode = {
  readonly type: string;
  readonly attrs: Attributes;
  readonly marks: readonly unknown[];
  readonly text: string;
  readonly content: readonly unknown[];
};

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** Null when the value is not a node. */
export const toRawNode = (value: unknown): RawNode | null =>
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
export const readInteger = (value: unknown, min: number, max: number, fallback: number): number =>
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
export const readInline = (value: unknown, depth: number): readonly InlineNode[] => {
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

export const INLINE_TYPES = new Set(["text", "hard_break", "emoji", "image"]);

export const readInlineContent = (node: RawNode, depth: number): readonly InlineNode[] =>
  node.content.flatMap((child) => readInline(child, depth + 1));
