import { type Marking, markingKey, markingKeysIn, type PictureAsset } from "#domain/media/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { Log } from "../jobs/ports.ts";
import type { ContentSource, DraftFocusStore, RawContent } from "./ports.ts";

/** Areas and filters that editors state of pictures. */
export type PictureMarkings = {
  /** True if a story states this marking of this picture. */
  readonly isMarked: (asset: PictureAsset, marking: Marking) => Promise<boolean>;
  /** Clears the cache after a change of content. */
  readonly invalidate: () => void;
  /**
   * The content; each draft read through it is recorded for all nodes, because drafts of the content service are not in
   * memory.
   */
  readonly remembering: <C extends ContentSource>(content: C) => C;
};

/** Drafts' keys known to be saved; the oldest are evicted first. */
const MAX_SAVED_KEYS = 2_000;
/** A story has some dozens of pictures. */
const MAX_KEYS_OF_DRAFT = 500;
/** Keys are saved again once a day, long before they expire. */
const SAVED_FOR_MS = 24 * 60 * 60_000;

type DraftMarkings = { readonly store: DraftFocusStore; readonly clock: Clock; readonly log: Log };

/** Keys of drafts: this node's in memory, other nodes' in the database. */
const createDraftKeys = ({ store, clock, log }: DraftMarkings) => {
  const savedAt = new Map<string, number>();
  return {
    has: async (key: string): Promise<boolean> => savedAt.has(key) || store.has(key).catch(() => false),
    /** If the keys cannot be saved the editor still sees the draft, but only this node knows them. */
    async add(keys: readonly string[]): Promise<void> {
      const now = clock.now().getTime();
      const unsaved = keys.slice(0, MAX_KEYS_OF_DRAFT).filter((key) => (savedAt.get(key) ?? 0) < now - SAVED_FOR_MS);
      if (unsaved.length === 0) return;
      for (const key of unsaved) {
        savedAt.delete(key);
        savedAt.set(key, now);
      }
      for (const oldest of [...savedAt.keys()].slice(0, -MAX_SAVED_KEYS)) savedAt.delete(oldest);
      await store.save(unsaved).catch((error: unknown) => {
        log.warn({ err: error }, "failed to share the pictures of a draft with other nodes");
      });
    },
  };
};

type ContentInMemory = { readonly content: ContentSource; readonly files: RawContent };

/** Stories of the files as the content delivery API gives them, and what the pages show. */
const readKeys = async ({ content, files }: ContentInMemory): Promise<ReadonlySet<string>> =>
  new Set(
    [
      files.rawStories(),
      files.rawStories({ draft: true }),
      await content.stories(),
      await content.shell().catch(() => null),
    ].flatMap((value) => markingKeysIn(value)),
  );

/** Checks each requested focus and filter against the content, so that no arbitrary pictures are rendered. */
export const createPictureMarkings = (memory: ContentInMemory, draftMarkings: DraftMarkings): PictureMarkings => {
  const drafts = createDraftKeys(draftMarkings);
  let current: Promise<ReadonlySet<string>> | null = null;
  return {
    isMarked: async (asset, marking) => {
      const key = markingKey(asset, marking);
      current ??= readKeys(memory);
      return (await current).has(key) || drafts.has(key);
    },
    invalidate: () => {
      current = null;
    },
    remembering: (content) => ({
      ...content,
      story: async (slug, version) => {
        const story = await content.story(slug, version);
        if (version?.draft === true) await drafts.add(markingKeysIn(story));
        return story;
      },
    }),
  };
};
