import type { Locator, Page } from "@playwright/test";
import { axeViolations } from "../../browser-support/checks/axe.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { recordedShifts, recordShifts } from "../../browser-support/layout-shifts.ts";
import { holdRequests } from "../../browser-support/stock-page.ts";
import { expect, test } from "../../browser-support/test.ts";

const countOf = async (page: Page): Promise<number> =>
  Number(((await page.locator("h1").textContent()) ?? "").replaceAll(/\D/g, ""));

/** The number of vehicles that a suggestion states. */
const statedCount = async (option: Locator): Promise<number> =>
  Number(/([\d\s]+)véhicules?$/.exec((await option.textContent()) ?? "")?.[1]?.replaceAll(/\s/g, ""));

const chips = (page: Page): Promise<string[]> =>
  page
    .getByRole("group", { name: "Filtres actifs" })
    .getByRole("link", { name: /^Retirer/ })
    .allTextContents();

const options = (page: Page): Locator => page.getByRole("listbox").getByRole("option");

/** Opens a page and types into its quick search. Returns the field once the suggestions are visible. */
const typeInto = async (page: Page, path: string, text: string): Promise<Locator> => {
  await openPage(page, path);
  const field = page.getByRole("combobox", { name: /Que cherchez-vous|Rechercher dans le stock/ });
  await field.click();
  await field.pressSequentially(text);
  await page.getByRole("listbox").waitFor();
  return field;
};

const active = async (page: Page, field: Locator): Promise<string | null> => {
  const id = await field.getAttribute("aria-activedescendant");
  return id === null ? null : page.locator(`[id="${id}"]`).textContent();
};

const ford = (page: Page): Locator => options(page).filter({ hasText: /^Ford/ }).first();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

test.describe("a visitor types a brand on the home page", () => {
  test("leaves with Tab, hears the number of suggestions, closes them, and chooses one by keyboard", async ({
    visit,
  }) => {
    const { page, consoleErrors } = await visit();
    const field = await typeInto(page, "/", "for");
    await expect.poll(() => field.getAttribute("aria-expanded")).toBe("true");
    await expect.poll(() => active(page, field)).toBeNull();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    await page.getByRole("listbox").waitFor({ state: "hidden" });
    await expect.poll(() => field.inputValue()).toBe("for");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Voir les véhicules");

    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Alt+ArrowDown");
    await page.getByRole("listbox").waitFor();
    const status = page.getByRole("search").getByRole("status");
    const number = await options(page).count();
    await expect.poll(() => status.textContent()).toBe(`${number}\u00a0suggestion${number === 1 ? "" : "s"}`);
    await page.keyboard.press("Escape");
    await page.getByRole("listbox").waitFor({ state: "hidden" });
    await expect.poll(() => field.inputValue()).toBe("for");
    await expect.poll(() => status.textContent()).toBe("");
    await page.keyboard.press("Alt+ArrowDown");
    await page.getByRole("listbox").waitFor();
    await expect.poll(() => active(page, field)).toBeNull();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect.poll(() => field.inputValue()).toBe("");
    await expect(field).toBeFocused();

    await field.pressSequentially("for");
    await ford(page).waitFor();
    const count = await statedCount(ford(page));
    for (let press = 0; press < 9 && !(await active(page, field))?.startsWith("Ford"); press += 1) {
      await page.keyboard.press("ArrowDown");
    }
    await expect.poll(() => ford(page).getAttribute("aria-selected")).toBe("true");
    await expect.poll(() => field.inputValue()).toBe("for");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/stock\?brand=ford/);
    await expect.poll(() => countOf(page)).toBe(count);
    await expect.poll(() => chips(page)).toContain("Ford");
    expect(consoleErrors).toEqual([]);
  });

  test("chooses with a finger on a phone, without an axe violation", async ({ visit }) => {
    const { page } = await visit({ ...PHONE, reducedMotion: "reduce" });
    await typeInto(page, "/", "for");
    await page.keyboard.press("ArrowDown");
    expect(await axeViolations(page)).toEqual([]);
    await ford(page).tap();
    await page.waitForURL(/\/stock\?brand=ford/);
    await expect.poll(() => chips(page)).toContain("Ford");
  });
});

