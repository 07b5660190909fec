import type { RawStory } from "#domain/content/index.ts";
import { splitList } from "./parameters.ts";
import { parseNumber, scalarText, fieldAt } from "./values.ts";

type SortKey = string | number | null;

type SortOrder = { readonly sortKey: (story: RawStory) => SortKey; readonly sign: 1 | -1 };

/** `field:asc|desc` or `content.field:asc|desc`, with the suffix `:int` or `:float` for numeric texts. */
const parseSortOrder = (text: string): SortOrder => {
  const [path = "", direction, type] = text.split(":");
  const isNumeric = type === "int" || type === "float";
  return {
    sign: direction === "desc" ? -1 : 1,
    sortKey(story) {
      const value = fieldAt(story, path);
      return isNumeric || typeof value === "number" ? parseNumber(value) : scalarText(value);
    },
  };
};

/** French order: é beside e, upper beside lower case. */
const FRENCH = new Intl.Collator("fr");

const compare = (a: string | number, b: string | number): number => {
  if (typeof a === "string" && typeof b === "string") return FRENCH.compare(a, b);
  if (typeof a !== typeof b) return typeof a === "number" ? -1 : 1;
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

const sortBy = (stories: readonly RawStory[], { sortKey, sign }: SortOrder): readonly RawStory[] => {
  const withKey: { readonly story: RawStory; readonly key: string | number }[] = [];
  const without: RawStory[] = [];
  for (const story of stories) {
    const key = sortKey(story);
    if (key === null) without.push(story);
    else withKey.push({ story, key });
  }
  withKey.sort((a, b) => compare(a.key, b.key) * sign);
  return [...withKey.map(({ story }) => story), ...without];
};

/**
 * Sorts by `by_uuids_ordered` or `sort_by`; stable. Stories without the field are last in both directions.
 */
export const sortStories = (
  stories: readonly RawStory[],
  parameters: Pick<URLSearchParams, "get">,
): readonly RawStory[] => {
  const uuids = splitList(parameters.get("by_uuids_ordered"));
  if (uuids.length > 0) {
    const positions = new Map(uuids.map((uuid, index) => [uuid, index] as const));
    return sortBy(stories, { sign: 1, sortKey: ({ uuid }) => positions.get(uuid) ?? null });
  }
  const text = parameters.get("sort_by");
  return text === null || text === "" ? stories : sortBy(stories, parseSortOrder(text));
};
