import { startSite } from "../../browser-support/sites/site.ts";
import { hydrated, openPage } from "../../browser-support/hydration.ts";
import { scriptOf, visitWithoutScript } from "../../browser-support/missing-script.ts";
import { requestedDocuments } from "../../browser-support/requested-paths.ts";
import { createSecondBuild } from "../../browser-support/sites/second-build.ts";
import { saveData } from "../../browser-support/save-data.ts";
import { expect, test } from "../../browser-support/test.ts";

test.use({ reusesTabs: false });

test("a page whose script does not load is loaded from the server once in ten seconds, then the error page appears", async ({
  visit,
}) => {
  await visitWithoutScript(visit, { route: "routes/stock", path: "/stock" });
});

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
  const first = await startSite();
  const { page, consoleErrors } = await visit({ baseURL: first.url });
  await page.clock.install();
  // A preload would fail while no site runs.
  await saveData(page);
  await openPage(page, "/faq");
  const oldScripts = await page
    .locator("link[rel=modulepreload]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(oldScripts.length).toBeGreaterThan(3);

  await first.dispose();
  const build = createSecondBuild();
  const second = await startSite({
    port: Number(new URL(first.url).port),
    composition: { buildFolder: build.folder },
  });
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
    await second.dispose();
    build.dispose();
  }
});
