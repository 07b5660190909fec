import type { Page } from "@playwright/test";
import { launchOptions } from "../../browser-support/chromium.ts";
import { hydrated, openPage } from "../../browser-support/hydration.ts";
import { saveData } from "../../browser-support/save-data.ts";
import { isPayload, requestedDocuments, requestedPayloads } from "../../browser-support/requested-paths.ts";
import { openStock } from "../../browser-support/stock-page.ts";
import { expect, test } from "../../browser-support/test.ts";

test.use({ reusesTabs: false });

const cardLink = (page: Page, index: number) => page.locator(".vehicle-grid a.card-link").nth(index);

test("a link that the visitor points at is preloaded once and then opened from the browser's cache", async ({
  visit,
}) => {
  const { page, consoleErrors } = await visit();
  await openStock(page);
  const payload = `${await cardLink(page, 0).getAttribute("href")}.data`;
  const loaded = page.waitForResponse((response) => new URL(response.url()).pathname === payload);
  await cardLink(page, 0).hover();
  const response = await loaded;
  expect(response.headers()["cache-control"]).toBe("public, max-age=60, s-maxage=1, stale-while-revalidate=1");
  await response.finished();
  await cardLink(page, 0).click();
  await page.waitForURL(/\/stock\/\d+-1-/);
  await page.locator("main h1").waitFor();
  // The navigation's own request is answered by the cache: the server's log of the network has none. On the new page the
  // pointer may rest on another link.
  const transferred = await page.evaluate(
    (path) =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => new URL(name).pathname === path)
        .map((entry) => (entry as PerformanceResourceTiming).transferSize),
    payload,
  );
  expect(transferred.filter((bytes) => bytes > 0)).toHaveLength(1);
  expect(consoleErrors).toEqual([]);
});

test("a link of the drawn map is preloaded and opened by the router too", async ({ visit }) => {
  const { page, consoleErrors } = await visit();
  const documents = requestedDocuments(page);
  await openPage(page, "/contact");
  const loaded = page.waitForResponse((response) => new URL(response.url()).pathname === "/concessions/diekirch.data");
  await page.getByRole("link", { name: /^\d+, .*Diekirch$/ }).hover();
  await loaded;
  await page.getByRole("link", { name: /^\d+, .*Diekirch$/ }).click();
  await page.waitForURL(/\/concessions\/diekirch$/);
  await page.locator("h1", { hasText: "Diekirch" }).waitFor();
  expect(documents).toEqual(["/contact"]);
  expect(consoleErrors).toEqual([]);
});

test("nothing is preloaded for a visitor who saves data", async ({ visit }) => {
  const { page } = await visit();
  await saveData(page);
  const manifests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/builds/meta/")) manifests.push(request.url());
  });
  await openStock(page);
  const payloads = requestedPayloads(page);
  await cardLink(page, 0).hover();
  await page.waitForFunction(({ until }) => performance.now() > until, {
    until: (await page.evaluate(() => performance.now())) + 300,
  });
  expect([payloads, manifests]).toEqual([[], []]);
});

/** The pages that the browser began to prerender by the site's rules; Playwright itself does not let it finish. */
const recordPrerenders = async (page: Page): Promise<string[]> => {
  const paths: string[] = [];
  const devTools = await page.context().newCDPSession(page);
  devTools.on("Preload.ruleSetUpdated", ({ ruleSet }) => expect(ruleSet.errorMessage).toBeUndefined());
  devTools.on("Preload.prerenderStatusUpdated", ({ key }) => paths.push(new URL(key.url).pathname));
  await devTools.send("Preload.enable");
  return paths;
};

test("without scripts the browser prerenders the page that the visitor points at, with scripts the router preloads it", async ({
  visit,
}) => {
  const { page } = await visit({ javaScriptEnabled: false });
  const prerendered = await recordPrerenders(page);
  const rules = page.waitForResponse("**/next-page.speculationrules");
  await openPage(page, "/stock");
  expect((await rules).headers()["content-type"]).toBe("application/speculationrules+json");
  const first = cardLink(page, 0);
  await expect(async () => {
    await page.mouse.move(0, 0);
    await first.hover();
    expect(prerendered).toContain(await first.getAttribute("href"));
  }).toPass();

  const { page: scripted } = await visit();
  const prerenderedBesideRouter = await recordPrerenders(scripted);
  await openStock(scripted);
  const loaded = scripted.waitForResponse((response) => isPayload(response.url()));
  await cardLink(scripted, 0).hover();
  await (await loaded).finished();
  expect(prerenderedBesideRouter).toEqual([]);
});

