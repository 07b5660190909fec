import { readManifest } from "../../browser-support/build-manifest.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { vehiclePath } from "../../browser-support/page-kinds.ts";
import { isPayload } from "../../browser-support/requested-paths.ts";
import { expect, test } from "../../browser-support/test.ts";

test.use({ reusesTabs: false });

/** Steps to pages that are not preloaded. `vehicle`: path of a vehicle. */
const stepsOf = (vehicle: string): readonly (readonly [from: string, link: string, route: string])[] => [
  ["/", 'a[href="/stock"]', "routes/stock"],
  ["/stock", "main a.card-link", "routes/vehicle"],
  [vehicle, `main a[href="${vehicle}/essai-routier"]`, "routes/vehicle-form"],
  ["/private-lease", 'main a[href^="/private-lease/"]', "private-lease-offer"],
];

test("a step to another page requests all its scripts with the click, before its payload", async ({ visit, site }) => {
  const { routes } = await readManifest(site.url);
  let most = 0;
  for (const [from, selector, id] of stepsOf(await vehiclePath(site))) {
    const { page, consoleErrors } = await visit();
    // As if no link were in view: its page would be preloaded.
    await page.addInitScript(() => {
      IntersectionObserver.prototype.observe = () => undefined;
    });
    const manifest = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith("/builds/meta/"));
    await openPage(page, from);
    await (await manifest).finished();
    const loaded = await page.evaluate(async () => {
      await new Promise((resolve) => requestIdleCallback(resolve));
      return performance.getEntriesByType("resource").map(({ name }) => name);
    });
    const requested: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script" || isPayload(request.url())) requested.push(request.url());
    });
    const link = page.locator(selector).first();
    const address = await link.evaluate((element: HTMLAnchorElement) => element.href);
    await link.evaluate((element: HTMLElement) => element.click());
    await page.waitForURL(address);
    const { files = [] } = routes.find((route) => route.id === id) ?? {};
    const needed = files
      .filter((file) => file.endsWith(".js"))
      .map((file) => site.url + file)
      .filter((file) => !loaded.includes(file));
    expect(needed, id).not.toEqual([]);
    most = Math.max(most, needed.length);
    const beforePayload = new Set(requested.slice(0, requested.findIndex(isPayload)));
    expect(needed.filter((file) => !beforePayload.has(file))).toEqual([]);
    expect(new Set(requested).size).toBe(requested.length);
    expect(consoleErrors).toEqual([]);
  }
  // One file alone would be the module of the route.
  expect(most).toBeGreaterThan(1);
});
