import type { Locator, Page } from "@playwright/test";
import { axeViolations } from "../../browser/checks/axe.ts";
import { openPage } from "../../browser/hydration.ts";
import { SCREENS } from "../../browser/checks/page-problems.ts";
import { expect, test } from "../../browser/test.ts";

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

test.describe("a visitor types a brand on the home page", () => {
  test("chooses a suggestion by keyboard and gets as many vehicles as it states", async ({ visit }) => {
    const { page, consoleErrors } = await visit();
    const field = await typeInto(page, "/", "for");
    await expect.poll(() => field.getAttribute("aria-expanded")).toBe("true");
    await expect.poll(() => active(page, field)).toBeNull();
    const ford = options(page).filter({ hasText: /^Ford/ }).first();
    const count = await statedCount(ford);
    for (let press = 0; press < 9 && !(await active(page, field))?.startsWith("Ford"); press += 1) {
      await page.keyboard.press("ArrowDown");
    }
    await expect.poll(() => ford.getAttribute("aria-selected")).toBe("true");
    await expect.poll(() => field.inputValue()).toBe("for");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/stock\?brand=ford/);
    await expect.poll(() => countOf(page)).toBe(count);
    await expect.poll(() => chips(page)).toContain("Ford");
    expect(consoleErrors).toEqual([]);
  });

  test("chooses with the mouse while the focus stays in the field", async ({ visit }) => {
    const { page, consoleErrors } = await visit();
    const field = await typeInto(page, "/", "for");
    const ford = options(page).filter({ hasText: /^Ford/ }).first();
    await ford.hover();
    await page.mouse.down();
    await expect(field).toBeFocused();
    await page.mouse.up();
    await page.waitForURL(/\/stock\?brand=ford/);
    expect(consoleErrors).toEqual([]);
  });

  test("chooses with a finger on a phone", async ({ visit }) => {
    const { page } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await typeInto(page, "/", "for");
    await options(page).filter({ hasText: /^Ford/ }).first().tap();
    await page.waitForURL(/\/stock\?brand=ford/);
    await expect.poll(() => chips(page)).toContain("Ford");
  });

  test("hears the number of suggestions, closes them with Escape and empties the field with a second one", async ({
    visit,
  }) => {
    const { page } = await visit();
    const field = await typeInto(page, "/", "for");
    const status = page.getByRole("search").getByRole("status");
    const number = await options(page).count();
    await expect
      .poll(() => status.textContent())
      .toBe(number === 1 ? "1\u00a0suggestion" : `${number}\u00a0suggestions`);
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
  });

  test("leaves with Tab without choosing", async ({ visit }) => {
    const { page } = await visit();
    const field = await typeInto(page, "/", "for");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    await page.getByRole("listbox").waitFor({ state: "hidden" });
    await expect.poll(() => field.inputValue()).toBe("for");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Voir les véhicules");
  });
});

test.describe("a visitor types a phrase above the stock", () => {
  test("gets its filters, removes one, and the field is empty again", async ({ visit }) => {
    const { page, consoleErrors } = await visit();
    const field = await typeInto(page, "/stock?transmission=automatic&sort=price-asc", "ford");
    await field.pressSequentially(" diesel");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/stock\?brand=ford&fuel=diesel&transmission=automatic&sort=price-asc&phrase=ford\+diesel$/);
    await expect.poll(() => field.inputValue()).toBe("");
    await page.getByText("Votre recherche\u00a0: «\u00a0ford diesel\u00a0»").waitFor();
    await expect(page.locator("h1")).toContainText("Ford diesel automatiques");
    await expect.poll(() => chips(page)).toEqual(["Ford", "Diesel", "Automatique"]);
    await page.getByRole("link", { name: "Retirer le filtre\u00a0: Diesel" }).click();
    await page.waitForURL(/\/stock\?brand=ford&transmission=automatic&sort=price-asc$/);
    await expect.poll(() => chips(page)).toEqual(["Ford", "Automatique"]);
    expect(consoleErrors).toEqual([]);
  });

  test("still reads the phrase on the next page of its results", async ({ visit }) => {
    const { page } = await visit({ javaScriptEnabled: false });
    await openPage(page, "/stock?q=automatique");
    await page.getByRole("link", { name: "Page suivante" }).click();
    await page.waitForURL(/page=2&phrase=automatique$/);
    await page.getByText("Votre recherche\u00a0: «\u00a0automatique\u00a0»").waitFor();
  });

  test("reads how many vehicles match together with the selected filters", async ({ visit }) => {
    const { page } = await visit();
    await typeInto(page, "/stock?fuel=diesel", "ford");
    const ford = options(page).filter({ hasText: /^Ford/ }).first();
    const count = await statedCount(ford);
    await ford.click();
    await page.waitForURL(/brand=ford&fuel=diesel/);
    await expect.poll(() => countOf(page)).toBe(count);
  });

  test("gets an empty field where the phrase adds no filter", async ({ visit }) => {
    const { page } = await visit();
    const field = await typeInto(page, "/stock?fuel=diesel", "diesel");
    await page.keyboard.press("Enter");
    await expect.poll(() => field.inputValue()).toBe("");
    expect(new URL(page.url()).search).toBe("?fuel=diesel&phrase=diesel");
  });

  test("keeps the phrase without a network, and sends it again with the next attempt", async ({ visit }) => {
    const { page } = await visit();
    const field = await typeInto(page, "/stock", "diesel");
    await page.context().setOffline(true);
    await page.keyboard.press("Enter");
    await page.getByText("Votre choix est conservé", { exact: false }).waitFor();
    await expect.poll(() => field.inputValue()).toBe("diesel");
    await page.context().setOffline(false);
    await field.press("Enter");
    await page.waitForURL(/\/stock\?fuel=diesel&phrase=diesel$/);
    await expect.poll(() => field.inputValue()).toBe("");
  });

  test("gets the phrase and a ticked filter together", async ({ visit }) => {
    const { page } = await visit();
    await typeInto(page, "/stock", "ford");
    await page.getByRole("checkbox", { name: /^Diesel/ }).check();
    await page.waitForURL(/\/stock\?brand=ford&fuel=diesel&phrase=ford$/);
    await expect.poll(() => chips(page)).toEqual(["Ford", "Diesel"]);
  });

  test("reads which part was searched as text, also where suggestions fail", async ({ visit }) => {
    const { page } = await visit();
    await page.route("**/api/v1/suggestions**", (route) => route.abort());
    await openPage(page, "/stock");
    const field = page.getByRole("combobox", { name: /Que cherchez-vous/ });
    const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/suggestions"));
    await field.fill("diesel zorglub");
    await failed;
    await expect.poll(() => page.getByRole("listbox").isVisible()).toBe(false);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/stock\?fuel=diesel&q=zorglub&phrase=diesel\+zorglub$/);
    await page.getByText("Recherché comme texte\u00a0: «\u00a0zorglub\u00a0»").waitFor();
    await expect.poll(() => field.inputValue()).toBe("zorglub");
  });
});

