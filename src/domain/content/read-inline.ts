import { slugify } from "../shared/index.ts";
import { isExternalLink, linkText, safeLink } from "./links.ts";
import { MAX_DEPTH, type InlineNode, type Mark, type SimpleMark } from "./rich-text.ts";
import { frenchTypography } from "./typography.ts";

type Attributes = Readonly<Record<string, unknown>>;
/** A node as it came, its fields of the right kind or empty. */
export type Raw = {
  readonly type: string;
  readonly attrs: Attributes;
  readonly marks: readonly unknown[];
  readonly text: string;
  readonly content: readonly unknown[];
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** The node in a value, or null where there is none. */
export const raw = (value: unknown): Raw | null =>
  isObject(value) && typeof value["type"] === "string"
    ? {
        type: value["type"],
        attrs: isObject(value["attrs"]) ? value["attrs"] : {},
        marks: list(value["marks"]),
        text: text(value["text"]) ?? "",
        content: list(value["content"]),
      }
    : null;

/** A whole number from an attribute, or what stands in for it. */
export const wholeNumber = (value: unknown, from: number, to: number, otherwise: number): number =>
  typeof value === "number" && Number.isInteger(value) && value >= from && value <= to ? value : otherwise;

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
 * A mark as it may be shown. Colours, classes and other styles an editor picked are dropped, for nobody can vouch for their
 * contrast by day and by night; so are unknown marks and links of a forbidden scheme. Their text stays.
 */
const readMark = (value: unknown): Mark | null => {
  const mark = raw(value);
  if (mark === null) return null;
  if (mark.type === "strong") return { type: "bold" };
  if (SIMPLE_MARKS.has(mark.type)) return { type: mark.type as SimpleMark };
  if (mark.type === "anchor") {
    const id = slugify(text(mark.attrs["id"]) ?? "");
    return id === "" ? null : { type: "anchor", attrs: { id } };
  }
  if (mark.type !== "link") return null;
  const href = safeLink("linktype" in mark.attrs ? linkText(mark.attrs) : mark.attrs["href"]);
  return href === null ? null : { type: "link", attrs: { href, external: isExternalLink(href) } };
};

const readImage = (attrs: Attributes): InlineNode | null => {
  const src = safeLink(attrs["src"]);
  if (src === null || !/^(?:https:|\/)/.test(src)) return null;
  return { type: "image", attrs: { src, alt: text(attrs["alt"]) ?? "", title: text(attrs["title"]) } };
};

/** The sign itself; where the editor has only a picture of it, its name between colons. */
const readEmoji = (attrs: Attributes): InlineNode | null => {
  const name = text(attrs["name"]);
  const sign = text(attrs["emoji"]) ?? (name && `:${name}:`);
  return sign === null ? null : { type: "emoji", text: sign };
};

const readText = (node: Raw): InlineNode | null => {
  if (node.text === "") return null;
  const marks = node.marks.map(readMark).filter((mark) => mark !== null);
  const isCode = marks.some((mark) => mark.type === "code");
  return { type: "text", text: isCode ? node.text : frenchTypography(node.text), marks };
};

/** An inline node, and those inside a box nobody knows; nothing below the depth cap. */
export const readInline = (value: unknown, depth: number): readonly InlineNode[] => {
  const node = raw(value);
  if (node === null || depth > MAX_DEPTH) return [];
  const one = (inline: InlineNode | null): readonly InlineNode[] => (inline === null ? [] : [inline]);
  switch (node.type) {
    case "text":
      return one(readText(node));
    case "hard_break":
      return [{ type: "hard_break" }];
    case "emoji":
      return one(readEmoji(node.attrs));
    case "image":
      return one(readImage(node.attrs));
    default:
      return node.content.flatMap((child) => readInline(child, depth + 1));
  }
};

export const INLINE_TYPES = new Set(["text", "hard_break", "emoji", "image"]);

/** What stands in a line of a node. */
export const inlines = (node: Raw, depth: number): readonly InlineNode[] =>
  node.content.flatMap((child) => readInline(child, depth + 1));
