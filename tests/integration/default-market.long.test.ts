import { afterAll, beforeAll, expect, test } from "vitest";
import { startSite, type Site } from "../browser-support/sites/site.ts";
import { missingAnchors } from "./crawled-pages.ts";
import { followLinks, redirectsAstray } from "./default-market-links.ts";

let site: Site;

beforeAll(async () => {
  site = await startSite({ env: { SITE: "default" }, importDemo: true });
});

afterAll(() => site?.dispose());

test("in the default market no link leads nowhere, to a redirect or to a missing anchor, nor a redirect astray", async () => {
  const { pages, failures } = await followLinks(site, ["/"], { perTemplate: 6, depth: Number.POSITIVE_INFINITY });
  expect(failures).toEqual([]);
  expect(missingAnchors(pages).slice(0, 10)).toEqual([]);
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["/locations", "/locations/bruxelles", "/carrieres/carrossier-liege"]),
  );
  expect(await redirectsAstray(site, 10)).toEqual([]);
});
