import { groupThousands } from "#domain/shared/index.ts";
import { axeViolations } from "../../browser-support/checks/axe.ts";
import { openPage } from "../../browser-support/hydration.ts";
import {
  box,
  chips,
  count,
  historyLength,
  holdRequests,
  openStock,
  pauseTimers,
  PHONE,
} from "../../browser-support/stock-page.ts";
import { expect, test } from "../../browser-support/test.ts";

test.describe("a visitor at a desk", () => {
  test("narrows the stock down and goes back and forth through the choices", async ({ visit }) => {
    const { page, consoleErrors } = await visit();
    await openStock(page);
    const all = await count(page);
    await box(page, "brand", "opel").check();
    await page.waitForURL(/\?brand=opel$/);
    await expect.poll(() => chips(page)).toEqual(["Opel"]);
    const opels = await count(page);
    await box(page, "fuel", "petrol").check();
    await page.waitForURL(/fuel=petrol/);
    await page.getByLabel("Trier par").selectOption("price-asc");
    await page.waitForURL(/sort=price-asc/);
    await expect.poll(() => chips(page)).toEqual(["Opel", "Essence"]);

    await page.goBack();
    await expect.poll(() => page.getByLabel("Trier par").inputValue()).toBe("recent");
    await page.goBack();
    await expect.poll(() => count(page)).toBe(opels);
    await expect(box(page, "fuel", "petrol")).not.toBeChecked();
    await page.goBack();
    await expect.poll(() => count(page)).toBe(all);
    await expect(box(page, "brand", "opel")).not.toBeChecked();
    await page.goForward();
    await expect.poll(() => count(page)).toBe(opels);
    await expect(box(page, "brand", "opel")).toBeChecked();
    expect(consoleErrors).toEqual([]);
  });

  test("returns from a vehicle to the same position, choice and open groups", async ({ visit }) => {
    const { page, consoleErrors } = await visit();
    await openStock(page);
    await page.locator("details.facet", { hasText: "Puissance" }).locator("summary").click();
    await page.locator("details.facet", { hasText: "Carburant" }).locator("> summary").click();
    await box(page, "transmission", "automatic").check();
    await page.waitForURL(/transmission=automatic/);
    await expect.poll(() => chips(page)).toEqual(["Automatique"]);
    const card = page.locator(".vehicle-grid > li").nth(16);
    const link = card.locator("h2 a");
    // The first cards come with the chips; those below them a frame later.
    await expect(link).toHaveText(/\S/);
    await card.scrollIntoViewIfNeeded();
    const href = await link.getAttribute("href");
    // A click scrolls to its link first.
    await card.evaluate((element) => {
      const note = (): void => sessionStorage.setItem("top", String(element.getBoundingClientRect().y));
      element.addEventListener("click", note, { capture: true });
    });
    await link.click();
    await page.waitForURL((url) => url.pathname === href);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const top = Number(await page.evaluate(() => sessionStorage.getItem("top")));
    await page.goBack();
    await page.locator(`.vehicle-grid a[href="${href}"]`).waitFor();
    const back = page.locator(".vehicle-grid > li", { has: page.locator(`a[href="${href}"]`) });
    await expect.poll(async () => Math.abs(((await back.boundingBox())?.y ?? 1e4) - top)).toBeLessThan(40);
    await expect.poll(() => box(page, "transmission", "automatic").isChecked()).toBe(true);
    await expect
      .poll(() => page.locator("details.facet", { hasText: "Puissance" }).getAttribute("open"))
      .not.toBeNull();
    await expect.poll(() => page.locator("details.facet", { hasText: "Carburant" }).getAttribute("open")).toBeNull();
    expect(consoleErrors).toEqual([]);
  });

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
    const track = await high.boundingBox();
    if (!track) throw new Error("The track is not on the page");
    const y = track.y + track.height / 2;
    await page.mouse.move(track.x + track.width - 22, y);
    await page.mouse.down();
    await page.mouse.move(track.x + track.width - 90, y);
    release();
    await expect.poll(() => chips(page)).toEqual(["Opel"]);
    await page.mouse.move(track.x + track.width - 130, y);
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
    const track = await high.boundingBox();
    if (!track) throw new Error("The track is not on the page");
    await page.mouse.move(track.x + track.width - 22, track.y + track.height / 2);
    await page.mouse.down();
    const resume = await pauseTimers(page);
    for (let x = 30; x < 130; x += 10) {
      await page.mouse.move(track.x + track.width - x, track.y + track.height / 2);
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

  test("follows a preset, in the selected order, and sees no presets beside filters", async ({ visit }) => {
    const { page } = await visit();
    await openStock(page, "?sort=price-asc");
    const all = await count(page);
    const presets = page.getByRole("navigation", { name: "Recherches fréquentes" });
    await presets.getByText("SUV automatique").click();
    await page.waitForURL(/transmission=automatic&shape=suv&sort=price-asc/);
    await expect.poll(() => chips(page)).toEqual(["Automatique", "SUV"]);
    await expect(presets).toHaveCount(0);
    await page.getByRole("link", { name: /^Retirer le filtre\s: Automatique/ }).click();
    await expect.poll(() => chips(page)).toEqual(["SUV"]);
    await page.getByRole("link", { name: /^Retirer le filtre\s: SUV/ }).click();
    await expect.poll(() => count(page)).toBe(all);
    expect(new URL(page.url()).search).toBe("?sort=price-asc");
    await expect(presets.getByRole("link")).not.toHaveCount(0);
  });

  test("sees which filters to remove when there is no match, with the right count", async ({ visit }) => {
    const { page } = await visit();
    await openStock(page, "?brand=opel&price-max=3000&fuel=hydrogen&transmission=manual");
    await expect.poll(() => count(page)).toBe(0);
    const link = page.locator(".stock-results").getByRole("link", { name: /^Sans «.*» ni «.*»/ });
    const promised = Number(/(\d+)\u00a0véhicules?$/.exec((await link.first().textContent()) ?? "")?.[1]);
    expect(promised).toBeGreaterThan(0);
    expect(await axeViolations(page)).toEqual([]);
    await link.first().click();
    await expect.poll(() => count(page)).toBe(promised);
  });

  test("goes to the next page and continues at the top of the results", async ({ visit }) => {
    const { page } = await visit();
    await openStock(page);
    const announced = page.locator(".stock-head").getByRole("status").filter({ hasText: "véhicules" });
    const total = groupThousands(await count(page));
    await expect(announced).toHaveText(`véhicules 1 à 24 sur ${total}`);
    const next = page.getByRole("link", { name: "Page suivante" });
    await next.scrollIntoViewIfNeeded();
    await next.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/page=2/);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Véhicules");
    await expect(announced).toHaveText(`véhicules 25 à 48 sur ${total}`);
    const top = await page.locator(".stock-results").boundingBox();
    expect(top?.y).toBeGreaterThanOrEqual(0);
    expect(top?.y).toBeLessThan(200);
    await openPage(page, "/stock?page=9999");
    await expect
      .poll(() => page.locator('.pages [aria-current="page"]').textContent())
      .toBe(await page.locator(".pages li").last().textContent());
  });
});

