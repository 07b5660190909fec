import type { Route } from "@playwright/test";
import { readManifest } from "../../browser-support/build-manifest.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { rest, transfers } from "../../browser-support/payload-transfers.ts";
import { requestedPayloads, requestedScripts } from "../../browser-support/requested-paths.ts";
import { expect, test } from "../../browser-support/test.ts";

test.use({ reusesTabs: false });

/** Runs before the page's scripts. Writes down each `<link rel="prefetch">`, which Firefox checks against `default-src`. */
const recordPrefetches = (): void => {
  const prefetches: string[] = [];
  Object.assign(window, { prefetches });
  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (node instanceof HTMLLinkElement && node.relList.contains("prefetch")) prefetches.push(node.href);
      }
    }
  }).observe(document, { childList: true, subtree: true });
};

test("pages of links in view of the main part are preloaded when the visitor stops to scroll and the router knows their route, and opened without a request", async ({
  visit,
  site,
}) => {
  const { page, consoleErrors } = await visit();
  await page.addInitScript(recordPrefetches);
  const answer = Promise.withResolvers<void>();
  await page.route("**/__manifest?*", async (route) => {
    await answer.promise;
    await route.continue();
  });
  const { routes } = await readManifest(site.url);
  const [module] = routes.find(({ id }) => id === "routes/vehicle")?.files ?? [];
  const scripts = requestedScripts(page);
  const payloads = requestedPayloads(page);
  await openPage(page, "/stock");
  const cards = page.locator("main a.card-link");
  const payloadOf = async (index: number): Promise<string> => `${await cards.nth(index).getAttribute("href")}.data`;
  const first = await payloadOf(0);
  await expect.poll(() => scripts).toContain(module);
  expect(payloads.filter((path) => path.startsWith("/stock/"))).toEqual([]);
  answer.resolve();
  // Without routes the browser uses its cache again.
  await page.unrouteAll({ behavior: "wait" });
  await expect.poll(() => transfers(page, first)).toBe(1);
  // Links of the header stand before those of the main part, and are in view too.
  await expect(page.locator('header a[href="/faq"]').first()).toBeInViewport();
  expect(await transfers(page, "/faq.data")).toBe(0);
  const link = cards.nth(9);
  const payload = await payloadOf(9);
  expect(await link.evaluate((element) => element.getBoundingClientRect().top < innerHeight)).toBe(false);
  expect(await transfers(page, payload)).toBe(0);
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => transfers(page, payload)).toBe(1);
  await link.click();
  await page.waitForURL(/\/stock\/\d+-/);
  await page.locator("main.vehicle-page").waitFor();
  expect(await transfers(page, payload)).toBe(1);
  // A page with a form is preloaded without its payload, but with its style sheets.
  const form = routes.find(({ id }) => id === "routes/vehicle-form")?.files.find((file) => file.endsWith(".css"));
  const styled = page.waitForRequest((request) => request.url().endsWith(form ?? "no style sheet"));
  await page.locator('main a[href$="/essai-routier"]').filter({ visible: true }).first().hover();
  expect((await styled).headers()["purpose"]).toBe("prefetch");
  expect(await page.evaluate(() => (window as { readonly prefetches?: readonly string[] }).prefetches)).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

test("what is in view is preloaded on a usual phone network and on one that the browser calls 3g, nothing on 2g", async ({
  visit,
}) => {
  const { page } = await visit();
  const devTools = await page.context().newCDPSession(page);
  const emulate = async (latency: number): Promise<string | undefined> => {
    const speed = 9e6 / 8;
    const conditions = { offline: false, latency, downloadThroughput: speed, uploadThroughput: speed };
    await devTools.send("Network.emulateNetworkConditions", conditions);
    return page.evaluate(
      () => (navigator as { readonly connection?: { readonly effectiveType?: string } }).connection?.effectiveType,
    );
  };
  await emulate(170);
  await openPage(page, "/stock");
  const cards = page.locator("main a.card-link");
  const preloaded = async (index: number): Promise<number> =>
    transfers(page, `${await cards.nth(index).getAttribute("href")}.data`);
  await expect.poll(() => preloaded(0)).toBe(1);
  expect(await emulate(300)).toBe("3g");
  await cards.nth(9).scrollIntoViewIfNeeded();
  await expect.poll(() => preloaded(9)).toBe(1);
  expect(await emulate(1_500)).toBe("2g");
  const payloads = requestedPayloads(page);
  await cards.nth(18).scrollIntoViewIfNeeded();
  await cards.nth(18).hover();
  await rest(page, 700);
  expect(payloads).toEqual([]);
});

const pathOf = (route: Route): string => new URL(route.request().url()).pathname;

test("four payloads of links in view are loaded at once, one more of a link that the visitor points at; the next one follows when one fails or takes ten seconds", async ({
  visit,
}) => {
  const { page } = await visit();
  await page.clock.install();
  const held: Route[] = [];
  await page.route("**/*.data?*", (route) => void held.push(route));
  await openPage(page, "/stock");
  const requested = (): readonly string[] => held.map(pathOf);
  await expect.poll(requested).toHaveLength(4);
  /** Points at a card whose page is not requested; the path of its payload. */
  const hoverCard = async (): Promise<string> => {
    const paths = await page
      .locator("main a.card-link")
      .evaluateAll((links) => links.map((a) => a.getAttribute("href")));
    const index = paths.findIndex((path) => !requested().includes(`${path}.data`));
    await page.locator("main a.card-link").nth(index).hover();
    return `${paths[index]}.data`;
  };
  const fifth = await hoverCard();
  await expect.poll(() => requested().slice(4)).toEqual([fifth]);
  await held[4]?.fulfill({ status: 503 });
  const sixth = await hoverCard();
  await expect.poll(() => requested().slice(5)).toEqual([sixth]);
  await page.clock.fastForward(10_000);
  await expect.poll(() => requested().length).toBeGreaterThanOrEqual(10);
});
