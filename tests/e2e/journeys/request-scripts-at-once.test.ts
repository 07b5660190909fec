import { readManifest } from "../../browser-support/build-manifest.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { requestedScripts } from "../../browser-support/requested-paths.ts";
import { expect, test } from "../../browser-support/test.ts";

test.use({ reusesTabs: false });

test("a page that is opened at once requests all its scripts before its module has arrived", async ({
  visit,
  site,
}) => {
  const { routes } = await readManifest(site.url);
  const { files = [] } = routes.find(({ id }) => id === "private-lease-offer") ?? {};
  const [module = "", ...imports] = files.filter((file) => file.endsWith(".js"));
  const { page, consoleErrors } = await visit();
  const manifest = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith("/builds/meta/"));
  await openPage(page, "/private-lease");
  await (await manifest).finished();
  const requested = requestedScripts(page);
  const answer = Promise.withResolvers<void>();
  await page.route(`**${module}`, async (route) => {
    await answer.promise;
    await route.continue();
  });
  const link = page.locator('main a[href^="/private-lease/"]').last();
  const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  await link.evaluate((element: HTMLElement) => element.click());
  const needed = imports.filter((file) => !loaded.includes(site.url + file));
  expect(needed.length).toBeGreaterThan(1);
  await expect.poll(() => needed.filter((file) => !requested.includes(file))).toEqual([]);
  answer.resolve();
  await page.waitForURL(/\/private-lease\/./);
  await page.locator("main.vehicle-page").waitFor();
  expect(new Set(requested).size).toBe(requested.length);
  expect(consoleErrors).toEqual([]);
});
