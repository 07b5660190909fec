import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { parseDocument, type ScalarTag } from "yaml";
import {
  EMPTY_SHELL,
  parseShell,
  parseStory,
  type ContentProblem,
  type ContentSource,
  type Shell,
  type Story,
} from "#domain/content/index.ts";
import { err, ok, type Result } from "#domain/shared/index.ts";
import { markdownToRichText } from "./markdown.ts";

/** The content of a folder of YAML files, held in memory. */
export type FileContentSource = ContentSource & {
  /** What was wrong at the last reading. */
  readonly problems: () => readonly ContentProblem[];
  /** Reads all files again; a story that cannot be read any more keeps its last good version. */
  readonly reload: () => readonly ContentProblem[];
};

type Log = { readonly warn: (details: ContentProblem, message: string) => void };

const SHELL = "shell";

/** `text: !markdown |` makes a rich text of what follows. */
const markdownTag: ScalarTag = {
  tag: "!markdown",
  resolve: (text, onError) => {
    try {
      return markdownToRichText(text);
    } catch (error) {
      onError((error as Error).message);
      return null;
    }
  },
};

const parseYaml = (slug: string, text: string): Result<unknown, readonly ContentProblem[]> => {
  const document = parseDocument(text, { customTags: [markdownTag] });
  if (document.errors.length === 0) return ok(document.toJS());
  const problems = document.errors.map(({ message, linePos }) => ({
    story: slug,
    field: linePos ? `line ${linePos[0].line}` : "",
    message: message.split("\n")[0] ?? "",
  }));
  return err(problems);
};

type Snapshot = {
  readonly stories: ReadonlyMap<string, Story>;
  readonly shell: Shell;
  readonly problems: readonly ContentProblem[];
};

const EMPTY: Snapshot = { stories: new Map(), shell: EMPTY_SHELL, problems: [] };

const slugOf = (directory: string, file: string): string =>
  relative(directory, file)
    .split(sep)
    .join("/")
    .replace(/\.yaml$/, "");

const storyFiles = (directory: string): readonly string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".yaml"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

const readAll = (directory: string, last: Snapshot): Snapshot => {
  const stories = new Map<string, Story>();
  const problems: ContentProblem[] = [];
  let { shell } = last;
  for (const file of storyFiles(directory)) {
    const slug = slugOf(directory, file);
    const input = parseYaml(slug, readFileSync(file, "utf8"));
    if (slug === SHELL) {
      const parsed = input.ok ? parseShell(input.value) : input;
      if (parsed.ok) shell = parsed.value;
      else problems.push(...parsed.error);
      continue;
    }
    const parsed = input.ok ? parseStory(slug, input.value) : input;
    const kept = parsed.ok ? parsed.value.value : last.stories.get(slug);
    if (kept) stories.set(slug, kept);
    problems.push(...(parsed.ok ? parsed.value.problems : parsed.error));
  }
  return { stories, shell, problems };
};

/** Reads and checks the stories of a folder, now and on `reload`; every problem is logged. No such folder: throws. */
export const createFileContentSource = (directory: string, log: Log): FileContentSource => {
  let snapshot = EMPTY;
  const reload = (): readonly ContentProblem[] => {
    snapshot = readAll(directory, snapshot);
    for (const problem of snapshot.problems) log.warn(problem, "Content was dropped");
    return snapshot.problems;
  };
  reload();
  return {
    story: async (slug) => snapshot.stories.get(slug) ?? null,
    stories: async (prefix = "") => [...snapshot.stories.values()].filter(({ slug }) => slug.startsWith(prefix)),
    shell: async () => snapshot.shell,
    problems: () => snapshot.problems,
    reload,
  };
};
