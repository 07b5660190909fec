import type { Page } from "@playwright/test";
import { openPage } from "../../browser-support/hydration.ts";
import { expect, test } from "../../browser-support/test.ts";

// Each test is about the tab of the one before.
test.describe.configure({ mode: "serial" });

let previous: Page;

const stored = (page: Page) =>
  page.evaluate(() => [localStorage.length, sessionStorage.getItem("left"), history.length]);

test("a visitor changes and stores what a tab can hold", async ({ visit, site }) => {
  const { page } = await visit({ viewport: { width: 390, height: 844 }, colorScheme: "dark" });
  previous = page;
  await page.route("**/faq", (route) => route.fulfill({ body: "routed" }));
  await openPage(page, "/contact");
  await openPage(page, "/mentions-legales");
  await page.context().addCookies([{ name: "left", value: "1", url: site.url }]);
  await page.evaluate(() => {
    localStorage.setItem("left", "1");
    sessionStorage.setItem("left", "1");
    return fetch("/stock.data");
  });
  await page.context().setOffline(true);
  await page.context().newPage();
});

test("the next one has the same tab and finds nothing of that", async ({ visit }) => {
  const { page, consoleErrors } = await visit();
  expect(page).toBe(previous);
  expect(page.context().pages()).toEqual([page]);
  expect(await page.context().cookies()).toEqual([]);
  expect(await stored(page)).toEqual([0, null, 1]);
  expect(page.viewportSize()).toEqual({ width: 1440, height: 900 });
  expect(await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches)).toBe(false);
  await openPage(page, "/faq");
  await page.getByRole("heading", { level: 1 }).waitFor();
  const payload = await page.evaluate(async () => {
    await (await fetch("/stock.data")).text();
    return performance.getEntriesByName(new URL("/stock.data", location.href).href).map((entry) => entry.toJSON());
  });
  expect(payload).toEqual([expect.objectContaining({ deliveryType: "" })]);
  expect(consoleErrors).toEqual([]);
});

for (const [what, change] of [
  ["a clock", (page: Page) => page.clock.install()],
  ["a script of a test", (page: Page) => page.addInitScript(() => {})],
  ["permissions", (page: Page) => page.context().grantPermissions(["geolocation"])],
] as const) {
  test(`a tab with ${what} is given to nobody else`, async ({ visit }) => {
    const { page } = await visit();
    expect(page.isClosed()).toBe(false);
    await change(page);
    previous = page;
  });
  test(`after ${what} the next visitor has another tab`, async ({ visit }) => {
    const { page } = await visit();
    expect(page).not.toBe(previous);
    expect(previous.isClosed()).toBe(true);
  });
}
