import { createHmac } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { RawStory } from "#domain/content/index.ts";
import { startSite, type Site } from "../browser-support/sites/site.ts";
import { type FakeContentService, startFakeContentService } from "../fakes/content-service.ts";
import { block, story } from "../fixtures/service-space/fields.ts";
import { SPACE_STORIES } from "../fixtures/service-space/stories.ts";
import type { ServiceStory } from "../fixtures/service-space/service-types.ts";
import { limit } from "../time-limits.ts";
import { waitFor } from "../wait-for.ts";

const SECRET = "a secret of the space with 32 signs";
const MISSING = "44444444-0000-4000-8000-000000000404";

let service: FakeContentService;
let site: Site;
const logged: { readonly story: string; readonly field: string; readonly message: string }[] = [];

const article = (slug: string, title: string): ServiceStory =>
  story(slug, title, {
    title,
    article: [block("article", { teaser: `${title}.`, category: "Groupe", published_on: "2026-10-02 00:00" })],
    body: [block("text", { text: title })],
  });

const toRaw = (stories: readonly ServiceStory[]): readonly RawStory[] =>
  stories as readonly unknown[] as readonly RawStory[];

const publish = async (stories: readonly ServiceStory[]): Promise<Response> => {
  service.stories = toRaw(stories);
  service.version += 1;
  const body = JSON.stringify({ action: "published", story_id: 1, space_id: 1 });
  const signature = createHmac("sha1", SECRET).update(body).digest("hex");
  const headers = { "webhook-signature": signature, "content-type": "application/json" };
  return fetch(`${site.url}/api/v1/content/published`, { method: "POST", body, headers });
};

const open = (path: string) => fetch(site.url + path, { redirect: "manual", headers: { accept: "text/html" } });
const status = async (path: string): Promise<number> => (await open(path)).status;
const read = async (path: string): Promise<string> => (await open(path)).text();

const one = article("news/un", "Premier article");
const two = article("news/deux", "Second article");

/** One section for each of the seven fields that relate to stories. */
const relating = story("essai-trous", "Essai", {
  title: "Essai",
  body: [
    block("hero", { title: "Trous" }),
    block("quote", { text: "Une citation", author: MISSING }),
    block("news_list", { title: "Lisez", articles: ["news/un", MISSING] }),
    block("location_teaser", { location: MISSING }),
    block("team", { title: "Notre équipe", location: MISSING }),
    block("vacancy_list", { title: "Emplois", location: MISSING }),
    block("locations", { title: "Concessions", locations: [MISSING] }),
    block("form", { title: "Écrire", kind: "contact", location: MISSING }),
  ],
});

beforeAll(async () => {
  service = await startFakeContentService();
  service.stories = toRaw([...SPACE_STORIES, one, two, relating]);
  service.drafts = toRaw([...SPACE_STORIES, one, two, relating, article("news/brouillon", "Article encore secret")]);
  site = await startSite({
    env: { CONTENT_API_URL: service.url, CONTENT_API_TOKEN: "token", CONTENT_WEBHOOK_SECRET: SECRET },
    onOutput: (line) => {
      if (line.includes("Content was dropped")) logged.push(JSON.parse(line) as (typeof logged)[number]);
    },
  });
}, limit(240_000));

afterAll(async () => {
  await site?.dispose();
  await service?.close();
});

test("missing related stories are left out and reported, in all seven fields", async () => {
  const page = await read("/essai-trous");
  expect(page).toContain("Une citation");
  expect(page).toContain("Premier article");
  expect(page.replaceAll(/<script[\s\S]*?<\/script>/g, "")).not.toContain(MISSING);
  const fields = logged
    .filter(({ message }) => message === "relates to a story that is missing or not published")
    .map(({ story: slug, field }) => `${slug} ${field}`);
  expect(fields).toEqual([
    "essai-trous sections.1.author",
    "essai-trous sections.2.articles",
    "essai-trous sections.3.location",
    "essai-trous sections.4.location",
    "essai-trous sections.5.location",
    "essai-trous sections.6.locations",
    "essai-trous sections.7.location",
  ]);
});

test("lists of a page that shows a draft show drafts", async () => {
  expect(await read("/news?preview=token")).toContain("Article encore secret");
  expect(await read("/news")).not.toContain("Article encore secret");
});

test("an unpublished, a new and a moved story are in sitemap and RSS as soon as in their pages", async () => {
  expect(await read("/sitemap.xml")).toContain("/news/deux<");
  expect(await read("/news.xml")).toContain("/news/deux<");
  const answer = await publish([
    ...SPACE_STORIES,
    { ...one, slug: "premier", full_slug: "news/premier" },
    article("news/trois", "Troisième"),
  ]);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/json"]);
  await waitFor(async () => expect(await status("/news/deux")).toBe(404));
  for (const file of ["/sitemap.xml", "/news.xml"]) {
    const text = await read(file);
    expect(text).not.toMatch(/\/news\/(?:deux|un)</);
    expect(text).toMatch(/\/news\/premier</);
    expect(text).toMatch(/\/news\/trois</);
  }
});

test("the old address of a moved story leads to the new one, until another story has it", async () => {
  const moved = await open("/news/un?utm_source=lettre");
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/news/premier?utm_source=lettre"]);
  await publish([...SPACE_STORIES, { ...one, slug: "first", full_slug: "news/first" }]);
  await waitFor(async () => expect(await status("/news/first")).toBe(200));
  for (const path of ["/news/un", "/news/premier"])
    expect((await open(path)).headers.get("location")).toBe("/news/first");
  await publish([
    ...SPACE_STORIES,
    { ...one, slug: "first", full_slug: "news/first" },
    { ...two, slug: "un", full_slug: "news/un" },
  ]);
  await waitFor(async () => expect(await status("/news/un")).toBe(200));
  await publish(SPACE_STORIES);
  await waitFor(async () => expect(await status("/news/premier")).toBe(404));
});
