/** An object within a content value. `field`: its path, "sections.2.items.0". */
export type ContentNode = { readonly field: string; readonly node: Readonly<Record<string, unknown>> };

/** The path of a field within the value at `field`. */
export const joinField = (field: string, key: string): string => (field === "" ? key : `${field}.${key}`);

/** All objects of a content value, including itself. */
export const collectNodes = (value: unknown, field = ""): readonly ContentNode[] => {
  if (typeof value !== "object" || value === null) return [];
  const children = Object.entries(value).flatMap(([key, child]) => collectNodes(child, joinField(field, key)));
  return Array.isArray(value) ? children : [{ field, node: value as ContentNode["node"] }, ...children];
};

/** All texts in fields with one of the names. */
export const nodeTexts = (
  nodes: readonly ContentNode[],
  names: readonly string[],
): readonly { readonly field: string; readonly text: string }[] =>
  nodes.flatMap(({ field, node }) =>
    names.flatMap((name) => {
      const text = node[name];
      return typeof text === "string" ? [{ field: joinField(field, name), text }] : [];
    }),
  );

/** A text, or a row of cells. `field`: its path. */
export type ContentText = { readonly field: string; readonly value: string | readonly string[] };

const isText = (value: unknown): value is string => typeof value === "string";

type InlineText = {
  readonly type?: unknown;
  readonly text?: unknown;
  readonly marks?: readonly { readonly type?: unknown }[];
};

/** Inline rich text as one text; linked text ends with "](" as in Markdown. */
const inlineText = (nodes: readonly unknown[]): string =>
  nodes
    .map((node) => {
      const { text, marks = [] } = node as InlineText;
      if (!isText(text)) return " ";
      return marks.some(({ type }) => type === "link") ? `[${text}](` : text;
    })
    .join("");

const isInline = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.some((node) => (node as InlineText | null)?.type === "text");

/** All texts of a content value: fields, rows of tables, and each paragraph of rich text as one. */
export const collectTexts = (value: unknown, field = ""): readonly ContentText[] => {
  if (isText(value)) return [{ field, value }];
  if (typeof value !== "object" || value === null) return [];
  if (isInline(value)) return [{ field, value: inlineText(value) }];
  if (Array.isArray(value) && value.length > 0 && value.every(isText)) return [{ field, value }];
  return Object.entries(value).flatMap(([key, child]) => collectTexts(child, joinField(field, key)));
};
