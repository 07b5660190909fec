import { isPublicOn, publicationDay, type RawStory, rawPublicationDay } from "#domain/content/index.ts";
import { startOfDay } from "#domain/leads/index.ts";
import { localTime } from "#domain/locations/index.ts";
import { type Clock, createDerivedCache } from "#domain/shared/index.ts";
import type { JobDefinition } from "../jobs/ports.ts";
import type { ContentSource, FileContentSource } from "./ports.ts";

/** `timeZone`: of the market; its midnight begins a day. */
type MarketCalendar = { readonly clock: Clock; readonly timeZone: string };

const marketDay = ({ clock, timeZone }: MarketCalendar): string => localTime(clock.now(), timeZone).date;

/** Until its day an article is a draft: only those who ask for drafts see it. */
export const withPublicationDays = <C extends ContentSource>(content: C, calendar: MarketCalendar): C => {
  const isPublic = (story: Parameters<typeof publicationDay>[0]): boolean =>
    isPublicOn(publicationDay(story), marketDay(calendar));
  return {
    ...content,
    story: async (slug, version) => {
      const story = await content.story(slug, version);
      return story !== null && (version?.draft === true || isPublic(story)) ? story : null;
    },
    stories: async (prefix, version) => {
      const stories = await content.stories(prefix, version);
      return version?.draft === true ? stories : stories.filter(isPublic);
    },
  };
};

/** `latestDay`: of the public articles; null: there are none. */
type PublicStories = { readonly stories: readonly RawStory[]; readonly latestDay: string | null };

const selectPublic = (stories: readonly RawStory[], today: string): PublicStories => {
  const dated = stories.map((story) => ({ story, day: rawPublicationDay(story) }));
  const visible = dated.filter(({ day }) => isPublicOn(day, today));
  const days = visible.flatMap(({ day }) => day ?? []);
  return { stories: visible.map(({ story }) => story), latestDay: days.toSorted().at(-1) ?? null };
};

const asUnpublished = (story: RawStory): RawStory => ({ ...story, published_at: null, first_published_at: null });

const markUnpublished = (drafts: readonly RawStory[], today: string): readonly RawStory[] =>
  drafts.map((story) => (isPublicOn(rawPublicationDay(story), today) ? story : asUnpublished(story)));

/** As `withPublicationDays`, for stories in both formats. The version of the content rises when an article becomes public. */
export const withPublicationDaysOfFiles = (files: FileContentSource, calendar: MarketCalendar): FileContentSource => {
  const publicStories = createDerivedCache<readonly RawStory[], PublicStories>();
  const drafts = createDerivedCache<readonly RawStory[], readonly RawStory[]>();
  const selected = (): PublicStories => {
    const [all, today] = [files.rawStories(), marketDay(calendar)];
    return publicStories(all, [today], () => selectPublic(all, today));
  };
  let version = 0;
  let seen: { readonly written: number; readonly latestDay: string | null } | null = null;
  return {
    ...withPublicationDays(files, calendar),
    rawStories: (query = {}) => {
      if (query.draft !== true) return selected().stories;
      const [all, today] = [files.rawStories(query), marketDay(calendar)];
      return drafts(all, [today], () => markUnpublished(all, today));
    },
    contentVersion: () => {
      const [written, { latestDay }] = [files.contentVersion(), selected()];
      if (seen?.written === written && seen.latestDay === latestDay) return version;
      const began = latestDay === null ? 0 : startOfDay(latestDay, calendar.timeZone).getTime() / 1000;
      version = Math.max(version + 1, written, began);
      seen = { written, latestDay };
      return version;
    },
  };
};

/** A check only looks at the clock, and follows one that is changed. */
const DAY_CHECK_MS = 1_000;

/** A job that calls `onNewDay` when the market's day has changed: cached pages then lack the articles of the day. */
export const createMarketDayJob = (
  calendar: MarketCalendar,
  onNewDay: () => void,
  onError: JobDefinition["onError"],
): JobDefinition => {
  let day = marketDay(calendar);
  return {
    intervalMs: DAY_CHECK_MS,
    onError,
    run: () => {
      const today = marketDay(calendar);
      if (today === day) return;
      onNewDay();
      day = today;
    },
  };
};