test("pages fade into each other, and not for a visitor who wants less motion", async ({ visit }) => {
  const countTransitions = async (reducedMotion: "reduce" | "no-preference"): Promise<number> => {
    const { page } = await visit({ reducedMotion });
    await page.addInitScript(() => {
      const counter = window as { transitions?: number };
      counter.transitions = 0;
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        counter.transitions = (counter.transitions ?? 0) + 1;
        return start(update);
      };
    });
    await openStock(page);
    await cardLink(page, 0).click();
    await page.waitForURL(/\/stock\/\d+-1-/);
    await page.locator("main.vehicle-page").waitFor();
    return page.evaluate(() => (window as { transitions?: number }).transitions ?? 0);
  };
  expect(await countTransitions("no-preference")).toBe(1);
  expect(await countTransitions("reduce")).toBe(0);
});

test("a browser has the language cookie for a year; no page that a proxy may store sets it", async ({
  visit,
  site,
}) => {
  const html = { headers: { accept: "text/html" } };
  const stored = /^public, max-age=0, s-maxage=(\d+), stale-while-revalidate=\1$/;
  const seconds = { "/": 1, "/stock": 1, "/faq": 60, "/mentions-legales": 60 };
  for (const path of [...Object.keys(seconds), ...Object.keys(seconds)]) {
    const { headers } = await fetch(site.url + path, html);
    expect(headers.getSetCookie(), path).toEqual([]);
    const [, found] = stored.exec(headers.get("cache-control") ?? "") ?? [];
    expect([path, Number(found)]).toEqual([path, seconds[path as keyof typeof seconds]]);
  }
  for (const path of ["/contact", "/page-inconnue"]) {
    const { headers } = await fetch(site.url + path, html);
    expect(headers.getSetCookie(), path).toEqual(["langue=fr; Path=/; Max-Age=31536000; SameSite=Lax"]);
    expect(headers.get("cache-control"), path).toBe("private, no-store");
  }
  const again = await fetch(`${site.url}/contact`, { headers: { ...html.headers, cookie: "a=b; langue=fr" } });
  expect(again.headers.getSetCookie()).toEqual([]);
  expect((await fetch(`${site.url}/stock.data`)).headers.getSetCookie()).toEqual([]);

  const { page } = await visit();
  await openPage(page, "/faq");
  await expect.poll(() => page.context().cookies()).toEqual([expect.objectContaining({ name: "langue", value: "fr" })]);
});

/** Why the browser did not restore the page of a path from its back/forward cache. */
const notRestoredReasons = async (page: Page, path: string, prepare: () => void = () => {}): Promise<string[]> => {
  const devTools = await page.context().newCDPSession(page);
  const reasons = new Promise<string[]>((resolve) => {
    devTools.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.map(({ type, reason }) => `${type} ${reason}`)),
    );
  });
  await devTools.send("Page.enable");
  await openPage(page, path);
  await page.evaluate(prepare);
  await page.goto("/mentions-legales");
  await page.goBack();
  return reasons;
};

test("no page has anything that keeps it from the back/forward cache", async ({ playwright, site }) => {
  // The headless shell never restores a page, so that its own two reasons remain.
  const options = { ...launchOptions(), ignoreDefaultArgs: ["--disable-back-forward-cache"] };
  const browser = await playwright.chromium.launch(options);
  const own = /^Circumstantial (?:BackForwardCacheDisabledForDelegate|BrowsingInstanceNotSwapped)$/;
  try {
    for (const path of ["/stock", "/contact"]) {
      const page = await browser.newPage({ baseURL: site.url });
      const reasons = await notRestoredReasons(page, path);
      expect(
        reasons.filter((reason) => !own.test(reason)),
        path,
      ).toEqual([]);
      await page.close();
    }
    const page = await browser.newPage({ baseURL: site.url });
    const withHandler = await notRestoredReasons(page, "/faq", () => window.addEventListener("unload", () => {}));
    expect(withHandler).toContain("PageSupportNeeded UnloadHandlerExistsInMainFrame");
  } finally {
    await browser.close();
  }
});

type RouterWindow = Window & {
  readonly __reactRouterDataRouter?: { readonly navigate: (to: string) => Promise<void> };
  isSameDocument?: boolean;
};

test("a link to an old address inside the site leads to its page without loading a document", async ({ visit }) => {
  const { page, consoleErrors } = await visit();
  await openPage(page, "/faq");
  for (const [from, to] of [
    ["/fr/contactez-nous", "/contact"],
    ["/fr/vehicules-neufs/ford/puma", "/ford/puma"],
    ["/fr/ford/models/puma", "/ford/models/puma"],
    ["/stock/compare", "/stock/comparer"],
  ] as const) {
    await page.evaluate(async (address) => {
      const visited = window as RouterWindow;
      visited.isSameDocument = true;
      await visited.__reactRouterDataRouter?.navigate(address);
    }, from);
    await page.waitForURL((url) => url.pathname === to);
    await page.locator("main h1").waitFor();
    await expect.poll(() => page.evaluate(() => (window as RouterWindow).isSameDocument)).toBe(true);
  }
  expect(consoleErrors).toEqual([]);
});

