import { expect, test } from "vitest";
import { parseStory, toRawStory, type Story } from "#domain/content/index.ts";
import type { FileContentSource } from "./ports.ts";
import { createMarketDayJob, withPublicationDays, withPublicationDaysOfFiles } from "./publication-days.ts";

const aStory = (slug: string, article: unknown = null): Story => {
  const parsed = parseStory(slug, { name: slug, title: slug, updated_at: "2026-11-01T08:00:00Z", article });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value.value;
};

const anArticle = (day: string): object => ({ published_on: day, category: "Groupe", teaser: "Une phrase." });

const RAW = [
  toRawStory("faq", { updated_at: "2026-11-01T08:00:00Z" }, 0, true),
  toRawStory("news/hier", { article: anArticle("2026-12-03") }, 1, true),
  // As the content service has it: a list, and a date with a time.
  toRawStory("news/demain", { article: [anArticle("2026-12-05 08:00")] }, 2, true),
];

const createFiles = (start: { readonly written: number }) => {
  const stories = RAW.map(({ full_slug, content }) => aStory(full_slug, content["article"]));
  const state = { ...start, now: new Date("2026-12-04T12:00:00Z"), raw: RAW };
  const files = {
    story: async (slug: string) => stories.find((story) => story.slug === slug) ?? null,
    stories: async () => stories,
    rawStories: () => state.raw,
    contentVersion: () => state.written,
  } as unknown as FileContentSource;
  return { state, files, calendar: { clock: { now: () => state.now }, timeZone: "Europe/Luxembourg" } };
};

const MIDNIGHT = new Date("2026-12-04T23:00:00Z");

test("shows an article from the market's midnight on, and drafts at any time", async () => {
  const { state, files, calendar } = createFiles({ written: 1 });
  const content = withPublicationDays(files, calendar);
  state.now = new Date(MIDNIGHT.getTime() - 1);
  expect(await content.story("news/demain")).toBeNull();
  expect((await content.stories()).map(({ slug }) => slug)).toEqual(["faq", "news/hier"]);
  expect(await content.story("news/demain", { draft: true })).toMatchObject({ slug: "news/demain" });
  expect(await content.stories("", { draft: true })).toHaveLength(3);
  state.now = MIDNIGHT;
  expect(await content.story("news/demain")).toMatchObject({ slug: "news/demain" });
  expect(await content.stories()).toHaveLength(3);
});

test("has the same stories in the content service's format, drafts without the time of a publication", () => {
  const { state, files, calendar } = createFiles({ written: 1 });
  const content = withPublicationDaysOfFiles(files, calendar);
  const unpublished = () =>
    content.rawStories({ draft: true }).flatMap(({ full_slug, published_at }) => (published_at ? [] : full_slug));
  expect(content.rawStories().map(({ full_slug }) => full_slug)).toEqual(["faq", "news/hier"]);
  expect(unpublished()).toEqual(["news/demain"]);
  state.now = MIDNIGHT;
  expect(content.rawStories()).toEqual(RAW);
  expect(unpublished()).toEqual([]);
});

test("the version rises when an article becomes public, and with each change of the files", () => {
  const { state, files, calendar } = createFiles({ written: 100 });
  const content = withPublicationDaysOfFiles(files, calendar);
  const yesterday = Date.parse("2026-12-02T23:00:00Z") / 1000;
  expect([content.contentVersion(), content.contentVersion()]).toEqual([yesterday, yesterday]);
  state.now = MIDNIGHT;
  const midnight = MIDNIGHT.getTime() / 1000;
  expect([content.contentVersion(), content.contentVersion()]).toEqual([midnight, midnight]);
  // A file is deleted: its version in the files stays below that of the day.
  state.written = 101;
  expect(content.contentVersion()).toBe(midnight + 1);
});

test("the job reports each new day of the market once", async () => {
  const { state, calendar } = createFiles({ written: 1 });
  let days = 0;
  const { run } = createMarketDayJob(
    calendar,
    () => {
      days += 1;
    },
    () => undefined,
  );
  const runAt = async (now: Date): Promise<number> => {
    state.now = now;
    await run(new AbortController().signal);
    return days;
  };
  expect(await runAt(new Date(MIDNIGHT.getTime() - 1))).toBe(0);
  expect(await runAt(MIDNIGHT)).toBe(1);
  expect(await runAt(MIDNIGHT)).toBe(1);
});
