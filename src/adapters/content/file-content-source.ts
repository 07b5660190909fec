import { isDeepStrictEqual } from "node:util";
import type { ContentVersion, FileContentSource } from "#application/content/ports.ts";
import {
  EMPTY_SHELL,
  type GroupContact,
  parseShell,
  SHELL_SLUG,
  parseStory,
  toRawStory,
  type ContentFault,
  type RawStory,
  type Shell,
  type Story,
  withGroupContact,
} from "#domain/content/index.ts";
import { createDerivedCache, ok } from "#domain/shared/index.ts";
import { createStoryFileReader, lineOfField, type StoryFile, type StoryInput } from "./story-files.ts";

type Snapshot = {
  readonly stories: ReadonlyMap<string, Story>;
  readonly raw: readonly RawStory[];
  readonly shell: Shell;
  readonly problems: readonly ContentFault[];
  readonly fileOf: ReadonlyMap<string, string>;
};

type CheckedStory = ReturnType<typeof parseStory>;

/** A story file with its checked story, which published content and drafts share; null for the shell. */
type CheckedFile = StoryFile & { readonly story: CheckedStory | null };

/** Checks the files whose text changed. */
const createFileChecker = (): ((file: StoryFile) => CheckedFile) => {
  const stories = createDerivedCache<StoryInput, CheckedStory>();
  return (file) => {
    const { slug, input } = file;
    if (slug === SHELL_SLUG) return { ...file, story: null };
    return { ...file, story: input.ok ? stories(input, [], () => parseStory(slug, input.value)) : input };
  };
};

/** Replaces references to the group by its data, once for each text. */
const createReferenceFiller = (group: GroupContact | null): ((file: StoryFile) => StoryFile) => {
  const inputs = createDerivedCache<StoryInput, StoryInput>();
  return (file) => {
    const { input } = file;
    if (group === null || !input.ok) return file;
    return { ...file, input: inputs(input, [], () => ok(withGroupContact(input.value, group))) };
  };
};

const EMPTY: Snapshot = { stories: new Map(), raw: [], shell: EMPTY_SHELL, problems: [], fileOf: new Map() };

const markAsOld = (problems: readonly ContentFault[]): readonly ContentFault[] =>
  problems.map((problem) => ({ ...problem, isOld: true }));

/** What cannot be read stays as in the last snapshot. A file whose text and position are the same has the same raw story. */
const createSnapshotReader = (): ((files: readonly CheckedFile[], last: Snapshot) => Snapshot) => {
  const rawStories = createDerivedCache<StoryInput, RawStory>();
  return (files, last) => {
    const stories = new Map<string, Story>();
    const raw: RawStory[] = [];
    const problems: ContentFault[] = [];
    let { shell } = last;
    for (const { slug, input, isDraft, story: parsedStory } of files) {
      const position = raw.length;
      const rawStory = input.ok
        ? rawStories(input, [position, isDraft], () => toRawStory(slug, input.value, position, !isDraft))
        : last.raw.find(({ full_slug }) => full_slug === slug);
      if (rawStory) raw.push(rawStory);
      if (parsedStory === null) {
        if (input.ok) {
          const parsed = parseShell(input.value);
          shell = parsed.value;
          problems.push(...parsed.problems);
        } else problems.push(...markAsOld(input.error));
        continue;
      }
      const story = parsedStory.ok ? parsedStory.value.value : last.stories.get(slug);
      if (story) stories.set(slug, story);
      problems.push(...(parsedStory.ok ? parsedStory.value.problems : markAsOld(parsedStory.error)));
    }
    return { stories, raw, shell, problems, fileOf: new Map(files.map(({ slug, file }) => [slug, file])) };
  };
};

/** Replaces published files by the drafts with the same slug. */
const selectEditorFiles = (files: readonly CheckedFile[]): readonly CheckedFile[] => {
  const drafts = new Set(files.filter(({ isDraft }) => isDraft).map(({ slug }) => slug));
  return files.filter(({ slug, isDraft }) => isDraft || !drafts.has(slug));
};

/**
 * Reads and checks the stories of a folder, now and on `reload`; logs every problem. Throws when the folder is missing.
 * `market`: reads its own file of a story (`home.default.yaml`) where there is one. `group`: what stories refer to as
 * `{group.phone}`.
 */
export const createFileContentSource = (
  directory: string,
  log: { readonly warn: (details: ContentFault, message: string) => void },
  market = "",
  group: GroupContact | null = null,
): FileContentSource => {
  const readFiles = createStoryFileReader(directory, market);
  const fillIn = createReferenceFiller(group);
  const checkFile = createFileChecker();
  const readPublished = createSnapshotReader();
  const readDrafts = createSnapshotReader();
  let published = EMPTY;
  let drafts = EMPTY;
  let contentVersion = 0;
  let loggedProblems: ReadonlySet<string> = new Set();
  // Logs a problem once, not again with every reload until it is fixed.
  const logNewProblems = (problems: readonly ContentFault[]): void => {
    const keys = problems.map((problem) => JSON.stringify(problem));
    for (const [index, problem] of problems.entries()) {
      if (!loggedProblems.has(keys[index] ?? "")) log.warn(problem, "Content was dropped");
    }
    loggedProblems = new Set(keys);
  };
  const reload = (): readonly ContentFault[] => {
    const files = readFiles().map((file) => checkFile(fillIn(file)));
    const before = [published.raw, drafts.raw];
    published = readPublished(
      files.filter(({ isDraft }) => !isDraft),
      published,
    );
    drafts = readDrafts(selectEditorFiles(files), drafts);
    // Deleting a file, or writing it twice within a second, leaves no newer modification time.
    if (!isDeepStrictEqual([published.raw, drafts.raw], before)) {
      contentVersion = Math.max(contentVersion + 1, ...files.map(({ changedAt }) => Math.floor(changedAt / 1000)));
    }
    logNewProblems(published.problems);
    return published.problems;
  };
  const snapshotFor = (version: ContentVersion = {}): Snapshot => (version.draft === true ? drafts : published);
  reload();
  return {
    story: async (slug, version) => snapshotFor(version).stories.get(slug) ?? null,
    stories: async (prefix = "", version = {}) =>
      [...snapshotFor(version).stories.values()].filter(({ slug }) => slug.startsWith(prefix)),
    shell: async (version) => snapshotFor(version).shell,
    rawStories: (version) => snapshotFor(version).raw,
    contentVersion: () => contentVersion,
    problems: (version) => snapshotFor(version).problems,
    sourceLocation(slug, field, version) {
      const file = snapshotFor(version).fileOf.get(slug);
      return file === undefined ? null : { file, line: lineOfField(file, field) };
    },
    reload,
  };
};