test.describe("without scripts", () => {
  test("the same phrase leads from the home page to the same filters", async ({ visit }) => {
    const { page } = await visit({ javaScriptEnabled: false });
    await openPage(page, "/");
    await expect.poll(() => page.getByRole("combobox").count()).toBe(0);
    await page.getByRole("textbox", { name: "Rechercher dans le stock" }).fill("ford diesel");
    await page.getByRole("button", { name: "Voir les véhicules" }).click();
    await page.waitForURL(/\/stock\?brand=ford&fuel=diesel&phrase=ford\+diesel$/);
    await expect.poll(() => chips(page)).toEqual(["Ford", "Diesel"]);
    await page.getByRole("textbox", { name: /Que cherchez-vous/ }).fill("opel zorglub");
    await page.getByRole("button", { name: "Rechercher" }).click();
    await page.waitForURL(/\/stock\?brand=ford&brand=opel&fuel=diesel&q=zorglub&phrase=opel\+zorglub$/);
    await page.getByText("Recherché comme texte\u00a0: «\u00a0zorglub\u00a0»").waitFor();
  });
});

for (const javaScriptEnabled of [true, false]) {
  test(`a brand with a missing letter matches its vehicles (scripts: ${javaScriptEnabled})`, async ({ visit }) => {
    const { page } = await visit({ javaScriptEnabled });
    await openPage(page, "/stock");
    await page.getByLabel(/Que cherchez-vous/).fill("volkswagn");
    await page.getByRole("button", { name: "Rechercher" }).click();
    await page.waitForURL(/\?/);
    const names = page.locator("main article h2");
    await expect.poll(() => names.first().textContent()).toContain("Volkswagen");
    for (const name of await names.allTextContents()) expect(name).toContain("Volkswagen");
  });
}

for (const [width, colorScheme] of SCREENS) {
  test(`open suggestions have no axe violation at ${width} pixels, ${colorScheme}`, async ({ visit }) => {
    for (const path of ["/", "/stock"]) {
      const { page, consoleErrors } = await visit({
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: "reduce",
      });
      await typeInto(page, path, "for");
      await page.keyboard.press("ArrowDown");
      expect(await axeViolations(page), path).toEqual([]);
      expect(consoleErrors).toEqual([]);
      await page.context().close();
    }
  });
}

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

test("the last search is offered on the home page and above the whole stock, until it is removed", async ({
  visit,
}) => {
  const { page, consoleErrors } = await visit();
  await openPage(page, "/stock?brand=ford&fuel=diesel");
  const resume = page.getByRole("link", { name: /^Reprendre ma dernière recherche\s: Ford diesel$/ });
  await expect.poll(() => page.evaluate(() => localStorage.getItem("derniere-recherche"))).toContain("Ford diesel");
  for (const path of ["/", "/stock"]) {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) document.documentElement.dataset["shift"] = JSON.stringify(entry);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await openPage(page, path);
    await resume.waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset["shift"])).toBeUndefined();
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
