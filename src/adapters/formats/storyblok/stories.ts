import type { DeliverableContent, EndpointResult } from "#application/content/ports.ts";
import type { RawStory } from "#domain/content/index.ts";
import { err, ok, type Result } from "#domain/shared/index.ts";
import { parseFilterQuery } from "./filter-query.ts";
import { requestedLanguages, toLanguage, findLanguages, splitLanguage, type LanguageChoice } from "./languages.ts";
import { type EndpointError, paginate, splitList } from "./parameters.ts";
import { createStoryFormatter, type ReferenceSource, resolveReferences } from "./resolve-references.ts";
import { selectStories } from "./select-stories.ts";
import { fieldAt, parseNumber, scalarText } from "./values.ts";

const MAX_STORIES_PER_PAGE = 100;

const createReferenceSource = (
  { stories, relations }: DeliverableContent,
  languages: LanguageChoice,
): ReferenceSource => {
  const byUuid = new Map(stories.map((story) => [story.uuid, story] as const));
  const findStory = (uuid: string): RawStory | undefined => {
    const story = byUuid.get(uuid);
    return story && toLanguage(story, languages);
  };
  return { relations, findStory };
};

/** The languages from the parameters, else from the slug's prefix; `rest`: the slug without prefix. */
const resolveLanguages = (content: DeliverableContent, parameters: URLSearchParams, slug: string) => {
  const known = findLanguages(content.stories);
  const requested = requestedLanguages(parameters, known);
  const { language, rest } = splitLanguage(slug.replace(/^\/+/, ""), known);
  return { languages: { ...requested, language: requested.language ?? language }, rest };
};

type SortOrder = { readonly sortKey: (story: RawStory) => string | number | null; readonly sign: 1 | -1 };

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
const sortStories = (stories: readonly RawStory[], parameters: Pick<URLSearchParams, "get">): readonly RawStory[] => {
  const uuids = splitList(parameters.get("by_uuids_ordered"));
  if (uuids.length > 0) {
    const positions = new Map(uuids.map((uuid, index) => [uuid, index] as const));
    return sortBy(stories, { sign: 1, sortKey: ({ uuid }) => positions.get(uuid) ?? null });
  }
  const text = parameters.get("sort_by");
  return text === null || text === "" ? stories : sortBy(stories, parseSortOrder(text));
};

/** `stories`: one page of matching stories with their references. Error: invalid `filter_query` parameters. */
export const listStories = (
  content: DeliverableContent,
  parameters: URLSearchParams,
): Result<EndpointResult, EndpointError> => {
  const filter = parseFilterQuery(parameters);
  if (!filter.ok) return err({ rejectedParameters: filter.error });
  const { languages, rest } = resolveLanguages(content, parameters, parameters.get("starts_with") ?? "");
  const requested = new URLSearchParams([...parameters]);
  requested.set("starts_with", rest);
  // Slugs are filtered without the language prefix, content after translation.
  const selected = selectStories(content.stories, requested).map((story) => toLanguage(story, languages));
  const sorted = sortStories(
    selected.filter((story) => filter.value(story.content)),
    requested,
  );
  const { items, counts } = paginate(sorted, requested, MAX_STORIES_PER_PAGE);
  return ok({
    body: {
      stories: items.map(createStoryFormatter(requested)),
      cv: content.version,
      ...resolveReferences(items, requested, createReferenceSource(content, languages)),
    },
    counts,
  });
};

const findStory = (stories: readonly RawStory[], name: string, byUuidOnly: boolean): RawStory | undefined =>
  (byUuidOnly ? undefined : stories.find(({ full_slug }) => full_slug === name)) ??
  stories.find(({ id, uuid }) => uuid === name || (!byUuidOnly && String(id) === name));

/** `stories/{full_slug|id|uuid}`; with `find_by=uuid` by uuid only. The slug may have a language prefix. */
export const getStory = (
  content: DeliverableContent,
  parameters: URLSearchParams,
  name: string,
): Result<EndpointResult, EndpointError> => {
  const { languages, rest } = resolveLanguages(content, parameters, name);
  const match = findStory(content.stories, rest, parameters.get("find_by") === "uuid");
  if (!match) return err(null);
  const story = toLanguage(match, languages);
  return ok({
    body: {
      story: createStoryFormatter(parameters)(story),
      cv: content.version,
      ...resolveReferences([story], parameters, createReferenceSource(content, languages)),
    },
  });
};
