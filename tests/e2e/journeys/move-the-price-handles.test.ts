import type { Locator, Page } from "@playwright/test";
import {
  box,
  chips,
  count,
  historyLength,
  holdRequests,
  openStock,
  pauseTimers,
} from "../../browser-support/stock-page.ts";
import { expect, test } from "../../browser-support/test.ts";

/** Presses the mouse on the upper handle at its end. Returns a function that moves it so far to the left of the track's end. */
const takeHandle = async (page: Page, handle: Locator): Promise<(pixels: number) => Promise<void>> => {
  const track = await handle.boundingBox();
  if (!track) throw new Error("The track is not on the page");
  const moveTo = (pixels: number): Promise<void> =>
    page.mouse.move(track.x + track.width - pixels, track.y + track.height / 2);
  await moveTo(22);
  await page.mouse.down();
  return moveTo;
};

test("moves the price handles by keyboard: they never cross, and each adjustment is one step of the history", async ({
  visit,
}) => {
  const { page, consoleErrors } = await visit();
  await page.clock.install();
  await openStock(page);
  const all = await count(page);
  const low = page.getByRole("slider", { name: "Prix de" });
  const high = page.getByRole("slider", { name: "Prix à" });
  await expect.poll(() => high.getAttribute("aria-valuetext")).toBe("sans maximum");
  const before = await historyLength(page);
  await high.focus();
  const resume = await pauseTimers(page);
  await page.keyboard.press("Home");
  for (let press = 0; press < 24; press += 1) await page.keyboard.press("ArrowRight");
  await resume();
  await page.waitForURL(/price-max=\d+/);
  const max = Number(await page.locator('input[name="price-max"]').inputValue());
  await expect
    .poll(() => high.getAttribute("aria-valuetext"))
    .toBe(`${new Intl.NumberFormat("fr-FR").format(max)} euros`);
  await page.waitForURL(new RegExp(`price-max=${max}`));
  await expect.poll(() => historyLength(page)).toBe(before + 1);

  await low.focus();
  await page.keyboard.press("End");
  await page.waitForURL(new RegExp(`price-min=${max}&price-max=${max}`));
  await expect.poll(() => page.locator('input[name="price-min"]').inputValue()).toBe(String(max));
  await page.keyboard.press("Home");
  await page.waitForURL((url) => url.search === `?price-max=${max}`);
  await page.goBack();
  await page.goBack();
  await expect.poll(() => count(page)).toBe(all);
  expect(consoleErrors).toEqual([]);
});

test("a limit that is taken back before its page is drawn is no limit", async ({ visit }) => {
  const { page } = await visit();
  await openStock(page, "?price-max=30000");
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 8 });
  const low = page.getByRole("slider", { name: "Prix de" });
  const isTaken = await low.evaluate((handle: HTMLInputElement) => {
    const moveTo = (value: string): void => {
      // React has put its own property on the handle.
      Reflect.set(HTMLInputElement.prototype, "value", value, handle);
      for (const type of ["input", "change"]) handle.dispatchEvent(new Event(type, { bubbles: true }));
    };
    const push = history.pushState.bind(history);
    const isPushed = new Promise<boolean>((resolve) => {
      history.pushState = (state, unused, url) => {
        push(state, unused, url);
        moveTo(handle.min);
        resolve(String(url).includes("price-min=20000"));
      };
    });
    moveTo("20000");
    return isPushed;
  });
  expect(isTaken).toBe(true);
  await expect.poll(() => page.evaluate(() => location.search)).toBe("?price-max=30000");
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect.poll(() => chips(page)).toHaveLength(1);
  await expect(page.locator('input[name="price-min"]')).toHaveValue("");
});

test("the handle in use stays focused, and its newest limit counts, while pages come slower than keys", async ({
  visit,
}) => {
  const { page, consoleErrors } = await visit();
  await openStock(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 12 });
  const low = page.getByRole("slider", { name: "Prix de" });
  await low.focus();
  for (const key of ["PageUp", "Home", "PageUp", "PageUp", "Home"]) {
    const before = page.url();
    await page.keyboard.press(key);
    await page.waitForURL((url) => url.href !== before);
  }
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect.poll(() => chips(page)).toEqual([]);
  await expect(low).toBeFocused();
  await expect(low).toHaveValue("0");
  expect(new URL(page.url()).search).toBe("");
  expect(consoleErrors).toEqual([]);
});

test("drags a handle while the page of another filter comes: both count", async ({ visit }) => {
  const { page, consoleErrors } = await visit();
  await openStock(page);
  const release = await holdRequests(page, /\/stock\.data/);
  await box(page, "brand", "opel").check();
  const high = page.getByRole("slider", { name: "Prix à" });
  const moveTo = await takeHandle(page, high);
  await moveTo(90);
  release();
  await expect.poll(() => chips(page)).toEqual(["Opel"]);
  await moveTo(130);
  await page.mouse.up();
  await page.waitForURL(/brand=opel&price-max=\d+/);
  await expect.poll(() => chips(page)).toHaveLength(2);
  await expect(high).toBeFocused();
  expect(consoleErrors).toEqual([]);
});

test("a number that is no limit gives way to the page's without losing the focus", async ({ visit }) => {
  const { page } = await visit();
  await openStock(page);
  const field = page.getByLabel("Prix à, euros");
  await field.fill("-5");
  await page.waitForURL(/price-max=-5/);
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
});

test("drags a price handle: one step of the history, however far and long it was dragged", async ({ visit }) => {
  const { page, consoleErrors } = await visit();
  await page.clock.install();
  await openStock(page);
  const all = await count(page);
  const steps = await historyLength(page);
  const high = page.getByRole("slider", { name: "Prix à" });
  const moveTo = await takeHandle(page, high);
  const resume = await pauseTimers(page);
  for (let x = 30; x < 130; x += 10) {
    await moveTo(x);
    await page.clock.runFor(500);
  }
  await resume();
  expect(new URL(page.url()).search).toBe("");
  await page.mouse.up();
  await page.waitForURL(/price-max=\d+/);
  await expect.poll(() => chips(page)).toHaveLength(1);
  await expect.poll(() => historyLength(page)).toBe(steps + 1);
  await page.goBack();
  await expect.poll(() => count(page)).toBe(all);
  await expect.poll(() => page.locator('input[name="price-max"]').inputValue()).toBe("");
  expect(consoleErrors).toEqual([]);
});

test("types a budget above all prices, which stays as typed", async ({ visit }) => {
  const { page } = await visit();
  await page.clock.install();
  await openStock(page);
  const all = await count(page);
  const steps = await historyLength(page);
  await page.getByLabel("Mensualité à, euros par mois").focus();
  const resume = await pauseTimers(page);
  for (let digit = 0; digit < 5; digit += 1) {
    await page.keyboard.press("9");
    await page.clock.runFor(200);
  }
  await resume();
  await page.waitForURL(/monthly-max=99999/);
  await expect.poll(() => chips(page)).toHaveLength(1);
  await expect.poll(() => page.getByLabel("Mensualité à, euros par mois").inputValue()).toBe("99999");
  await expect.poll(() => historyLength(page)).toBe(steps + 1);
  await page.goBack();
  await expect.poll(() => count(page)).toBe(all);
});
