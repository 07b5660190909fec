import type { RawStory } from "../content/index.ts";
import { valuesOf } from "./parameters.ts";
import { numberOf, scalarText, valueAt } from "./values.ts";

type Key = string | number | null;

type Sorting = { readonly keyOf: (story: RawStory) => Key; readonly sign: 1 | -1 };

/** `field:asc|desc`, `content.field:asc|desc`, and `:int` or `:float` behind it where the texts are numbers. */
const parseSorting = (text: string): Sorting => {
  const [path = "", direction, type] = text.split(":");
  const isNumeric = type === "int" || type === "float";
  return {
    sign: direction === "desc" ? -1 : 1,
    keyOf(story) {
      const value = valueAt(story, path);
      return isNumeric || typeof value === "number" ? numberOf(value) : scalarText(value);
    },
  };
};

const compare = (a: string | number, b: string | number): number => {
  if (typeof a !== typeof b) return typeof a === "number" ? -1 : 1;
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

const sorted = (stories: readonly RawStory[], { keyOf, sign }: Sorting): readonly RawStory[] => {
  const withKey: { readonly story: RawStory; readonly key: string | number }[] = [];
  const without: RawStory[] = [];
  for (const story of stories) {
    const key = keyOf(story);
    if (key === null) without.push(story);
    else withKey.push({ story, key });
  }
  withKey.sort((a, b) => compare(a.key, b.key) * sign);
  return [...withKey.map(({ story }) => story), ...without];
};

/**
 * The stories as `by_uuids_ordered` or `sort_by` has them, in the order they came in where neither says otherwise.
 * Stories without the field stand last, whichever way is sorted.
 */
export const sortStories = (
  stories: readonly RawStory[],
  parameters: Pick<URLSearchParams, "get">,
): readonly RawStory[] => {
  const uuids = valuesOf(parameters.get("by_uuids_ordered"));
  if (uuids.length > 0) {
    const place = new Map(uuids.map((uuid, index) => [uuid, index] as const));
    return sorted(stories, { sign: 1, keyOf: ({ uuid }) => place.get(uuid) ?? null });
  }
  const text = parameters.get("sort_by");
  return text === null || text === "" ? stories : sorted(stories, parseSorting(text));
};
