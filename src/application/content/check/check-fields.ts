import {
  type ContentProblem,
  type ContentFieldKind,
  type ContentFieldKinds,
  PAGE_FIELDS,
  type RawStory,
  SECTION_FIELDS,
  SHELL_FIELDS,
  SHELL_SLUG,
} from "#domain/content/index.ts";
import { findNearest } from "#domain/imports/index.ts";
import { isRecord } from "#domain/shared/index.ts";
import { joinField } from "./content-nodes.ts";
import type { ModelFigures } from "./site-inventory.ts";

/** Markdown and HTML that visitors would read as signs: links, bold, headings, tags, entities. */
const MARKUP =
  /\[[^\][]{1,200}\]\([^()\s]{1,300}\)|\*\*[^*\s]|__[^_\s]|^#{1,6} |<\/?[a-z][^<>]{0,200}>|&(?:[a-z]{2,8}|#\d{2,5});/i;

type Text = { readonly field: string; readonly text: string };

const isCode = (node: Readonly<Record<string, unknown>>): boolean =>
  node["type"] === "code_block" ||
  (Array.isArray(node["marks"]) && node["marks"].some((mark) => isRecord(mark) && mark["type"] === "code"));

/** Every text of a value, but code. */
const textsOf = (value: unknown, field: string): readonly Text[] => {
  if (typeof value === "string") return [{ field, text: value }];
  if (typeof value !== "object" || value === null || (isRecord(value) && isCode(value))) return [];
  return Object.entries(value).flatMap(([key, child]) => textsOf(child, joinField(field, key)));
};

const problemsOf = (story: string, texts: readonly Text[]): readonly ContentProblem[] =>
  texts.flatMap(({ field, text }) => {
    const markup = MARKUP.exec(text)?.[0];
    return markup === undefined ? [] : [{ story, field, message: `shows ${JSON.stringify(markup)} as it is written` }];
  });

/** Something whose texts visitors read. `field`: where its texts begin. */
export type ReadableContent = { readonly story: string; readonly field: string; readonly value: unknown };

/** Reports markup in texts that are shown as they are. */
export const checkMarkup = (contents: readonly ReadableContent[]): readonly ContentProblem[] =>
  contents.flatMap(({ story, field, value }) => problemsOf(story, textsOf(value, field)));

/** The texts of the catalogue's models, which their pages show. */
export const modelTexts = (models: ReadonlyMap<string, ModelFigures>): readonly ReadableContent[] =>
  [...models].map(([story, { intro, highlights }]) => ({ story, field: "", value: { intro, highlights } }));

/** Every block has them. */
const BLOCK_FIELDS = new Set(["_uid", "component"]);

type Unknown = { readonly field: string; readonly message: string };

const inValue = (value: unknown, kind: ContentFieldKind, path: string): readonly Unknown[] => {
  if (kind.type === "list" && Array.isArray(value))
    return value.flatMap((item, index) => inValue(item, kind.item, `${path}.${index}`));
  return kind.type === "block" && isRecord(value) ? inFields(value, kind.fields, path) : [];
};

const inFields = (
  fields: Readonly<Record<string, unknown>>,
  known: ContentFieldKinds,
  path: string,
): readonly Unknown[] =>
  Object.entries(fields).flatMap(([name, value]) => {
    if (BLOCK_FIELDS.has(name)) return [];
    const field = joinField(path, name);
    const kind = Object.hasOwn(known, name) ? known[name] : undefined;
    if (kind !== undefined) return inValue(value, kind, field);
    const nearest = findNearest(name, Object.keys(known));
    return [{ field, message: `is no field of it${nearest === null ? "" : `; the nearest is "${nearest}"`}` }];
  });

const inSection = (section: unknown, index: number): readonly Unknown[] => {
  if (!isRecord(section)) return [];
  const known = SECTION_FIELDS[String(section["component"])];
  return known === undefined ? [] : inFields(section, known, `sections.${index}`);
};

/** Reports fields of files that nothing reads: they are misspelt, or of another section. */
export const checkFields = (stories: readonly RawStory[]): readonly ContentProblem[] =>
  stories.flatMap(({ full_slug: story, content: { body, ...fields } }) => {
    const sections = Array.isArray(body) ? body.flatMap(inSection) : [];
    const known = story === SHELL_SLUG ? SHELL_FIELDS : PAGE_FIELDS;
    return [...inFields(fields, known, ""), ...sections].map((unknown) => ({ story, ...unknown }));
  });
