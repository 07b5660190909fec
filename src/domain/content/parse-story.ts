import { err, ok, type Result } from "../shared/index.ts";
import type { z } from "zod";
import { unsafeLinks } from "./links.ts";
import { SECTION_SCHEMAS, type Section } from "./sections.ts";
import { shellSchema, type Shell } from "./shell.ts";
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
  if (!parsed.success) return { value: null, problems: toProblems(story, prefix, parsed.error) };
  // Only unsafe links within rich text pass the schema: the link is removed and its text stays.
  const problems = unsafeLinks(value).map(({ field, link }) => ({
    story,
    field: joinField(prefix, [field]),
    message: `the link ${JSON.stringify(link.slice(0, 80))} was dropped`,
  }));
  return { value: parsed.data as Section, problems };
};

/**
 * Parses a story. Invalid and unknown sections are dropped and reported with their field; the story fails as a whole
 * only when its own fields (name, title, date) are invalid. `schemas`: schema of a section by its name.
 */
export const parseStory = (
  slug: string,
  input: unknown,
  schemas: SectionSchemas = SECTION_SCHEMAS,
): Result<Parsed<Story>, readonly ContentProblem[]> => {
  const envelope = storyEnvelopeSchema.safeParse(input);
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

/** Fails as a whole when any field is invalid. */
export const parseShell = (input: unknown): Result<Shell, readonly ContentProblem[]> => {
  const shell = shellSchema.safeParse(input);
  return shell.success ? ok(shell.data) : err(toProblems("shell", "", shell.error));
};
