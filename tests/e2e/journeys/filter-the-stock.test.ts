import { groupThousands } from "#domain/shared/index.ts";
import { axeViolations } from "../../browser-support/checks/axe.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { box, chips, count, openStock, PHONE } from "../../browser-support/stock-page.ts";
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
