import { focusKey, focusKeysIn, type Focus, type PictureAsset } from "#domain/media/index.ts";
import type { ContentSource, RawContent } from "./ports.ts";

/** Areas that editors marked in pictures. */
export type PictureFocuses = {
  /** True if a story has this focus at this picture. */
  readonly isMarked: (asset: PictureAsset, focus: Focus) => Promise<boolean>;
  /** The content has changed. */
  readonly invalidate: () => void;
  /** The content, of which each draft that is read is remembered: drafts of the content service are not in memory. */
  readonly remembering: <C extends ContentSource>(content: C) => C;
};

/** Pictures of drafts that are remembered; the oldest is forgotten first. */
const MAX_DRAFT_KEYS = 2_000;

const createDraftKeys = () => {
  const keys = new Set<string>();
  return {
    has: (key: string): boolean => keys.has(key),
    add(added: readonly string[]): void {
      for (const key of added) {
        keys.delete(key);
        keys.add(key);
      }
      for (const oldest of keys) {
        if (keys.size <= MAX_DRAFT_KEYS) return;
        keys.delete(oldest);
      }
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
    ].flatMap((value) => focusKeysIn(value)),
  );

/** Knows the focus of each picture in the content, so that pictures are cropped in no other way for anybody. */
export const createPictureFocuses = (memory: ContentInMemory): PictureFocuses => {
  const drafts = createDraftKeys();
  let current: Promise<ReadonlySet<string>> | null = null;
  return {
    isMarked: async (asset, focus) => {
      const key = focusKey(asset, focus);
      if (drafts.has(key)) return true;
      current ??= readKeys(memory);
      return (await current).has(key);
    },
    invalidate: () => {
      current = null;
    },
    remembering: (content) => ({
      ...content,
      story: async (slug, version) => {
        const story = await content.story(slug, version);
        if (version?.draft === true) drafts.add(focusKeysIn(story));
        return story;
      },
    }),
  };
};
