import { relative } from "node:path";
import { storyPath } from "#domain/content/index.ts";
import { ok, type Result } from "#domain/shared/index.ts";
import { textTable } from "../import/text-table.ts";
import { readContent } from "./run-content-check.ts";

export type ListedStory = {
  readonly path: string;
  readonly name: string;
  /** `changed`: published, with a draft of its next version. */
  readonly state: "published" | "changed" | "draft";
  readonly updated_at: string;
  readonly file: string | null;
};

/** Every story of a folder, drafts too, by address. */
export const listContent = async (folder: string): Promise<Result<readonly ListedStory[], string>> => {
  const read = readContent(folder);
  if (!read.ok) return read;
  const content = read.value;
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
  return ok(
    stories.map(({ slug, name, updated_at }) => {
      const file = drafts.get(slug) ?? null;
      return {
        path: storyPath(slug),
        name,
        state: storyState(slug),
        updated_at,
        file: file === null ? null : relative(process.cwd(), file),
      };
    }),
  );
};

const HEAD = ["address", "name", "state", "updated", "file"];

export const storyTable = (stories: readonly ListedStory[]): string =>
  textTable([
    HEAD,
    ...stories.map(({ path, name, state, updated_at, file }) => [
      path,
      name,
      state,
      updated_at.slice(0, 10),
      file ?? "-",
    ]),
  ]);