test.describe("a visitor types a phrase above the stock", () => {
  test("gets its filters, keeps the phrase in the field, and removes one", async ({ visit }) => {
    const { page, consoleErrors } = await visit();
    const field = await typeInto(page, "/stock?transmission=automatic&sort=price-asc", "ford");
    await field.pressSequentially(" diesel");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/stock\?brand=ford&fuel=diesel&transmission=automatic&sort=price-asc&phrase=ford\+diesel$/);
    await expect.poll(() => field.inputValue()).toBe("ford diesel");
    await expect(page.locator("h1")).toContainText("Ford diesel automatiques");
    await expect.poll(() => chips(page)).toEqual(["Ford", "Diesel", "Automatique"]);

    // A filter that is just being removed stays removed.
    const answer = Promise.withResolvers<void>();
    const removal = /\/stock\.data\?brand=ford&transmission=automatic&sort=price-asc(?:&|$)/;
    await page.route(removal, async (route) => {
      await answer.promise;
      await route.continue();
    });
    const requested = page.waitForRequest(removal);
    await page.getByRole("link", { name: "Retirer le filtre\u00a0: Diesel" }).click();
    await requested;
    await field.fill("ford");
    await field.press("Enter");
    answer.resolve();
    await page.waitForURL(/\/stock\?brand=ford&transmission=automatic&sort=price-asc&phrase=ford$/);
    await expect.poll(() => chips(page)).toEqual(["Ford", "Automatique"]);
    await expect.poll(() => field.inputValue()).toBe("ford");
    expect(consoleErrors).toEqual([]);
  });

  test("chooses with the mouse while the focus stays in the field, and gets as many vehicles as match the filters too", async ({
    visit,
  }) => {
    const { page, consoleErrors } = await visit({ colorScheme: "dark", reducedMotion: "reduce" });
    const field = await typeInto(page, "/stock?fuel=diesel", "ford");
    await page.keyboard.press("ArrowDown");
    expect(await axeViolations(page)).toEqual([]);
    const count = await statedCount(ford(page));
    await ford(page).hover();
    await page.mouse.down();
    await expect(field).toBeFocused();
    await page.mouse.up();
    await page.waitForURL(/brand=ford&fuel=diesel/);
    await expect.poll(() => countOf(page)).toBe(count);
    expect(consoleErrors).toEqual([]);
  });

  test("gets the phrase and a ticked filter together, and keeps a phrase that was sent without a network", async ({
    visit,
  }) => {
    const { page } = await visit();
    const field = await typeInto(page, "/stock", "ford");
    await page.getByRole("checkbox", { name: /^Diesel/ }).check();
    await page.waitForURL(/\/stock\?brand=ford&fuel=diesel&phrase=ford$/);
    await expect.poll(() => chips(page)).toEqual(["Ford", "Diesel"]);
    await expect.poll(() => field.inputValue()).toBe("ford");

    // Another text replaces what the phrase had added.
    await page.context().setOffline(true);
    await field.fill("automatique");
    await field.press("Enter");
    await page.getByText("Votre choix est conservé", { exact: false }).waitFor();
    await expect.poll(() => field.inputValue()).toBe("automatique");
    await page.context().setOffline(false);
    await field.press("Enter");
    await page.waitForURL(/\/stock\?fuel=diesel&transmission=automatic&phrase=automatique$/);
    await expect.poll(() => field.inputValue()).toBe("automatique");
  });

  test("reads which part was not understood, also where suggestions fail", async ({ visit }) => {
    const { page } = await visit();
    await page.route("**/api/v1/suggestions**", (route) => route.abort());
    await openPage(page, "/stock");
    const field = page.getByRole("combobox", { name: /Que cherchez-vous/ });
    const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/suggestions"));
    await field.fill("diesel zorglub");
    await failed;
    await expect.poll(() => page.getByRole("listbox").isVisible()).toBe(false);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/stock\?fuel=diesel&phrase=diesel\+zorglub$/);
    await page.getByText("Non compris\u00a0: «\u00a0zorglub\u00a0»").waitFor();
    await expect.poll(() => field.inputValue()).toBe("diesel zorglub");
    await page.getByRole("checkbox", { name: /^Automatique/ }).check();
    await page.waitForURL(/\/stock\?fuel=diesel&transmission=automatic$/);
    await expect.poll(() => field.inputValue()).toBe("");
  });
});

