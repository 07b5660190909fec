import { mkdir, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { writeFileAtomically } from "../../platform/files/atomic-file.ts";
import { errorMessage, trimCharacters } from "#domain/shared/index.ts";
import type { ContentSource, RemoteContentSource } from "#application/content/ports.ts";
import {
  type ContentFault,
  type GroupContact,
  parseShell,
  parseStory,
  type RawStory,
  type RelatedStories,
  type RelatedStory,
  type Shell,
  SHELL_SLUG,
  type Story,
  toStoryInput,
  withGroupContact,
  withRelations,
} from "#domain/content/index.ts";
import type { StoryblokService } from "./content-service.ts";

/** Published content, read once. `language`: the translation that was requested; null: the default language. */
type StoredContent = {
  readonly version: number;
  readonly language: string | null;
  readonly stories: readonly RawStory[];
  /** The stories that had an address which they have no more: their uuids by full slug. */
  readonly moved?: Readonly<Record<string, string>>;
};

const isStoredContent = (value: unknown): value is StoredContent =>
  typeof value === "object" &&
  value !== null &&
  "version" in value &&
  typeof value.version === "number" &&
  "stories" in value &&
  Array.isArray(value.stories);

/** Links and relations name other stories: they stay valid only while every story keeps its slug. */
const addressesOf = (stories: readonly RawStory[]): string =>
  stories
    .map(({ uuid, full_slug }) => `${uuid} ${full_slug}`)
    .toSorted()
    .join("\n");

const publicationOf = ({ published_at, updated_at }: RawStory): string => `${published_at} ${updated_at}`;

/**
 * Reads the published stories. With earlier content of the same language and the same addresses, only the stories
 * published since are read whole.
 */
const readPublished = async (
  service: Pick<StoryblokService, "published" | "outlines" | "publishedByUuids">,
  version: number,
  language: string | null,
  earlier: StoredContent | null,
): Promise<readonly RawStory[]> => {
  if (earlier === null || (earlier.language ?? null) !== language) return service.published(version);
  const outlines = await service.outlines(version);
  if (addressesOf(outlines) !== addressesOf(earlier.stories)) return service.published(version);
  const known = new Map(earlier.stories.map((story) => [story.uuid, story] as const));
  const isUnchanged = (outline: RawStory): boolean => {
    const story = known.get(outline.uuid);
    return story !== undefined && publicationOf(story) === publicationOf(outline);
  };
  const changed = outlines.filter((outline) => !isUnchanged(outline)).map(({ uuid }) => uuid);
  const read = new Map((await service.publishedByUuids(version, changed)).map((story) => [story.uuid, story] as const));
  return outlines.flatMap(({ uuid }) => read.get(uuid) ?? known.get(uuid) ?? []);
};

/** Saves the last good content, so that a start does not depend on the service. */
type SnapshotStore = {
  readonly read: () => Promise<unknown>;
  readonly write: (content: StoredContent) => Promise<void>;
};

type StoryblokDependencies = {
  readonly service: StoryblokService;
  readonly store: SnapshotStore;
  /** Used until content has been read from the service once. */
  readonly fallback: ContentSource;
  /** What stories refer to as `{group.phone}`; null: nothing. */
  readonly group: GroupContact | null;
  readonly log: {
    readonly info: (details: object, message: string) => void;
    readonly warn: (details: object, message: string) => void;
  };
  /** Called when the published content has changed. */
  readonly onChange: () => void;
  /** Called each time the service could not be read. */
  readonly onFailure: (reason: string) => void;
};

type Snapshot = {
  readonly version: number;
  /** The current address of a story by an earlier one. */
  readonly moved: ReadonlyMap<string, string>;
  readonly stories: ReadonlyMap<string, Story>;
  readonly shell: Shell | null;
};

const storySlug = (story: RawStory): string | null =>
  typeof story?.full_slug === "string" ? trimCharacters(story.full_slug, "/") : null;

const readStory = (story: RawStory, related: RelatedStories, report: (problem: ContentFault) => void): Story | null => {
  const slug = storySlug(story);
  if (slug === null || slug === SHELL_SLUG) return null;
  const { story: complete, faults } = withRelations(slug, story, related);
  const parsed = parseStory(slug, toStoryInput(complete));
  for (const problem of [...faults, ...(parsed.ok ? parsed.value.problems : parsed.error)]) report(problem);
  return parsed.ok ? { ...parsed.value.value, faults: [...faults, ...parsed.value.value.faults] } : null;
};

const readShell = (stories: readonly RawStory[], report: (problem: ContentFault) => void): Shell | null => {
  const story = stories.find((candidate) => storySlug(candidate) === SHELL_SLUG);
  if (!story) return null;
  const { value, problems } = parseShell(toStoryInput(story));
  for (const problem of problems) report(problem);
  return value;
};

const toRelated = ({ uuid, name, full_slug }: RelatedStory): RelatedStory => ({ uuid, name, full_slug });

const publishedStories = (snapshot: Snapshot | null): RelatedStories =>
  new Map(
    [...(snapshot?.stories.values() ?? [])].flatMap(({ uuid, name, slug }) =>
      uuid === null ? [] : [[uuid, { uuid, name, full_slug: slug }] as const],
    ),
  );

/** Earlier addresses that are remembered; the oldest are forgotten first. */
const MAX_MOVED = 5_000;

/** Adds the addresses that stories had and have no more. A story that is published again at its address is at home there. */
const rememberMoved = (
  stories: readonly RawStory[],
  earlier: StoredContent | null,
): Readonly<Record<string, string>> => {
  const taken = new Set(stories.map(storySlug));
  const known = Object.entries(earlier?.moved ?? {});
  const left = (earlier?.stories ?? []).map((story): [string, string] => [storySlug(story) ?? "", story.uuid]);
  const all = new Map([...known, ...left].filter(([slug]) => slug !== "" && !taken.has(slug)));
  return Object.fromEntries([...all].slice(-MAX_MOVED));
};

const toSnapshot = (
  { version, stories: written, moved = {} }: Pick<StoredContent, "version" | "stories" | "moved">,
  { group, log }: Pick<StoryblokDependencies, "group" | "log">,
  published: RelatedStories = new Map(),
): Snapshot => {
  const report = (problem: ContentFault): void => log.warn(problem, "Content was dropped");
  const raw = group === null ? written : withGroupContact(written, group);
  const related = new Map([...published, ...raw.map((story) => [story.uuid, toRelated(story)] as const)]);
  const stories = raw.map((story) => readStory(story, related, report)).filter((story) => story !== null);
  const bySlug = stories.toSorted((a, b) => (a.slug < b.slug ? -1 : 1)).map((story) => [story.slug, story] as const);
  const addresses = new Map(stories.map(({ uuid, slug }) => [uuid, slug] as const));
  const current = Object.entries(moved).map(([slug, uuid]) => [slug, addresses.get(uuid)] as const);
  return {
    version,
    stories: new Map(bySlug),
    shell: readShell(raw, report),
    moved: new Map(current.flatMap(([slug, to]) => (to === undefined ? [] : [[slug, to]]))),
  };
};

/** From the store and not from memory: a large space is held once. */
const readStored = async (store: SnapshotStore): Promise<StoredContent | null> => {
  const stored = await store.read().catch(() => null);
  return isStoredContent(stored) ? stored : null;
};

/**
 * Serves the content published by the content service from memory. When the service fails, the last published content
 * stays; the failure and the recovery are logged once each. Drafts are requested when they are displayed.
 */
export const createStoryblokContentSource = async (deps: StoryblokDependencies): Promise<RemoteContentSource> => {
  const { service, store, fallback, log, onChange, onFailure } = deps;
  const stored = await readStored(store);
  let snapshot: Snapshot | null = stored && toSnapshot(stored, deps);
  let failing = false;
  let underWay: Promise<void> | null = null;

  const update = async (): Promise<void> => {
    const { version, language } = await service.space();
    if (snapshot?.version !== version) {
      const earlier = await readStored(store);
      const stories = await readPublished(service, version, language, earlier);
      const content = { version, language, stories, moved: rememberMoved(stories, earlier) };
      snapshot = toSnapshot(content, deps);
      // At once: what was made of the earlier stories must not be answered beside pages made of these.
      onChange();
      await store
        .write(content)
        .catch((error: unknown) => log.warn({ reason: errorMessage(error) }, "content was not saved"));
      log.info({ version, stories: snapshot.stories.size }, "content read from its service");
    }
    if (failing) log.info({ version }, "content service available again");
    failing = false;
  };

  const refresh = (): Promise<void> => {
    underWay ??= update()
      .catch((error: unknown) => {
        const reason = errorMessage(error);
        if (!failing) log.warn({ reason }, "content service unavailable; serving the last published content");
        failing = true;
        onFailure(reason);
      })
      .finally(() => {
        underWay = null;
      });
    return underWay;
  };

  await refresh();
  const drafts = (stories: readonly RawStory[]): Snapshot =>
    toSnapshot({ version: 0, stories }, deps, publishedStories(snapshot));
  return {
    refresh,
    async story(slug, { draft = false } = {}) {
      if (draft) {
        const story = await service.draft(slug);
        return story && (drafts([story]).stories.get(trimCharacters(slug, "/")) ?? null);
      }
      return snapshot ? (snapshot.stories.get(slug) ?? null) : fallback.story(slug);
    },
    async stories(prefix = "", { draft = false } = {}) {
      const current = draft ? drafts(await service.drafts(prefix)) : snapshot;
      if (current === null) return fallback.stories(prefix);
      return [...current.stories.values()].filter(({ slug }) => slug.startsWith(prefix));
    },
    movedTo: (slug) => snapshot?.moved.get(slug) ?? null,
    async shell({ draft = false } = {}) {
      const current = draft ? drafts([await service.draft(SHELL_SLUG)].filter((story) => story !== null)) : snapshot;
      return current?.shell ?? fallback.shell();
    },
  };
};

/** Saves the last good content in a file, replaced atomically. */
export const createContentSnapshotFile = (path: string): SnapshotStore => ({
  read: async () => JSON.parse(await readFile(path, "utf8")) as unknown,
  async write(content) {
    await mkdir(dirname(path), { recursive: true });
    await writeFileAtomically(path, JSON.stringify(content));
  },
});
