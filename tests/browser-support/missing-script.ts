import type { Page } from "@playwright/test";
import { hydrated, openPage } from "./hydration.ts";
import { requestedDocuments } from "./requested-paths.ts";
import { expect, type VisitSite } from "./test.ts";

type RouterManifest = { readonly routes: Readonly<Record<string, { readonly module: string }>> };

/** The address of the script of a route; the router learns of the routes of visible links after the page has loaded. */
export const scriptOf = async (page: Page, route: string): Promise<string> => {
  const script = await page.waitForFunction((id) => {
    const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: RouterManifest };
    return manifest?.routes[id]?.module;
  }, route);
  return (await script.jsonValue()) ?? "";
};

type RouteOfPage = { readonly route: string; readonly path: string };

/** A page whose script does not load is loaded from the server once in ten seconds, then the error page appears. */
export const visitWithoutScript = async (visit: VisitSite, { route, path }: RouteOfPage): Promise<void> => {
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
};
