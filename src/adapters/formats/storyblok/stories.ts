import type { DeliverableContent, EndpointResult } from "#application/content/ports.ts";
import type { RawStory } from "#domain/content/index.ts";
import { err, ok, type Result } from "#domain/shared/index.ts";
import type { EndpointError } from "./endpoint-error.ts";
import { createStoryFormatter } from "./delivered-story.ts";
import { parseFilterQuery } from "./filter-query.ts";
import { requestedLanguages, toLanguage, findLanguages, splitLanguage, type LanguageChoice } from "./languages.ts";
import { paginate } from "./parameters.ts";
import { type ReferenceSource, resolveReferences } from "./resolve-references.ts";
import { selectStories } from "./select-stories.ts";
import { sortStories } from "./sort-stories.ts";

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
