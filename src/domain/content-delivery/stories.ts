import type { RawStory } from "../content/index.ts";
import { err, ok, type Result } from "../shared/index.ts";
import type { DeliverableContent, Found, NotFound } from "./content.ts";
import { delivery } from "./delivered-story.ts";
import { parseFilterQuery } from "./filter-query.ts";
import { askedLanguages, inLanguage, languagesOf, splitLanguage, type Languages } from "./languages.ts";
import { pageOf } from "./parameters.ts";
import { referred, type ByUuid } from "./resolve.ts";
import { selectStories } from "./select-stories.ts";
import { sortStories } from "./sort-stories.ts";

const MOST_STORIES_A_PAGE = 100;

const lookup = (stories: readonly RawStory[], languages: Languages): ByUuid => {
  const byUuid = new Map(stories.map((story) => [story.uuid, story] as const));
  return (uuid) => {
    const story = byUuid.get(uuid);
    return story && inLanguage(story, languages);
  };
};

/** The languages asked for by parameter, or else by the beginning of a slug; and the slug without it. */
const languagesFor = (content: DeliverableContent, parameters: URLSearchParams, slug: string) => {
  const known = languagesOf(content.stories);
  const asked = askedLanguages(parameters, known);
  const { language, rest } = splitLanguage(slug.replace(/^\/+/, ""), known);
  return { languages: { ...asked, language: asked.language ?? language }, rest };
};

/**
 * `stories`: those that every parameter lets through, one page of them, and what they refer to. None is an empty list.
 * Error: the parameters of `filter_query` that there are not.
 */
export const storyList = (content: DeliverableContent, parameters: URLSearchParams): Result<Found, NotFound> => {
  const filter = parseFilterQuery(parameters);
  if (!filter.ok) return err({ refused: filter.error });
  const { languages, rest } = languagesFor(content, parameters, parameters.get("starts_with") ?? "");
  const asked = new URLSearchParams([...parameters]);
  asked.set("starts_with", rest);
  // Slugs are compared without the language, content as it reads in it.
  const selected = selectStories(content.stories, asked).map((story) => inLanguage(story, languages));
  const sorted = sortStories(
    selected.filter((story) => filter.value(story.content)),
    asked,
  );
  const { items, counted } = pageOf(sorted, asked, MOST_STORIES_A_PAGE);
  return ok({
    body: {
      stories: items.map(delivery(asked)),
      cv: content.version,
      ...referred(items, asked, lookup(content.stories, languages)),
    },
    counted,
  });
};

const findStory = (stories: readonly RawStory[], name: string, byUuidOnly: boolean): RawStory | undefined =>
  (byUuidOnly ? undefined : stories.find(({ full_slug }) => full_slug === name)) ??
  stories.find(({ id, uuid }) => uuid === name || (!byUuidOnly && String(id) === name));

/** `stories/{full_slug|id|uuid}`; with `find_by=uuid` by uuid alone. A language may stand before the slug. */
export const oneStory = (
  content: DeliverableContent,
  parameters: URLSearchParams,
  name: string,
): Result<Found, NotFound> => {
  const { languages, rest } = languagesFor(content, parameters, name);
  const found = findStory(content.stories, rest, parameters.get("find_by") === "uuid");
  if (!found) return err(null);
  const story = inLanguage(found, languages);
  return ok({
    body: {
      story: delivery(parameters)(story),
      cv: content.version,
      ...referred([story], parameters, lookup(content.stories, languages)),
    },
  });
};
