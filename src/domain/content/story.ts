import { err, isRecord, ok, type Result } from "../shared/index.ts";
import { z } from "zod";
import { expandSection, type RawSection, withoutEmptyFields, withTableField } from "./service/nested-sections.ts";
import { type ContentFault, describeIssue, ownFault } from "./faults/faults.ts";
import { unsafeLinks } from "./links.ts";
import { type Loss, parseWithLosses } from "./faults/repair.ts";
import { type Section, SECTION_SCHEMAS } from "./sections.ts";
import { EMPTY_SHELL, type Shell, SHELL_SLUG, shellSchema } from "./shell.ts";
import { daySchema, instantSchema } from "./dates.ts";
import {
  emptiableLineSchema,
  lineSchema,
  optionalImageSchema,
  optionalParagraphSchema,
  singleBlockSchema,
} from "./section-fields.ts";
import { heroSectionSchema } from "./sections/texts.ts";
import type { RawStory } from "./raw-story.ts";

/** Attributes of a news article. */
const articleSchema = z.object({
  published_on: daySchema,
  category: emptiableLineSchema,
  teaser: emptiableLineSchema,
  image: optionalImageSchema,
});

/** Missing texts and the date are replaced: no fault of theirs costs the page. */
export const storyEnvelopeSchema = z.object({
  uuid: z.uuid().nullable().default(null),
  /** Name for editors and breadcrumbs. */
  name: lineSchema.nullable(),
  /** Page title for browsers and search engines. */
  title: lineSchema.nullable(),
  description: optionalParagraphSchema,
  updated_at: instantSchema.nullable(),
  noindex: z.boolean().default(false),
  article: singleBlockSchema(articleSchema).default(null),
  sections: z.array(z.unknown()).default([]),
});

/** A section of which nothing is left. `field`: its path within the story; `index`: of the section that follows it. */
type DroppedSection = {
  readonly field: string;
  readonly index: number;
  /** Null when the source names no component. */
  readonly component: string | null;
};

type StoryEnvelope = Readonly<z.infer<typeof storyEnvelopeSchema>>;

/** A content page. */
export type Story = Omit<StoryEnvelope, "sections" | "name" | "title" | "updated_at"> & {
  /** Full slug: "home", "faq", "services/financement". */
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  readonly updated_at: string;
  readonly sections: readonly Section[];
  /** Paths of the sections within the story, "sections.2"; of one within a rich text, of its block. */
  readonly sectionFields: readonly string[];
  readonly dropped: readonly DroppedSection[];
  /** Everything that was left out or replaced. */
  readonly faults: readonly ContentFault[];
};

export type Article = Readonly<z.infer<typeof articleSchema>>;

/** A head with nothing but the title of the page. */
export const titleHead = ({ title }: Pick<Story, "title">): Section =>
  heroSectionSchema.parse({ component: "hero", title });

/** A page that lacks a head, as one without any section, begins with its title. */
export const withHead = (story: Story): Story => {
  if (story.sections.some(({ component }) => component === "hero" || component === "model_head")) return story;
  return {
    ...story,
    sections: [titleHead(story), ...story.sections],
    sectionFields: ["title", ...story.sectionFields],
    dropped: story.dropped.map((section) => ({ ...section, index: section.index + 1 })),
  };
};

const joinField = (prefix: string, path: readonly PropertyKey[]): string =>
  [prefix, ...path.map(String)].filter(Boolean).join(".");

const toFaults = (story: string, prefix: string, losses: readonly Loss[]): readonly ContentFault[] =>
  losses.map(({ issue, lost }) => ({
    story,
    field: joinField(prefix, issue.path),
    lost: joinField(prefix, lost),
    ...describeIssue(issue),
  }));

type SectionSchemas = Readonly<Record<string, z.ZodType>>;

const schemaOf = (name: unknown, schemas: SectionSchemas): z.ZodType | null =>
  typeof name === "string" && Object.hasOwn(schemas, name) ? (schemas[name] ?? null) : null;

const componentValue = (value: unknown): unknown => (isRecord(value) ? value["component"] : undefined);

const componentName = (value: unknown): string | null => {
  const component = componentValue(value);
  return typeof component === "string" ? component : null;
};

type Parsed<T> = { readonly value: T; readonly problems: readonly ContentFault[] };

/** An unsafe link within a rich text passes the schema: the link is removed and its text stays. */
const linkFaults = (value: unknown, story: string, prefix: string): readonly ContentFault[] =>
  unsafeLinks(value).map(({ field, link }) =>
    ownFault("dropped-link", link.slice(0, 80), { story, field: joinField(prefix, [field]) }),
  );

