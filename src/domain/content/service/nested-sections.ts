import { isRecord } from "../../shared/index.ts";
import { withoutEmptyFields } from "./empty-fields.ts";

type Fields = Readonly<Record<string, unknown>>;

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
