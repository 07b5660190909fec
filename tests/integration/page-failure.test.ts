import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { expect, onTestFinished, test } from "vitest";
import type { CreatePageHandler, SiteServices } from "#application/site/index.ts";
import { startSite } from "../browser-support/sites/site.ts";
import { requestPage } from "./site-with-settings.ts";

const SECRET = "SELECT * FROM leads";

const failingStock = ({ stock }: SiteServices): SiteServices["stock"] => ({
  ...stock,
  index: () => ({
    ...stock.index(),
    search: () => {
      throw new Error(SECRET);
    },
  }),
});

/** A title of one page that React cannot render. */
const withUnreadableTitles = ({ content }: SiteServices): SiteServices["content"] => ({
  ...content,
  story: async (...request) => {
    const story = await content.story(...request);
    const title = {} as unknown as string;
    if (story?.slug !== "faq") return story;
    return { ...story, sections: story.sections.map((section) => ({ ...section, title })) };
  },
});

/** The built pages on services of which a stock and a story fail. */
const loadPages = async (services: SiteServices) => {
  const build = (await import(pathToFileURL(join(process.cwd(), "build", "server", "index.js")).href)) as {
    readonly createPageHandler: CreatePageHandler;
  };
  const failing = { stock: failingStock(services), content: withUnreadableTitles(services) };
  return build.createPageHandler({ ...services, ...failing });
};

const ERROR = 50;

/** A line of the log. */
type Entry = {
  readonly level: number;
  readonly msg: string;
  readonly err?: { readonly type: string; readonly message: string };
};

test("a page that cannot be loaded or rendered answers 500 with the error page, says nothing of the error and is not cached", async () => {
  const logged: string[] = [];
  const onOutput = (line: string): void => {
    const { level, msg, err } = JSON.parse(line) as Entry;
    if (level >= ERROR) logged.push(`${msg} ${err?.type}: ${err?.message}`);
  };
  const { url, dispose } = await startSite({ composition: { loadPages }, onOutput });
  onTestFinished(dispose);
  for (const [path, said] of [
    ["/stock", SECRET],
    ["/faq", "title.includes is not a function"],
  ] as const) {
    const answer = await requestPage(url + path);
    const text = await answer.text();
    const html = parse(text);
    expect([path, answer.status]).toEqual([path, 500]);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(html.querySelector("main")?.getAttribute("data-error-type")).toBe("something-went-wrong");
    expect(html.querySelector("title")?.text).toMatch(/^500 – Quelque chose s’est mal passé/);
    expect(html.querySelector("main .error-actions a")?.getAttribute("href")).toBe("/");
    expect(html.querySelector("main h1")?.text).toMatch(/^Quelque chose s’est mal passé/);
    // Its status alone: nothing describes the error.
    expect(html.querySelectorAll("main p").map((paragraph) => paragraph.text)).toEqual([
      expect.stringContaining("500"),
    ]);
    expect(text).not.toContain(said);
    expect(text).not.toMatch(/node_modules|at .*\.tsx?:\d+/);
    expect(logged).toEqual([expect.stringMatching(/^page failed (?:Type)?Error: /)]);
    expect(logged.pop()).toContain(said);
  }
  expect((await requestPage(`${url}/contact`)).status).toBe(200);
});
