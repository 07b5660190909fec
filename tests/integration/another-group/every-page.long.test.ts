// Every page and file of another group's site: of one with everything, and of one with a handful of files.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCondrozGroup } from "../../builders/condroz-group.ts";
import { type Site, startSite } from "../../browser-support/sites/site.ts";
import { createLeakFinder, startCondrozSite } from "./condroz-site.ts";
import { crawl, sitemapPaths } from "./crawl.ts";
import { describePages } from "./group-pages.ts";

describe("a group with everything", () => {
  let site: Site;

  beforeAll(async () => {
    site = await startCondrozSite();
  });

  afterAll(() => site?.dispose());

  describePages(() => site, { isComplete: true, minPages: 155, minFiles: 80 });
});

describe("a group with a handful of files", () => {
  let site: Site;

  beforeAll(async () => {
    site = await startSite({ createGroup: createCondrozGroup });
  });

  afterAll(() => site?.dispose());

  test("no page has a fact of the demo group", async () => {
    const finder = createLeakFinder(site.groupDir);
    const { pages } = await crawl(site.url, { starts: ["/", ...(await sitemapPaths(site.url))] });
    expect(pages.flatMap(({ path, text }) => finder.leaksIn(text).map((leak) => `${path}: ${leak}`))).toEqual([]);
    expect(pages.filter(({ status }) => status !== 200).map(({ path, status }) => `${status} ${path}`)).toEqual([]);
    expect(pages.length).toBeGreaterThan(80);
  });
});
