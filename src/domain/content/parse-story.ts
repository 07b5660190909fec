import { err, ok, type Result } from "../shared/index.ts";
import type { z } from "zod";
import { unsafeLinks } from "./links.ts";
import { SECTION_SCHEMAS, type Section, type SectionName } from "./sections.ts";
import { shellSchema, type Shell } from "./shell.ts";
import { storyEnvelopeSchema, type ContentProblem, type Story } from "./story.ts";

const fieldOf = (prefix: string, path: readonly PropertyKey[]): string =>
  [prefix, ...path.map(String)].filter(Boolean).join(".");

// An editor who left a field out has never heard of "undefined".
const messageOf = ({ message }: z.core.$ZodIssue): string =>
  message.endsWith("received undefined") ? "is missing" : message;

const problemsOf = (story: string, prefix: string, error: z.ZodError): readonly ContentProblem[] =>
  error.issues.map((issue) => ({ story, field: fieldOf(prefix, issue.path), message: messageOf(issue) }));

const isSectionName = (name: unknown): name is SectionName =>
  typeof name === "string" && Object.hasOwn(SECTION_SCHEMAS, name);

const componentOf = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "component" in value ? value.component : undefined;

const nameOf = (value: unknown): string | null => {
  const component = componentOf(value);
  return typeof component === "string" ? component : null;
};

type Parsed<T> = { readonly value: T; readonly problems: readonly ContentProblem[] };

const parseSection = (value: unknown, story: string, prefix: string): Parsed<Section | null> => {
  const component = componentOf(value);
  if (!isSectionName(component)) {
    const message = `there is no section called ${JSON.stringify(component)}`;
    return { value: null, problems: [{ story, field: `${prefix}.component`, message }] };
  }
  const parsed = SECTION_SCHEMAS[component].safeParse(value);
  if (!parsed.success) return { value: null, problems: problemsOf(story, prefix, parsed.error) };
  // Only links inside rich text get this far: there the link goes and its words stay.
  const problems = unsafeLinks(value).map(({ field, link }) => ({
    story,
    field: fieldOf(prefix, [field]),
    message: `the link ${JSON.stringify(link.slice(0, 80))} was dropped`,
  }));
  return { value: parsed.data, problems };
};

/**
 * Parses a story once. A section that fails its schema, or that nobody knows, drops itself and is reported with its
 * field; only a story without its name, title or date fails as a whole.
 */
export const parseStory = (slug: string, input: unknown): Result<Parsed<Story>, readonly ContentProblem[]> => {
  const envelope = storyEnvelopeSchema.safeParse(input);
  if (!envelope.success) return err(problemsOf(slug, "", envelope.error));
  const parsed = envelope.data.sections.map((section, index) => parseSection(section, slug, `sections.${index}`));
  const sections = parsed.map(({ value }) => value).filter((section) => section !== null);
  const dropped = parsed.flatMap(({ value, problems }, at) =>
    value === null ? [{ at, component: nameOf(envelope.data.sections[at]), problems }] : [],
  );
  return ok({
    value: { ...envelope.data, slug, sections, dropped },
    problems: parsed.flatMap(({ problems }) => problems),
  });
};

/** Parses the texts of the shell, whole or not at all. */
export const parseShell = (input: unknown): Result<Shell, readonly ContentProblem[]> => {
  const shell = shellSchema.safeParse(input);
  return shell.success ? ok(shell.data) : err(problemsOf("shell", "", shell.error));
};
