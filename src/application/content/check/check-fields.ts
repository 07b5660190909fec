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
