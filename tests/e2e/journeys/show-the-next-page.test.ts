import type { Page } from "@playwright/test";
import { timeOf, traceEvents } from "../../browser-support/checks/trace.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { box, count, holdRequests, openStock, PHONE } from "../../browser-support/stock-page.ts";
import { expect, test } from "../../browser-support/test.ts";

// A tab that has had a page has its style sheets.
test.use({ reusesTabs: false });

type StepWindow = Window & {
  readonly __reactRouterManifest?: { readonly routes: Readonly<Record<string, unknown>> };
  readonly __reactRouterDataRouter?: { readonly navigate: (to: string) => Promise<void> };
  elementsOfFrame?: number;
};

/** Opens a page and waits until the router knows the route of the next one. */
const openBefore = async (page: Page, path: string, route: string): Promise<void> => {
  await openPage(page, path);
  await page.waitForFunction((id) => id in ((window as StepWindow).__reactRouterManifest?.routes ?? {}), route);
};

/** Runs in the page: when a script shows another page, and how many elements the first frame of its main part has. */
const watchStep = (): void => {
  const heading = (): string | null | undefined => document.querySelector("main h1")?.textContent;
  const before = heading();
  new MutationObserver((_, observer) => {
    if (heading() === undefined || heading() === before) return;
    observer.disconnect();
    console.timeStamp("shown");
    (window as StepWindow).elementsOfFrame = document.querySelectorAll("main *").length;
  }).observe(document.documentElement, { subtree: true, childList: true, characterData: true });
};

/** Follows the first link that matches, as a visitor who does not point at it before. */
const follow = async (page: Page, selector: string): Promise<void> => {
  await page.evaluate(watchStep);
  await page
    .locator(selector)
    .filter({ visible: true })
    .first()
    .evaluate((link: HTMLElement) => {
      console.timeStamp("click");
      link.click();
    });
};

const elementsOfFrame = async (page: Page): Promise<number> => {
  const elements = await page.waitForFunction(() => (window as StepWindow).elementsOfFrame);
  return (await elements.jsonValue()) ?? 0;
};

/** The most objects of the old page that one layout touches between the click and the next page, and all its objects. */
const layoutOf = async (page: Page, selector: string) => {
  const events = await traceEvents(page, async () => {
    await follow(page, selector);
    await elementsOfFrame(page);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  });
  const [start, end] = [timeOf(events, "click"), timeOf(events, "shown")];
  const layouts = events.filter(({ name }) => name === "Layout");
  const during = layouts
    .filter(({ ts }) => ts >= start && ts <= end)
    .map(({ args }) => args.beginData?.dirtyObjects ?? 0);
  const all = layouts.map(({ args }) => args.beginData?.totalObjects ?? 0);
  return { dirty: Math.max(0, ...during), all: Math.max(...all) };
};

for (const [name, from, link, route] of [
  ["the stock", "/", 'a[href="/stock"]', "routes/stock"],
  ["a vehicle", "/stock", "main a.card-link", "routes/vehicle"],
] as const) {
  test(`the style sheets of ${name} do not make the browser lay out the page before it again`, async ({ visit }) => {
    const { page } = await visit(PHONE);
    await openBefore(page, from, route);
    const { dirty, all } = await layoutOf(page, link);
    expect(all).toBeGreaterThan(300);
    expect(dirty).toBeLessThan(100);
  });
}

test("a suggestion of the search opens the stock without a layout of the page before it", async ({ visit }) => {
  const { page } = await visit(PHONE);
  await openBefore(page, "/", "routes/stock");
  await page.locator("main").getByRole("combobox").fill("diesel");
  await page.getByRole("option").first().waitFor();
  const { dirty, all } = await layoutOf(page, '[role="option"]');
  expect(all).toBeGreaterThan(300);
  expect(dirty).toBeLessThan(100);
});

