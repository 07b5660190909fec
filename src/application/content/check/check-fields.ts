import {
  type ContentFieldKind,
  type ContentFieldKinds,
  type ContentProblem,
  PAGE_FIELDS,
  type RawStory,
  SECTION_FIELDS,
  SHELL_FIELDS,
  SHELL_SLUG,
  type Story,
} from "#domain/content/index.ts";
import type { ModelFigures, SiteInventory } from "./site-inventory.ts";
import { findNearest } from "#domain/imports/index.ts";
import { isRecord } from "#domain/shared/index.ts";
import { joinField } from "./content-nodes.ts";

/** Limits of search engine results, in characters. */
const MAX_TITLE_LENGTH = 75;
const MIN_DESCRIPTION_LENGTH = 50;
const MAX_DESCRIPTION_LENGTH = 170;

const findDuplicates = (stories: readonly Story[], field: "title" | "description"): readonly ContentProblem[] => {
  const first = new Map<string, string>();
  return stories.flatMap((story) => {
    const text = story[field]?.toLowerCase();
    if (text === undefined) return [];
    const other = first.get(text);
    if (other === undefined) first.set(text, story.slug);
    return other === undefined ? [] : [{ story: story.slug, field, message: `is the ${field} of "${other}" too` }];
  });
};

/** Reports duplicate and truncated titles. */
export const checkTitles = (stories: readonly Story[]): readonly ContentProblem[] => [
  ...stories
    .filter(({ title }) => title.length > MAX_TITLE_LENGTH)
    .map(({ slug, title }) => ({
      story: slug,
      field: "title",
      message: `has ${title.length} characters, of which ${MAX_TITLE_LENGTH} are shown`,
    })),
  ...findDuplicates(stories, "title"),
];

const descriptionProblem = (description: string | null): string | null => {
  if (description === null) return "is missing";
  const { length } = description;
  if (length < MIN_DESCRIPTION_LENGTH) return `has ${length} characters; ${MIN_DESCRIPTION_LENGTH} say something`;
  return length > MAX_DESCRIPTION_LENGTH
    ? `has ${length} characters, of which ${MAX_DESCRIPTION_LENGTH} are shown`
    : null;
};

/** Reports missing, short, long and duplicate descriptions of indexed pages. */
export const checkDescriptions = (stories: readonly Story[]): readonly ContentProblem[] => {
  const indexed = stories.filter(({ noindex }) => !noindex);
  return [
    ...indexed.flatMap(({ slug, description }) => {
      const problem = descriptionProblem(description);
      return problem === null ? [] : [{ story: slug, field: "description", message: problem }];
    }),
    ...findDuplicates(indexed, "description"),
  ];
};

/** Reports forms that are not rendered: those this market does not offer, and every form of a page after the first. */
export const checkForms = (
  stories: readonly Story[],
  { isFormOffered }: Pick<SiteInventory, "isFormOffered">,
): readonly ContentProblem[] =>
  stories.flatMap((story) => {
    const shown = story.sections.find((section) => section.component === "form" && isFormOffered(section.kind));
    return story.sections.flatMap((section, index) => {
      if (section.component !== "form" || section === shown) return [];
      const reason = isFormOffered(section.kind)
        ? "the page has a form before this one, and one at most"
        : `"${section.kind}" is nothing this market asks for`;
      const field = `${story.sectionFields[index]}.kind`;
      return [{ story: story.slug, field, message: `${reason}: the form is left out` }];
    });
  });

/** Reports stories without sections, and duplicate anchors. */
export const checkSections = (stories: readonly Story[]): readonly ContentProblem[] =>
  stories.flatMap(({ slug, sections }) => {
    const anchors = sections.flatMap((section) => ("anchor" in section ? (section.anchor ?? []) : []));
    const duplicates = new Set(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index));
    return [
      ...(sections.length === 0 ? [{ story: slug, field: "sections", message: "has nothing to show" }] : []),
      ...[...duplicates].map((anchor) => ({
        story: slug,
        field: "sections",
        message: `has the anchor "${anchor}" twice`,
      })),
    ];
  });

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
