import { err, ok, type Result } from "../shared/index.ts";
import type { z } from "zod";
import { withoutEmptyFields } from "./empty-fields.ts";
import { unsafeLinks } from "./links.ts";
import { withoutInvalidParts } from "./invalid-parts.ts";
import { SECTION_SCHEMAS, type Section } from "./sections.ts";
import { SHELL_SLUG, shellSchema, type Shell } from "./shell.ts";
import { storyEnvelopeSchema, type ContentProblem, type Story } from "./story.ts";

const joinField = (prefix: string, path: readonly PropertyKey[]): string =>
  [prefix, ...path.map(String)].filter(Boolean).join(".");

// Messages are for editors, who do not know "undefined".
const issueMessage = ({ message }: z.core.$ZodIssue): string =>
  message.endsWith("received undefined") ? "is missing" : message;

const toProblems = (story: string, prefix: string, error: z.ZodError): readonly ContentProblem[] =>
  error.issues.map((issue) => ({ story, field: joinField(prefix, issue.path), message: issueMessage(issue) }));

export type SectionSchemas = Readonly<Record<string, z.ZodType>>;

const schemaOf = (name: unknown, schemas: SectionSchemas): z.ZodType | null =>
  typeof name === "string" && Object.hasOwn(schemas, name) ? (schemas[name] ?? null) : null;

const componentValue = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "component" in value ? value.component : undefined;

const componentName = (value: unknown): string | null => {
  const component = componentValue(value);
  return typeof component === "string" ? component : null;
};

type Parsed<T> = { readonly value: T; readonly problems: readonly ContentProblem[] };

type SectionAddress = { readonly story: string; readonly prefix: string };

const parseSection = (
  value: unknown,
  { story, prefix }: SectionAddress,
  schemas: SectionSchemas,
): Parsed<Section | null> => {
  const component = componentValue(value);
  const schema = schemaOf(component, schemas);
  if (schema === null) {
    const message = `there is no section called ${JSON.stringify(component)}`;
    return { value: null, problems: [{ story, field: `${prefix}.component`, message }] };
  }
  const parsed = schema.safeParse(value);
  const problems = parsed.success ? [] : toProblems(story, prefix, parsed.error);
  const section = (parsed.success ? parsed.data : withoutInvalidParts(value, parsed.error, schema)) as Section | null;
  if (section === null) return { value: null, problems };
  const reported = new Set(problems.map(({ field }) => field));
  // An unsafe link within rich text passes the schema: the link is removed and its text stays.
  const links = unsafeLinks(value)
    .map(({ field, link }) => ({
      story,
      field: joinField(prefix, [field]),
      message: `the link ${JSON.stringify(link.slice(0, 80))} was dropped`,
    }))
    .filter(({ field }) => !reported.has(field));
  return { value: section, problems: [...problems, ...links] };
};

/**
 * Parses a story. Empty fields are treated as absent. From an invalid section as little as possible is removed: its
 * innermost invalid blocks, otherwise the section. Each removal is reported with its field; the story as a whole fails
 * only if its own fields (name, title, date) are invalid. `schemas`: section schemas by name.
 */
export const parseStory = (
  slug: string,
  input: unknown,
  schemas: SectionSchemas = SECTION_SCHEMAS,
): Result<Parsed<Story>, readonly ContentProblem[]> => {
  const envelope = storyEnvelopeSchema.safeParse(withoutEmptyFields(input));
  if (!envelope.success) return err(toProblems(slug, "", envelope.error));
  const parsed = envelope.data.sections.map((section, index) =>
    parseSection(section, { story: slug, prefix: `sections.${index}` }, schemas),
  );
  const sections = parsed.map(({ value }) => value).filter((section) => section !== null);
  const dropped = parsed.flatMap(({ value, problems }, position) =>
    value === null ? [{ position, component: componentName(envelope.data.sections[position]), problems }] : [],
  );
  return ok({
    value: { ...envelope.data, slug, sections, dropped },
    problems: parsed.flatMap(({ problems }) => problems),
  });
};

/** Fails if any field is invalid. */
export const parseShell = (input: unknown): Result<Shell, readonly ContentProblem[]> => {
  const shell = shellSchema.safeParse(withoutEmptyFields(input));
  return shell.success ? ok(shell.data) : err(toProblems(SHELL_SLUG, "", shell.error));
};
