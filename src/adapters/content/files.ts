import {
  EMPTY_SHELL,
  parseShell,
  parseStory,
  rawStoryOf,
  type ContentProblem,
  type ContentSource,
  type RawContent,
  type RawStory,
  type Shell,
  type Story,
  type Version,
} from "#domain/content/index.ts";
import { lineOfField, readStoryFiles, type StoryFile } from "./story-files.ts";

/** The content of a folder of YAML files, held in memory. */
export type FileContentSource = ContentSource &
  RawContent & {
    /** What was wrong at the last reading. */
    readonly problems: (version?: Version) => readonly ContentProblem[];
    /** Where a field of a story is written; null for a story that has no file. */
    readonly placeOf: (slug: string, field: string, version?: Version) => ContentPlace | null;
    /** Reads all files again; a story that cannot be read any more keeps its last good version. */
    readonly reload: () => readonly ContentProblem[];
  };

/** Path of a file, and a line in it from 1. */
export type ContentPlace = { readonly file: string; readonly line: number };

type Log = { readonly warn: (details: ContentProblem, message: string) => void };

const SHELL = "shell";

/** One reading of the folder, as the public sees it or as editors do. */
type Snapshot = {
  readonly stories: ReadonlyMap<string, Story>;
  readonly raw: readonly RawStory[];
  readonly shell: Shell;
  readonly problems: readonly ContentProblem[];
  readonly fileOf: ReadonlyMap<string, string>;
};

const EMPTY: Snapshot = { stories: new Map(), raw: [], shell: EMPTY_SHELL, problems: [], fileOf: new Map() };

const readAll = (files: readonly StoryFile[], last: Snapshot): Snapshot => {
  const stories = new Map<string, Story>();
  const raw: RawStory[] = [];
  const problems: ContentProblem[] = [];
  let { shell } = last;
  for (const { slug, input, isDraft } of files) {
    const rawStory = input.ok
      ? rawStoryOf(slug, input.value, raw.length, !isDraft)
      : last.raw.find(({ full_slug }) => full_slug === slug);
    if (rawStory) raw.push(rawStory);
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
  return { stories, raw, shell, problems, fileOf: new Map(files.map(({ slug, file }) => [slug, file])) };
};

/** Drafts stand in the place of what is published under their slug. */
const asEditorsSee = (files: readonly StoryFile[]): readonly StoryFile[] => {
  const drafts = new Set(files.filter(({ isDraft }) => isDraft).map(({ slug }) => slug));
  return files.filter(({ slug, isDraft }) => isDraft || !drafts.has(slug));
};

/** Reads and checks the stories of a folder, now and on `reload`; every problem is logged. No such folder: throws. */
export const createFileContentSource = (directory: string, log: Log): FileContentSource => {
  let published = EMPTY;
  let drafts = EMPTY;
  let version = 0;
  let told: ReadonlySet<string> = new Set();
  // A problem is told when it comes up, not again with every reading until somebody mends it.
  const tell = (problems: readonly ContentProblem[]): void => {
    const keys = problems.map((problem) => JSON.stringify(problem));
    for (const [index, problem] of problems.entries()) {
      if (!told.has(keys[index] ?? "")) log.warn(problem, "Content was dropped");
    }
    told = new Set(keys);
  };
  const reload = (): readonly ContentProblem[] => {
    const files = readStoryFiles(directory);
    const before = JSON.stringify([published.raw, drafts.raw]);
    published = readAll(
      files.filter(({ isDraft }) => !isDraft),
      published,
    );
    drafts = readAll(asEditorsSee(files), drafts);
    // A file that was taken away, or written twice in a second, leaves no newer date.
    if (JSON.stringify([published.raw, drafts.raw]) !== before) {
      version = Math.max(version + 1, ...files.map(({ changedAt }) => Math.floor(changedAt / 1000)));
    }
    tell(published.problems);
    return published.problems;
  };
  const seen = (asked: Version = {}): Snapshot => (asked.draft === true ? drafts : published);
  reload();
  return {
    story: async (slug, asked) => seen(asked).stories.get(slug) ?? null,
    stories: async (prefix = "", asked = {}) =>
      [...seen(asked).stories.values()].filter(({ slug }) => slug.startsWith(prefix)),
    shell: async (asked) => seen(asked).shell,
    rawStories: (asked) => seen(asked).raw,
    contentVersion: () => version,
    problems: (asked) => seen(asked).problems,
    placeOf(slug, field, asked) {
      const file = seen(asked).fileOf.get(slug);
      return file === undefined ? null : { file, line: lineOfField(file, field) };
    },
    reload,
  };
};