const lacksTitle = ({ issue, lost }: Loss): boolean => lost.length === 0 && issue.path[0] === "title";

/** The section whose title is the page's main heading has that of the page where its own is lost. */
const parseHead = (value: unknown, title: string, schema: z.ZodType) => {
  const parsed = parseWithLosses(value, schema);
  const loss = parsed.value === null ? parsed.losses.find(lacksTitle) : undefined;
  if (loss === undefined || !isRecord(value)) return parsed;
  const titled = parseWithLosses({ ...value, title }, schema);
  return { value: titled.value, losses: [{ ...loss, lost: ["title"] }, ...titled.losses] };
};

const parseSection = (
  { field: prefix, value: raw }: RawSection,
  { story, title, schemas }: { readonly story: string; readonly title: string; readonly schemas: SectionSchemas },
): Parsed<Section | null> => {
  const value = withTableField(raw);
  const component = componentValue(value);
  const schema = schemaOf(component, schemas);
  if (schema === null) {
    const fault = ownFault("section", componentName(value) ?? "", { story, field: `${prefix}.component` });
    return { value: null, problems: [{ ...fault, lost: prefix }] };
  }
  const parsed = component === "hero" ? parseHead(value, title, schema) : parseWithLosses(value, schema);
  const faults = toFaults(story, prefix, parsed.losses);
  const reported = new Set(faults.map(({ field }) => field));
  const links = linkFaults(value, story, prefix).filter(({ field }) => !reported.has(field));
  return { value: parsed.value as Section | null, problems: [...faults, ...links] };
};

type ParsedSection = { readonly section: RawSection; readonly value: Section | null };

const withoutDropped = (parsed: readonly ParsedSection[]): Pick<Story, "sections" | "sectionFields" | "dropped"> => {
  const [sections, sectionFields, dropped]: [Section[], string[], DroppedSection[]] = [[], [], []];
  for (const { section, value } of parsed) {
    if (value === null) {
      dropped.push({ field: section.field, index: sections.length, component: componentName(section.value) });
    } else {
      sections.push(value);
      sectionFields.push(section.field);
    }
  }
  return { sections, sectionFields, dropped };
};

/** As in the delivery API: a story without a date is the oldest. */
const NO_DATE = new Date(0).toISOString();

/**
 * Parses a story. Empty fields are treated as absent. What is invalid is left out or replaced, as little as possible: a
 * field, else the block that contains it, else the section. Each loss is reported with its field. Fails only for
 * something that has no fields. `schemas`: section schemas by name.
 */
export const parseStory = (
  slug: string,
  input: unknown,
  schemas: SectionSchemas = SECTION_SCHEMAS,
): Result<Parsed<Story>, readonly ContentFault[]> => {
  const { value: envelope, losses } = parseWithLosses(withoutEmptyFields(input), storyEnvelopeSchema);
  const envelopeFaults = toFaults(slug, "", losses);
  if (envelope === null) return err(envelopeFaults);
  const name = envelope.name ?? slug;
  const title = envelope.title ?? name;
  const raw = envelope.sections.flatMap((value, index) => expandSection({ field: `sections.${index}`, value }));
  const parsed = raw.map((section) => ({ section, ...parseSection(section, { story: slug, title, schemas }) }));
  const faults = [...envelopeFaults, ...parsed.flatMap(({ problems }) => problems)];
  const updated_at = envelope.updated_at ?? NO_DATE;
  const story: Story = { ...envelope, slug, name, title, updated_at, ...withoutDropped(parsed), faults };
  return ok({ value: story, problems: faults });
};

/** Like `parseStory`: an invalid link or entry is left out, the rest of header and footer stays. */
export const parseShell = (input: unknown): Parsed<Shell> => {
  const { value, losses } = parseWithLosses(withoutEmptyFields(input), shellSchema);
  return { value: value ?? EMPTY_SHELL, problems: toFaults(SHELL_SLUG, "", losses) };
};

/** The day from which a story is public, `YYYY-MM-DD`; null: it has none and is public at once. */
export const publicationDay = ({ article }: Pick<Story, "article">): string | null => article?.published_on ?? null;

const rawArticleSchema = singleBlockSchema(z.object({ published_on: daySchema }));

/** As `publicationDay`, of a story in the format of the content service. */
export const rawPublicationDay = ({ content }: Pick<RawStory, "content">): string | null => {
  const article = rawArticleSchema.safeParse(content["article"]);
  return article.success ? (article.data?.published_on ?? null) : null;
};

/** `today`: the market's, `YYYY-MM-DD`. */
export const isPublicOn = (day: string | null, today: string): boolean => day === null || day <= today;