test.describe("a visitor without scripts", () => {
  test("filters with the plain form, removes a filter, follows a preset, and sees what to remove when there is no match", async ({
    visit,
  }) => {
    const { page } = await visit({ javaScriptEnabled: false });
    await openPage(page, "/stock");
    await box(page, "brand", "opel").check();
    await page.locator('input[name="price-max"]').fill("30000");
    await page.getByRole("button", { name: "Afficher les véhicules" }).click();
    expect(new URL(page.url()).searchParams.get("brand")).toBe("opel");
    await expect.poll(() => chips(page)).toEqual(["Opel", "Prix\u00a0: jusqu’à 30\u202f000\u00a0€"]);
    await expect.poll(() => box(page, "brand", "opel").isChecked()).toBe(true);
    await page.getByRole("link", { name: /^Retirer le filtre\s: Prix/ }).click();
    expect(new URL(page.url()).search).toBe("?brand=opel");
    await page.getByRole("link", { name: "Tout effacer" }).click();
    await page.getByRole("navigation", { name: "Recherches fréquentes" }).getByText("TVA déductible").click();
    await expect.poll(() => chips(page)).toEqual(["TVA déductible"]);

    await openPage(page, "/stock?brand=opel&price-max=600");
    await expect.poll(() => count(page)).toBe(0);
    const link = page
      .locator(".stock-results")
      .getByRole("link", { name: /\d+\svéhicules?$/ })
      .first();
    const promised = Number(/(\d+)\u00a0véhicules?$/.exec((await link.textContent()) ?? "")?.[1]);
    await link.click();
    await expect.poll(() => count(page)).toBe(promised);
  });

  test("opens the drawer on a phone, chooses and applies", async ({ visit }) => {
    const { page } = await visit({ ...PHONE, javaScriptEnabled: false });
    await openPage(page, "/stock");
    await page.getByRole("button", { name: /^Filtrer/ }).tap();
    await box(page, "fuel", "electric").check();
    await page.getByRole("button", { name: "Afficher les véhicules" }).tap();
    await page.waitForURL(/fuel=electric/);
    await expect.poll(() => chips(page)).toEqual(["Électrique"]);
  });
});

test("filtered pages have the title, robots and canonical address that search engines need", async ({ visit }) => {
  const { page } = await visit({ javaScriptEnabled: false });
  const read = async (address: string) => {
    await openPage(page, address);
    return {
      title: await page.title(),
      heading: await page.locator("h1").textContent(),
      robots: await page.evaluate(() => document.querySelector('meta[name="robots"]')?.getAttribute("content") ?? null),
      canonical: new URL((await page.locator('link[rel="canonical"]').getAttribute("href")) ?? "").search,
    };
  };
  const canonicalPage = await read("/stock?condition=used&fuel=diesel&brand=opel");
  expect(canonicalPage.title).toMatch(/^Opel diesel d’occasion, \d+\u00a0véhicules? – /);
  expect(canonicalPage.heading).toMatch(/^Opel diesel d’occasion, \d+\u00a0véhicules?$/);
  expect(canonicalPage).toMatchObject({ robots: null, canonical: "?brand=opel&condition=used&fuel=diesel" });
  expect(await read("/stock?page=2")).toMatchObject({ robots: null, canonical: "?page=2" });
  expect(await read("/stock?price-max=15000")).toMatchObject({
    robots: "noindex, follow",
    canonical: "?price-max=15000",
  });
});