test("after a new build the next page is loaded from the server, once", async ({ visit }) => {
  const { page, consoleErrors } = await visit();
  await page.clock.install();
  await openPage(page, "/faq");
  const own = await page.evaluate(() => fetch("/builds/latest.json").then((response) => response.json()));
  const meta = await page.request.get(`/builds/meta/${own.id}.json`);
  expect(await meta.json()).toMatchObject({
    id: own.id,
    routes: expect.arrayContaining([
      expect.objectContaining({ id: "routes/vehicle", path: "/stock/:vehicle", payload: true }),
    ]),
    prerendered: [],
  });
  expect(meta.headers()["cache-control"]).toBe("public, max-age=600");

  /** The tab asks for the current build while `act` runs. */
  const check = async (id: string, act: () => Promise<unknown>): Promise<void> => {
    await page.route(/\/builds\/latest\.json\?\d+$/, (route) => route.fulfill({ json: { id } }), { times: 1 });
    const checked = page.waitForResponse(/\/builds\/latest\.json\?\d+$/);
    await act();
    await (await checked).finished();
  };
  const mark = (): Promise<void> => page.evaluate(() => void Object.assign(window, { marked: true }));
  const isMarked = (): Promise<boolean> => page.evaluate(() => "marked" in window);
  const follow = async (label: string, path: string): Promise<void> => {
    await page.getByRole("contentinfo").getByRole("link", { name: label, exact: true }).first().click();
    await page.waitForURL((url) => url.pathname === path);
    await page.locator("main h1").waitFor();
  };

  await mark();
  await check(own.id, () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange"))));
  await follow("Mentions légales", "/mentions-legales");
  await expect.poll(() => isMarked()).toBe(true);

  await check("another-build", () => page.clock.fastForward("06:00"));
  await follow("Contact", "/contact");
  await expect.poll(isMarked).toBe(false);
  await hydrated(page);
  await mark();
  await follow("Carrières", "/carrieres");
  await expect.poll(() => isMarked()).toBe(true);
  expect(consoleErrors).toEqual([]);
});

test("a tab that stays open updates the opening of a location when it changes", async ({ visit }) => {
  const { page, consoleErrors } = await visit();
  // No location opens at this hour, whenever this test runs.
  const changed = "Fermé, ouvre lundi à 3\u00a0h";
  await page.clock.install();
  await page.route("**/islands/open-now?*", async (route) => {
    const response = await route.fetch();
    expect(response.status()).toBe(200);
    const text = await response.text();
    const label = /^<span class="open-now[^"]*" data-state="[^"]*">([^<]+)</.exec(text)?.[1] ?? "no label";
    // The workshop may have the same state.
    expect(text.split(label).length).toBeGreaterThanOrEqual(3);
    await route.fulfill({ response, body: text.replaceAll(label, changed) });
  });
  await openPage(page, "/concessions/bertrange");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText(changed)).toHaveCount(0);
  const locations = await footer.locator(".open-now").count();
  // The marker of the map reads the same cached location.
  const marker = page.getByRole("main").locator(".site-map .map-marker title");
  await expect(marker).toHaveText(/^Alzette Automobiles Bertrange\. Showroom\u00a0: (?:ouvert|ferm[eé])/);
  await page.clock.fastForward("25:00:00");
  await expect(footer.getByText(changed)).toHaveCount(locations);
  await expect(marker).toHaveText("Alzette Automobiles Bertrange. Showroom\u00a0: fermé, ouvre lundi à 3\u00a0h");
  expect(consoleErrors).toEqual([]);
});

test("a section looks alike after a navigation and in a document", async ({ visit }) => {
  const { page } = await visit();
  const stylesOf = (selector: string): Promise<readonly string[]> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { display, margin, overflow, fontSize, borderBottom } = getComputedStyle(element);
        return [display, margin, overflow, fontSize, borderBottom];
      });
  const follow = async (path: string): Promise<void> => {
    await page.locator(`main a[href="${path}"]`).first().click();
    await page.waitForURL((url) => url.pathname === path);
    await expect(page.locator(".facts-table")).toBeVisible();
  };
  await openPage(page, "/");
  await follow("/private-lease");
  const [region, caption] = [await stylesOf(".facts-table"), await stylesOf(".facts-table caption")];
  await openPage(page, "/private-lease");
  expect([await stylesOf(".facts-table"), await stylesOf(".facts-table caption")]).toEqual([region, caption]);
});
