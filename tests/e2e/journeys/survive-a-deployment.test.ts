import type { Page } from "@playwright/test";
import { startConfiguredSite } from "../../browser/sites/configured-site.ts";
import { hydrated, openPage } from "../../browser/hydration.ts";
import { requestedDocuments } from "../../browser/requested-paths.ts";
import { createSecondBuild } from "../../browser/sites/second-build.ts";
import { saveData } from "../../browser/save-data.ts";
import { expect, test } from "../../browser/test.ts";

test.use({ reusesTabs: false });

type RouterManifest = { readonly routes: Readonly<Record<string, { readonly module: string }>> };

/** The address of the script of a route; the router learns of the routes of visible links after the page has loaded. */
const scriptOf = async (page: Page, route: string): Promise<string> => {
  const script = await page.waitForFunction((id) => {
    const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: RouterManifest };
    return manifest?.routes[id]?.module;
  }, route);
  return (await script.jsonValue()) ?? "";
};

for (const { route, path } of [
  { route: "routes/stock", path: "/stock" },
  { route: "routes/compare", path: "/stock/comparer" },
]) {
  test(`a page whose script does not load (${path}) is loaded from the server once in ten seconds, then the error page appears`, async ({
    visit,
  }) => {
    const { page } = await visit();
    await page.clock.install();
    await openPage(page, "/faq");
    const link = page.locator(`a[href="${path}"]:visible`).first();
    const script = await scriptOf(page, route);
    await page.route(`**${script}`, (request) => request.abort());
    const documents = requestedDocuments(page);

    await link.click();
    await page.waitForURL((url) => url.pathname === path);
    await expect(page.locator("main h1")).toBeVisible();
    expect(documents).toEqual([path]);
    await page.waitForLoadState();
    await page.goBack();
    await hydrated(page);
    expect(documents.splice(0)).toEqual([path, "/faq"]);

    const error = page.locator('main[data-error-type="something-went-wrong"]');
    await link.click();
    await expect(error).toBeVisible();
    expect(documents).toEqual([]);
    // The document without its script is left at the next page.
    await error.getByRole("link").click();
    await page.waitForURL((url) => url.pathname === "/");
    await expect(page.locator("main h1")).toBeVisible();
    expect(documents.splice(0)).toEqual(["/"]);

    await page.clock.fastForward(10_000);
    await openPage(page, "/faq");
    documents.length = 0;
    await link.click();
    await page.waitForURL((url) => url.pathname === path);
    await expect(page.locator("main h1")).toBeVisible();
    await expect(error).toHaveCount(0);
    expect(documents).toEqual([path]);
  });
}

test("a preload whose script does not load changes nothing", async ({ visit }) => {
  const { page } = await visit();
  await openPage(page, "/faq");
  const script = await scriptOf(page, "routes/stock");
  const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith(script));
  await page.route(`**${script}`, (request) => request.abort());
  const documents = requestedDocuments(page);
  await page.locator('a[href="/stock"]:visible').first().hover();
  await failed;
  await expect(page.locator("main[data-error-type]")).toHaveCount(0);
  expect(documents).toEqual([]);
});

test("a tab that was open when a second build came loads its next page from the server, once, without an error", async ({
  visit,
}) => {
  // Two sites start, one after the other.
  test.slow();
  const first = await startConfiguredSite({});
  const { page, consoleErrors } = await visit({ baseURL: first.url });
  await page.clock.install();
  // A preload would fail while no site runs.
  await saveData(page);
  await openPage(page, "/faq");
  const oldScripts = await page
    .locator("link[rel=modulepreload]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(oldScripts.length).toBeGreaterThan(3);

  await first.stop();
  const build = createSecondBuild();
  const second = await startConfiguredSite({ port: Number(new URL(first.url).port), buildFolder: build.folder });
  try {
    const latest = page.waitForResponse(/\/builds\/latest\.json\?\d+$/);
    await page.clock.fastForward("06:00");
    expect(await (await latest).json()).toEqual({ id: build.id });
    for (const address of oldScripts) expect((await page.request.get(address)).status(), address).toBe(200);

    const documents = requestedDocuments(page);
    const follow = async (path: string): Promise<void> => {
      await page.locator(`a[href="${path}"]:visible`).first().click();
      await page.waitForURL((url) => url.pathname === path);
      await hydrated(page);
      await expect(page.locator("main h1")).toBeVisible();
    };
    await follow("/contact");
    expect(documents).toEqual(["/contact"]);
    await expect.poll(() => scriptOf(page, "page")).toMatch(/-2\.js$/);
    await follow("/stock");
    expect(documents).toEqual(["/contact"]);
    expect(consoleErrors).toEqual([]);
  } finally {
    await second.stop();
    build.dispose();
  }
});