test("the first frame of the stock on a phone leaves out the closed filters, which come after it", async ({
  visit,
}) => {
  const { page, consoleErrors } = await visit(PHONE);
  await openBefore(page, "/", "routes/stock");
  await follow(page, 'a[href="/stock"]');
  expect(await elementsOfFrame(page)).toBeLessThan(400);
  await expect(box(page, "brand", "opel")).toBeAttached();
  expect(consoleErrors).toEqual([]);
});

test("on a desktop the first frame of the stock has the filters", async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 1440, height: 900 } });
  await openBefore(page, "/", "routes/stock");
  await follow(page, 'a[href="/stock"]');
  expect(await elementsOfFrame(page)).toBeGreaterThan(600);
});

test("the document has the filters for visitors without scripts", async ({ visit }) => {
  const { page } = await visit({ ...PHONE, javaScriptEnabled: false });
  await openStock(page);
  await page.getByRole("button", { name: /^Filtrer/ }).click();
  await box(page, "brand", "opel").check();
  await page.getByRole("button", { name: "Afficher les véhicules" }).click();
  await page.waitForURL(/brand=opel/);
});

/** Opens the stock from another page and stays in its first frame until the function that it returns is called. */
const holdFirstFrame = async (page: Page, path: string): Promise<() => Promise<void>> => {
  await openBefore(page, "/", "routes/stock");
  await page.evaluate(watchStep);
  await page.evaluate((to) => {
    const request = window.requestAnimationFrame.bind(window);
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => held.push(callback);
    const release = (): void => {
      window.requestAnimationFrame = request;
      for (const callback of held) request(callback);
    };
    Object.assign(window, { release });
    void (window as StepWindow).__reactRouterDataRouter?.navigate(to);
  }, path);
  await elementsOfFrame(page);
  return () => page.evaluate(() => (window as unknown as { readonly release: () => void }).release());
};

for (const [way, open] of [
  ["touch", (page: Page) => page.getByRole("button", { name: /^Filtrer/ }).tap()],
  ["keyboard", (page: Page) => page.getByRole("button", { name: /^Filtrer/ }).press("Enter")],
] as const) {
  test(`the filters open in the first frame by ${way}`, async ({ visit }) => {
    const { page, consoleErrors } = await visit(PHONE);
    const release = await holdFirstFrame(page, "/stock");
    await expect(box(page, "brand", "opel")).toHaveCount(0);
    await open(page);
    await box(page, "brand", "opel").check();
    const see = page.getByRole("button", { name: /^Voir \d+/ });
    await expect.poll(async () => (await see.textContent()) !== `Voir ${await count(page)}\u00a0véhicules`).toBe(true);
    await release();
    await expect(box(page, "brand", "opel")).toBeChecked();
    await see.tap();
    await page.waitForURL(/\?brand=opel$/);
    expect(consoleErrors).toEqual([]);
  });
}

test("another order in the first frame keeps the filters", async ({ visit }) => {
  const { page } = await visit(PHONE);
  const release = await holdFirstFrame(page, "/stock?brand=opel&price-max=30000&page=2");
  await page.getByLabel("Trier par").selectOption("price-asc");
  await page.waitForURL(/sort=price-asc/);
  expect(new URL(page.url()).search).toBe("?brand=opel&price-max=30000&sort=price-asc");
  await release();
  await expect(page.locator('input[type="checkbox"][name="brand"][value="opel"]')).toBeChecked();
});

test("a line says that a page is awaited, after 400 ms", async ({ visit }) => {
  const { page, consoleErrors } = await visit();
  await openPage(page, "/faq");
  const line = page.locator(".page-wait");
  const release = await holdRequests(page, /contact\.data/);
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
  await line.waitFor({ state: "attached" });
  expect(await line.evaluate((element) => getComputedStyle(element).height)).toBe("2px");
  expect(await line.evaluate((element) => getComputedStyle(element).animationDelay)).toBe("0.4s");
  release();
  await page.waitForURL(/\/contact$/);
  await expect(line).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});
