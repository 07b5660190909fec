import {
  parseShell,
  parseStory,
  storyInputOf,
  type ContentProblem,
  type ContentSource,
  type RawStory,
  type Shell,
  type Story,
} from "#domain/content/index.ts";
import type { ContentService } from "./service.ts";

type Log = {
  readonly info: (details: object, message: string) => void;
  readonly warn: (details: object, message: string) => void;
};

/** Where the last good content is kept, so that a start does not depend on the service. */
export type ContentShelf = {
  readonly read: () => Promise<unknown>;
  readonly write: (content: Kept) => Promise<void>;
};

type Kept = { readonly version: number; readonly stories: readonly RawStory[] };

export type StoryblokParts = {
  readonly service: ContentService;
  readonly shelf: ContentShelf;
  /** What is shown while nothing was ever read from the service. */
  readonly fallback: ContentSource;
  readonly log: Log;
  /** Told when pages have other words than before. */
  readonly changed: () => void;
  /** Told each time that the service could not be read. */
  readonly failed: (reason: string) => void;
};

export type StoryblokContentSource = ContentSource & {
  /** Asks whether something was published, and takes it in. Never fails: what was read last stays. */
  readonly refresh: () => Promise<void>;
};

type Snapshot = {
  readonly version: number;
  readonly stories: ReadonlyMap<string, Story>;
  readonly shell: Shell | null;
};

const SHELL = "shell";

const isKept = (value: unknown): value is Kept =>
  typeof value === "object" &&
  value !== null &&
  "version" in value &&
  typeof value.version === "number" &&
  "stories" in value &&
  Array.isArray(value.stories);

const slugOf = (story: RawStory): string | null =>
  typeof story?.full_slug === "string" ? story.full_slug.replaceAll(/^\/+|\/+$/g, "") : null;

const readStory = (story: RawStory, problem: (found: ContentProblem) => void): Story | null => {
  const slug = slugOf(story);
  if (slug === null || slug === SHELL) return null;
  const parsed = parseStory(slug, storyInputOf(story));
  for (const found of parsed.ok ? parsed.value.problems : parsed.error) problem(found);
  return parsed.ok ? parsed.value.value : null;
};

const readShell = (stories: readonly RawStory[], problem: (found: ContentProblem) => void): Shell | null => {
  const story = stories.find((candidate) => slugOf(candidate) === SHELL);
  if (!story) return null;
  const parsed = parseShell(storyInputOf(story));
  if (parsed.ok) return parsed.value;
  for (const found of parsed.error) problem(found);
  return null;
};

const snapshotOf = ({ version, stories: raw }: Kept, log: Log): Snapshot => {
  const problem = (found: ContentProblem): void => log.warn(found, "Content was dropped");
  const stories = raw.map((story) => readStory(story, problem)).filter((story) => story !== null);
  const bySlug = stories.toSorted((a, b) => (a.slug < b.slug ? -1 : 1)).map((story) => [story.slug, story] as const);
  return { version, stories: new Map(bySlug), shell: readShell(raw, problem) };
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * The pages as the content service publishes them, held in memory whole. Whatever the service does, what it published last
 * is shown; the log says once that it fails, and once that it answers again. Drafts are asked for when they are shown.
 */
export const createStoryblokContentSource = async (parts: StoryblokParts): Promise<StoryblokContentSource> => {
  const { service, shelf, fallback, log, changed, failed } = parts;
  const kept = await shelf.read().catch(() => null);
  let snapshot: Snapshot | null = isKept(kept) ? snapshotOf(kept, log) : null;
  let failing = false;
  let underWay: Promise<void> | null = null;

  const takeIn = async (): Promise<void> => {
    const version = await service.version();
    if (snapshot?.version !== version) {
      const content = { version, stories: await service.published(version) };
      snapshot = snapshotOf(content, log);
      await shelf
        .write(content)
        .catch((error: unknown) => log.warn({ reason: messageOf(error) }, "content was not kept"));
      log.info({ version, stories: snapshot.stories.size }, "content read from its service");
      changed();
    }
    if (failing) log.info({ version }, "the content service answers again");
    failing = false;
  };

  const refresh = (): Promise<void> => {
    underWay ??= takeIn()
      .catch((error: unknown) => {
        const reason = messageOf(error);
        if (!failing) log.warn({ reason }, "the content service fails; what it published last is shown");
        failing = true;
        failed(reason);
      })
      .finally(() => {
        underWay = null;
      });
    return underWay;
  };

  await refresh();
  const drafts = async (): Promise<Snapshot> => snapshotOf({ version: 0, stories: await service.drafts() }, log);
  return {
    refresh,
    async story(slug, { draft = false } = {}) {
      if (draft) {
        const story = await service.draft(slug);
        return story && readStory(story, (found) => log.warn(found, "Content was dropped"));
      }
      return snapshot ? (snapshot.stories.get(slug) ?? null) : fallback.story(slug);
    },
    async stories(prefix = "", { draft = false } = {}) {
      const shown = draft ? await drafts() : snapshot;
      if (shown === null) return fallback.stories(prefix);
      return [...shown.stories.values()].filter(({ slug }) => slug.startsWith(prefix));
    },
    async shell({ draft = false } = {}) {
      const shown = draft ? await drafts() : snapshot;
      return shown?.shell ?? fallback.shell();
    },
  };
};