test("without scripts phrases lead to the same filters, read slips of the pen, and stay on the next page", async ({
  visit,
}) => {
  const { page } = await visit({ javaScriptEnabled: false });
  await openPage(page, "/");
  await expect.poll(() => page.getByRole("combobox").count()).toBe(0);
  await page.getByRole("textbox", { name: "Rechercher dans le stock" }).fill("ford diesel");
  await page.getByRole("button", { name: "Voir les véhicules" }).click();
  await page.waitForURL(/\/stock\?brand=ford&fuel=diesel&phrase=ford\+diesel$/);
  await expect.poll(() => chips(page)).toEqual(["Ford", "Diesel"]);
  const search = async (text: string): Promise<void> => {
    await page.getByRole("textbox", { name: /Que cherchez-vous/ }).fill(text);
    await page.getByRole("button", { name: "Rechercher" }).click();
  };
  await search("opel zorglub");
  await page.waitForURL(/\/stock\?brand=opel&phrase=opel\+zorglub$/);
  await page.getByText("Non compris\u00a0: «\u00a0zorglub\u00a0»").waitFor();
  await openPage(page, "/stock");
  await search("volkswagn");
  await page.waitForURL(/\?/);
  const names = await page.locator("main article h2").allTextContents();
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !name.includes("Volkswagen"))).toEqual([]);
  await openPage(page, "/stock?q=automatique");
  await page.getByRole("link", { name: "Page suivante" }).click();
  await page.waitForURL(/page=2&phrase=automatique$/);
  await expect(page.getByRole("textbox", { name: /Que cherchez-vous/ })).toHaveValue("automatique");
});

test("suggestions stay on the screen of a phone of 320 pixels with its keyboard open", async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 320, height: 420 } });
  for (const path of ["/", "/stock"]) {
    await typeInto(page, path, "di");
    await expect
      .poll(() =>
        page.getByRole("listbox").evaluate((list) => {
          const { left, right, bottom } = list.getBoundingClientRect();
          return left >= 0 && right <= innerWidth && bottom <= innerHeight;
        }),
      )
      .toBe(true);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
  }
});

test("the last search is offered on the home page and above the whole stock, and moves nothing, until it is removed", async ({
  visit,
}) => {
  const { page, consoleErrors } = await visit();
  await openPage(page, "/stock?brand=ford&fuel=diesel");
  const resume = page.getByRole("link", { name: /^Reprendre ma dernière recherche\s: Ford diesel$/ });
  await expect.poll(() => page.evaluate(() => localStorage.getItem("derniere-recherche"))).toContain("Ford diesel");
  for (const path of ["/", "/stock"]) {
    const release = await holdRequests(page, /\/assets\/last-search-link/);
    await openPage(page, path);
    await recordShifts(page);
    release();
    await resume.waitFor();
    expect(await recordedShifts(page)).toEqual([]);
    await page.unrouteAll();
  }
  await resume.click();
  await page.waitForURL(/\?brand=ford&fuel=diesel$/);
  await page.getByRole("link", { name: "Tout effacer" }).click();
  await page.getByRole("button", { name: "Oublier cette recherche" }).click();
  await expect(resume).toHaveCount(0);
  await openPage(page, "/");
  await page.getByRole("combobox").first().waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("derniere-recherche"))).toBeNull();
  await expect(resume).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});
