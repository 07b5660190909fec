import type { Page, Route } from "@playwright/test";
import { hydrated, openPage } from "../../browser-support/hydration.ts";
import { requestedDocuments } from "../../browser-support/requested-paths.ts";
import { expect, test } from "../../browser-support/test.ts";

test.use({ reusesTabs: false });

type RouterRoute = { readonly module: string; readonly imports?: readonly string[] };
type RouterWindow = Window & { readonly __reactRouterManifest?: { readonly routes: Record<string, RouterRoute> } };

declare global {
  interface Window {
    holes: number;
  }
}

const ROUTE = "page";

/** Answers requests for scripts other than those of the route itself: these are of sections. */
const routeSectionScripts = async (page: Page, answer: (route: Route) => Promise<void>): Promise<void> => {
  const own = await page.waitForFunction((id) => {
    const route = (window as RouterWindow).__reactRouterManifest?.routes[id];
    return route && [route.module, ...(route.imports ?? [])];
  }, ROUTE);
  const scripts = new Set(await own.jsonValue());
  await page.route("**/assets/*.js", (route) =>
    scripts.has(new URL(route.request().url()).pathname) ? route.continue() : answer(route),
  );
};

/** Counts the moments at which the page has no title. */
const countHoles = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.holes = 0;
    const look = (): void => {
      if (document.querySelector("main h1") === null) window.holes += 1;
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });

const linkTo = (page: Page, path: string) => page.locator(`a[href="${path}"]:visible`).first();

for (const { start, next } of [
  { start: "/stock", next: "/contact" },
  { start: "/faq", next: "/contact" },
])
  test(`from ${start} to ${next} there is a page at every moment, whenever the scripts of its sections arrive`, async ({
    visit,
  }) => {
    // A page that fades in has a limit of its own.
    const { page, consoleErrors } = await visit({ reducedMotion: "reduce" });
    await openPage(page, start);
    const title = await page.locator("main h1").innerText();
    const [requested, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await routeSectionScripts(page, async (route) => {
      requested.resolve();
      await released.promise;
      await route.continue();
    });
    await countHoles(page);
    const documents = requestedDocuments(page);
    await linkTo(page, next).click();
    await requested.promise;
    // The page before, or the first view of the next one.
    await expect(page.locator("main h1")).toBeVisible();
    expect(await page.evaluate(() => window.holes)).toBe(0);
    released.resolve();
    await expect(page.locator("main h1")).not.toHaveText(title);
    await expect(page.locator("main form").first()).toBeVisible();
    expect(await page.evaluate(() => window.holes)).toBe(0);
    expect(documents).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });

test("a page whose section does not load is loaded from the server, once", async ({ visit }) => {
  const { page } = await visit();
  await openPage(page, "/stock");
  const documents = requestedDocuments(page);
  await routeSectionScripts(page, (route) => route.abort());
  await linkTo(page, "/contact").click();
  await page.waitForEvent("load");
  expect(documents).toEqual(["/contact"]);
  await page.unrouteAll();
  await page.reload();
  await hydrated(page);
  await expect(page.locator("main form").first()).toBeVisible();
});
