import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import type { CreatePageHandler, SiteServices } from "#application/site/index.ts";
import { requestPage, startSiteWithSettings } from "./site-with-settings.ts";

const SECRET = "SELECT * FROM leads";

const failingStock = ({ stock }: SiteServices): SiteServices["stock"] => ({
  ...stock,
  search: () => {
    throw new Error(SECRET);
  },
});

/** A title that React cannot render. */
const withUnreadableTitles = ({ content }: SiteServices): SiteServices["content"] => ({
  ...content,
  story: async (...request) => {
    const story = await content.story(...request);
    const title = {} as unknown as string;
    return story && { ...story, sections: story.sections.map((section) => ({ ...section, title })) };
  },
});

type Change = (services: SiteServices) => Partial<SiteServices>;

/** The built pages on changed services. */
const pagesWith = (change: Change) => async (services: SiteServices) => {
  const build = (await import(pathToFileURL(join(process.cwd(), "build", "server", "index.js")).href)) as {
    readonly createPageHandler: CreatePageHandler;
  };
  return build.createPageHandler({ ...services, ...change(services) });
};

const onStock: Change = (services) => ({ stock: failingStock(services) });
const onContent: Change = (services) => ({ content: withUnreadableTitles(services) });

test.each([
  ["loaded", "/stock", onStock, "/faq", SECRET],
  ["rendered", "/faq", onContent, "/stock", "title.includes is not a function"],
])(
  "a page that cannot be %s answers 500 with the error page, says nothing of the error and is not cached",
  async (_, path, change, other, said) => {
    const logged: string[] = [];
    const log = (entry: unknown, message: string): void =>
      void logged.push(`${message} ${String((entry as { err?: Error }).err)}`);
    const url = await startSiteWithSettings((settings) => settings, { loadPages: pagesWith(change), onError: log });
    const answer = await requestPage(url + path);
    const text = await answer.text();
    const html = parse(text);
    expect(answer.status).toBe(500);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(html.querySelector("main")?.getAttribute("data-error-type")).toBe("something-went-wrong");
    expect(html.querySelector("title")?.text).toMatch(/^500 – Quelque chose s’est mal passé/);
    expect(html.querySelector("main .error-actions a")?.getAttribute("href")).toBe("/");
    expect(text).not.toContain(said);
    expect(text).not.toMatch(/node_modules|at .*\.tsx?:\d+/);
    expect(logged).toEqual([expect.stringMatching(/^page failed (?:Type)?Error: /)]);
    expect(logged[0]).toContain(said);
    expect((await requestPage(url + other)).status).toBe(200);
  },
);
