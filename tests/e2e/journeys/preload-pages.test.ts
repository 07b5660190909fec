import type { Route } from "@playwright/test";
import { readManifest } from "../../browser-support/build-manifest.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { vehiclePath } from "../../browser-support/page-kinds.ts";
import { rest, transfers } from "../../browser-support/payload-transfers.ts";
import { requestedPayloads, requestedScripts } from "../../browser-support/requested-paths.ts";
import { expect, test } from "../../browser-support/test.ts";

test.use({ reusesTabs: false });

test("the manifest of the build is read once, before the first preload, and decides what is preloaded", async ({
  visit,
  site,
}) => {
  const manifest = await readManifest(site.url);
  expect(manifest.forms).toEqual(
    expect.arrayContaining(["/contact", "/private-lease", "/:first/:second/essai-routier"]),
  );
  expect(manifest).toMatchObject({
    personal: [
      "/stock/favoris",
      "/stock/comparer",
      "/alertes/confirmer",
      "/alertes/arreter",
      "/rendez-vous/confirmer",
      "/rendez-vous/modifier",
      "/demandes/repondre",
    ],
    prerendered: [],
  });

  const { page } = await visit();
  const address = `**/builds/meta/${manifest.id}.json`;
  // As if an editor had just added a form to the page of the legal notice.
  await page.route(address, (route) => route.fulfill({ json: { ...manifest, forms: ["/mentions-legales"] } }));
  const requested: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/builds\/meta\/|\.data$/.test(pathname)) requested.push(pathname);
  });
  const read = page.waitForResponse(address);
  await openPage(page, "/faq");
  await read;
  // The browser notes a request when its answer is complete.
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/builds/meta/")),
  );
  // It is requested when the scripts of the page have arrived, so it takes nothing from them.
  const [arrivedAt, readAt] = await page.evaluate(() => {
    const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const start = entries.find(({ name }) => name.includes("/builds/meta/"))?.startTime ?? 0;
    const scripts = entries.filter(({ name, startTime }) => name.endsWith(".js") && startTime < start);
    return [Math.max(...scripts.map(({ responseEnd }) => responseEnd)), start];
  });
  expect(arrivedAt).toBeGreaterThan(0);
  expect(readAt).toBeGreaterThan(arrivedAt);
  const hover = async (path: string): Promise<void> => {
    await page.locator(`footer a[href="${path}"], header a[href="${path}"]`).filter({ visible: true }).first().hover();
    await rest(page);
  };
  await hover("/mentions-legales");
  for (const path of ["/accessibilite", "/carrieres"]) {
    await hover(path);
    await expect.poll(() => requested).toContain(`${path}.data`);
  }
  const [first, ...payloads] = requested;
  expect(first).toBe(`/builds/meta/${manifest.id}.json`);
  expect(payloads.filter((path) => path.startsWith("/builds/"))).toEqual([]);
  expect(payloads).not.toContain("/mentions-legales.data");
});

test("a step back and one forward cost no request for a payload that the browser has", async ({ visit, site }) => {
  const vehicle = await vehiclePath(site);
  const { page } = await visit();
  await openPage(page, "/faq");
  const follow = async (path: string): Promise<void> => {
    await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();
    await page.waitForURL((url) => url.pathname === path);
  };
  await follow("/stock");
  await follow(vehicle);
  await page.locator("main.vehicle-page").waitFor();
  await page.goBack();
  await page.locator(".vehicle-grid").waitFor();
  await page.goBack();
  await page.locator("h1", { hasText: "Questions" }).waitFor();
  // The document brought no payload; the page from memory loads it once it is painted.
  await expect.poll(() => transfers(page, "/faq.data")).toBe(1);
  await page.goForward();
  await page.locator(".vehicle-grid").waitFor();
  await page.goForward();
  await page.locator("main.vehicle-page").waitFor();
  for (const path of ["/faq.data", "/stock.data", `${vehicle}.data`]) {
    expect([path, await transfers(page, path)]).toEqual([path, 1]);
  }
});

test("the scripts of a form are loaded when the visitor points at it, and its payload when it is opened", async ({
  visit,
  site,
}) => {
  const vehicle = await vehiclePath(site);
  const { routes } = await readManifest(site.url);
  const [module] = routes.find(({ id }) => id === "routes/vehicle-form")?.files ?? [];
  const { page, consoleErrors } = await visit();
  await openPage(page, vehicle);
  const scripts = requestedScripts(page);
  const payloads = requestedPayloads(page);
  const link = page.locator(`a[href="${vehicle}/essai-routier"]`).filter({ visible: true }).first();
  const loaded = page.waitForResponse((response) => new URL(response.url()).pathname === module);
  const ofForm = () => payloads.filter((path) => path === `${vehicle}/essai-routier.data`);
  await link.hover();
  await (await loaded).finished();
  expect(ofForm()).toEqual([]);
  await link.click();
  await page.waitForURL(/\/essai-routier$/);
  await page.locator("main form").first().waitFor();
  expect(ofForm()).toHaveLength(1);
  expect(scripts.filter((path) => path === module)).toHaveLength(1);
  expect(consoleErrors).toEqual([]);
});

test("a step back shows the page and its position from memory, and loads it again when it is painted", async ({
  visit,
  site,
}) => {
  const vehicle = await vehiclePath(site);
  const { page, consoleErrors } = await visit();
  await openPage(page, "/stock?fuel=electric");
  const card = page.locator(`main a.card-link[href="${vehicle}"]`).first();
  await card.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy({ top: 200, behavior: "instant" }));
  const position = await page.evaluate(() => scrollY);
  expect(position).toBeGreaterThan(0);
  await card.click();
  await page.locator("main.vehicle-page").waitFor();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const held: Route[] = [];
  await page.route("**/stock.data?*", (route) => void held.push(route));
  await page.goBack();
  await page.locator(".vehicle-grid").waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(position);
  const isReload = (route: Route): boolean => /[?&]fuel=electric&_routes=/.test(route.request().url());
  await expect.poll(() => held.filter(isReload).length).toBe(1);
  for (const route of held) await route.continue();
  expect(consoleErrors).toEqual([]);
});
