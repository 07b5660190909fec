import { isRecord } from "../../shared/index.ts";
import { isEmptyLink } from "../links.ts";

type Fields = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isTable = (value: unknown): value is Fields =>
  isRecord(value) && (Array.isArray(value["thead"]) || Array.isArray(value["tbody"]));

const cellsOf = (cells: unknown): readonly unknown[] =>
  listOf(cells).map((cell) => (isRecord(cell) ? (cell["value"] ?? "") : cell));

const rowsOf = ({ thead, tbody }: Fields): readonly (readonly unknown[])[] => [
  ...(Array.isArray(thead) ? [cellsOf(thead)] : []),
  ...listOf(tbody).map((row) => cellsOf(isRecord(row) ? row["body"] : row)),
];

/** A table section of which a field is a table of the content service, in whichever of its fields that stands. */
export const withTableField = (section: unknown): unknown => {
  if (!isRecord(section) || section["component"] !== "table") return section;
  const table = ["table", "head", "rows"].map((name) => section[name]).find(isTable);
  if (table === undefined) return section;
  const [head, ...rows] = rowsOf(table);
  return { ...section, head, rows };
};

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === "string" && value.trim() === "");

const isRichText = (value: Fields): boolean => value["type"] === "doc";

const isEmptyList = (value: unknown): boolean => isBlank(value) || (Array.isArray(value) && value.length === 0);

/** No file was selected. */
const isEmptyAsset = (value: Fields): boolean =>
  ("filename" in value || value["fieldtype"] === "asset") && isBlank(value["filename"]);

const isEmptyRichText = (value: Fields): boolean => {
  const { content } = value;
  if (!isRichText(value)) return false;
  return (
    isEmptyList(content) ||
    (Array.isArray(content) &&
      content.every((node) => isRecord(node) && node["type"] === "paragraph" && isEmptyList(node["content"])))
  );
};

const isEmptyTable = (value: Fields): boolean =>
  "thead" in value && "tbody" in value && isEmptyList(value["thead"]) && isEmptyList(value["tbody"]);

/** True if an editor left the field empty, for any field type of the content service. */
const isEmptyField = (value: unknown): boolean => {
  if (isBlank(value) || isEmptyList(value)) return true;
  if (!isRecord(value)) return false;
  return isEmptyAsset(value) || isEmptyLink(value) || isEmptyRichText(value) || isEmptyTable(value);
};

const isNothing = (value: unknown): boolean => isRecord(value) && Object.keys(value).length === 0;

/**
 * Removes empty fields at any depth, so that schemas treat them as absent. List items keep their positions; rich text
 * is not changed.
 */
export const withoutEmptyFields = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutEmptyFields);
  if (!isRecord(value) || isRichText(value)) return value;
  const fields = Object.entries(value)
    .filter(([, field]) => !isEmptyField(field))
    .map(([name, field]) => [name, withoutEmptyFields(field)] as const);
  return Object.fromEntries(fields.filter(([, field]) => !isNothing(field)));
};

/** A section that is not parsed yet. `field`: its path within the story. */
export type RawSection = { readonly field: string; readonly value: unknown };

/** `value` without the sections within its rich texts, and these sections in their order. */
type Separated = { readonly value: unknown; readonly sections: readonly RawSection[] };

/** Sections within rich text are nodes of the type `blok` at the content service. */
const blocksOf = (node: unknown): readonly unknown[] | null => {
  if (!isRecord(node) || node["type"] !== "blok") return null;
  const { attrs } = node;
  return isRecord(attrs) && Array.isArray(attrs["body"]) ? attrs["body"] : [];
};

const toRawSections = (blocks: readonly unknown[], field: string): readonly RawSection[] =>
  blocks.flatMap((block, index) =>
    expandSection({ field: `${field}.attrs.body.${index}`, value: withoutEmptyFields(block) }),
  );

/** Removes the sections from a value at any depth. */
const separate = (value: unknown, field: string): Separated => {
  if (Array.isArray(value)) {
    const parts = value.map((child: unknown, index): Separated & { readonly isBlock: boolean } => {
      const [path, blocks] = [`${field}.${index}`, blocksOf(child)];
      return blocks === null
        ? { ...separate(child, path), isBlock: false }
        : { value: null, sections: toRawSections(blocks, path), isBlock: true };
    });
    return {
      value: parts.filter(({ isBlock }) => !isBlock).map((part) => part.value),
      sections: parts.flatMap(({ sections }) => sections),
    };
  }
  if (!isRecord(value)) return { value, sections: [] };
  const parts = Object.entries(value).map(([name, child]) => [name, separate(child, `${field}.${name}`)] as const);
  return {
    value: Object.fromEntries(parts.map(([name, part]) => [name, part.value])),
    sections: parts.flatMap(([, { sections }]) => sections),
  };
};

const isWordless = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.every(isWordless)
    : !isRecord(value) || (!("text" in value) && isWordless(value["content"]));

type TextPart = { readonly nodes: readonly unknown[]; readonly sections: readonly RawSection[] };

/** The nodes of a document up to each section among them. */
const splitDocument = (nodes: readonly unknown[], field: string): readonly TextPart[] => {
  const parts: { nodes: unknown[]; sections: readonly RawSection[] }[] = [{ nodes: [], sections: [] }];
  for (const [index, node] of nodes.entries()) {
    const path = `${field}.${index}`;
    const blocks = blocksOf(node);
    const { value, sections } =
      blocks === null ? separate(node, path) : { value: null, sections: toRawSections(blocks, path) };
    const part = parts.at(-1);
    if (blocks === null) part?.nodes.push(value);
    if (part === undefined || sections.length === 0) continue;
    part.sections = sections;
    parts.push({ nodes: [], sections: [] });
  }
  return parts;
};

/** A text with the sections among its paragraphs between its parts; title and anchor stay with the first one. */
const expandText = ({ field, value }: RawSection, text: Fields, nodes: readonly unknown[]): readonly RawSection[] => {
  const { title, anchor, ...others } = value as Fields;
  return splitDocument(nodes, `${field}.text.content`).flatMap((part, index) => {
    const head =
      index === 0 ? { ...(title === undefined ? {} : { title }), ...(anchor === undefined ? {} : { anchor }) } : {};
    const hasWords = !isWordless(part.nodes);
    const body = hasWords ? { text: { ...text, content: part.nodes } } : {};
    const { text: _, ...rest } = others;
    const isEmpty = !hasWords && !("title" in head);
    return [...(isEmpty ? [] : [{ field, value: { ...rest, ...head, ...body } }]), ...part.sections];
  });
};

const hasBlock = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some((child) => blocksOf(child) !== null || hasBlock(child))
    : isRecord(value) && Object.values(value).some(hasBlock);

/**
 * A section, and the sections that editors inserted into its rich texts as sections of the page: in a text where they
 * stand, else after it.
 */
export const expandSection = (section: RawSection): readonly RawSection[] => {
  const { field, value } = section;
  if (!hasBlock(value)) return [section];
  if (isRecord(value) && value["component"] === "text" && isRecord(value["text"])) {
    const { content } = value["text"];
    if (Array.isArray(content)) return expandText(section, value["text"], content);
  }
  const { value: rest, sections } = separate(value, field);
  return [{ field, value: rest }, ...sections];
};
