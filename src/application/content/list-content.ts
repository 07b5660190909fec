import { storyPath } from "#domain/content/index.ts";
import type { FileContentSource } from "./ports.ts";

export type ListedStory = {
  readonly path: string;
  readonly name: string;
  /** `changed`: published, with a draft of its next version. */
  readonly state: "published" | "changed" | "draft";
  readonly updated_at: string;
  readonly file: string | null;
};

/** Every story, drafts too, by address. `displayPath`: the path that editors know a file by. */
export const listContent = async (
  content: FileContentSource,
  displayPath: (file: string) => string,
): Promise<readonly ListedStory[]> => {
  const files = async (draft: boolean): Promise<ReadonlyMap<string, string | null>> =>
    new Map(
      (await content.stories("", { draft })).map(({ slug }) => [
        slug,
        content.sourceLocation(slug, "", { draft })?.file ?? null,
      ]),
    );
  const [published, drafts] = [await files(false), await files(true)];
  const storyState = (slug: string): ListedStory["state"] => {
    if (!published.has(slug)) return "draft";
    return published.get(slug) === drafts.get(slug) ? "published" : "changed";
  };
  const stories = await content.stories("", { draft: true });
  return stories.map(({ slug, name, updated_at }) => {
    const file = drafts.get(slug) ?? null;
    return {
      path: storyPath(slug),
      name,
      state: storyState(slug),
      updated_at,
      file: file === null ? null : displayPath(file),
    };
  });
};
