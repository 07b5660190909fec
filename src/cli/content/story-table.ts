import type { ListedStory } from "#application/content/index.ts";
import { textTable } from "../text-table.ts";

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
