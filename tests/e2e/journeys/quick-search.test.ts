import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { findings } from "../../browser/axe.ts";
import { useVisitedSite } from "../../browser/visited-site.ts";

const visited = useVisitedSite();

/** A machine that does other things as well may take its time. */
const SOON = { timeout: 10_000 };

const countOf = async (page: Page): Promise<number> =>
  Number(((await page.locator("h1").textContent()) ?? "").replaceAll(/\D/g, ""));

/** The vehicles that a suggestion promises. */
const promised = async (option: Locator): Promise<number> =>
  Number(/([\d\s]+)véhicules?$/.exec((await option.textContent()) ?? "")?.[1]?.replaceAll(/\s/g, ""));

const chips = (page: Page): Promise<string[]> =>
  page
    .getByRole("group", { name: "Filtres actifs" })
    .getByRole("link", { name: /^Retirer/ })
    .allTextContents();

const options = (page: Page): Locator => page.getByRole("listbox").getByRole("option");

/** Opens a page and types into its quick search until suggestions are there. */
const typed = async (page: Page, path: string, text: string): Promise<Locator> => {
  await page.goto(path, { waitUntil: "networkidle" });
  const field = page.getByRole("combobox", { name: /Que cherchez-vous|Rechercher dans le stock/ });
  await field.click();
  await field.pressSequentially(text, { delay: 15 });
  await page.getByRole("listbox").waitFor();
  return field;
};

const active = async (page: Page, field: Locator): Promise<string | null> => {
  const id = await field.getAttribute("aria-activedescendant");
  return id === null ? null : page.locator(`[id="${id}"]`).textContent();
};

describe("a visitor who types a make on the home page", () => {
  test("walks through the suggestions by keyboard and gets the vehicles that one promises", async () => {
    const { page, complaints } = await visited.visitors.visit();
    const field = await typed(page, "/", "for");
    expect(await field.getAttribute("aria-expanded")).toBe("true");
    expect(await active(page, field)).toBeNull();
    const ford = options(page).filter({ hasText: /^Ford/ }).first();
    const count = await promised(ford);
    for (let press = 0; press < 9 && !(await active(page, field))?.startsWith("Ford"); press += 1) {
      await page.keyboard.press("ArrowDown");
    }
    expect(await ford.getAttribute("aria-selected")).toBe("true");
    expect(await field.inputValue()).toBe("for");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/stock\?brand=ford/);
    await expect.poll(() => countOf(page), SOON).toBe(count);
    expect(await chips(page)).toContain("Ford");
    expect(complaints).toEqual([]);
  });

  test("chooses with the mouse, and the field keeps the focus meanwhile", async () => {
    const { page, complaints } = await visited.visitors.visit();
    const field = await typed(page, "/", "for");
    const ford = options(page).filter({ hasText: /^Ford/ }).first();
    await ford.hover();
    await page.mouse.down();
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.mouse.up();
    await page.waitForURL(/\/stock\?brand=ford/);
    expect(complaints).toEqual([]);
  });

  test("chooses with a finger on a phone", async () => {
    const { page } = await visited.visitors.visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await typed(page, "/", "for");
    await options(page).filter({ hasText: /^Ford/ }).first().tap();
    await page.waitForURL(/\/stock\?brand=ford/);
    await expect.poll(() => chips(page), SOON).toContain("Ford");
  });

  test("hears how many suggestions there are, shuts them with Escape and empties the field with the next", async () => {
    const { page } = await visited.visitors.visit();
    const field = await typed(page, "/", "for");
    const status = page.getByRole("search").getByRole("status");
    const number = await options(page).count();
    expect(await status.textContent()).toBe(number === 1 ? "1\u00a0suggestion" : `${number}\u00a0suggestions`);
    await page.keyboard.press("Escape");
    await page.getByRole("listbox").waitFor({ state: "hidden" });
    expect(await field.inputValue()).toBe("for");
    expect(await status.textContent()).toBe("");
    await page.keyboard.press("Alt+ArrowDown");
    await page.getByRole("listbox").waitFor();
    expect(await active(page, field)).toBeNull();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    expect(await field.inputValue()).toBe("");
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test("goes on with Tab without choosing", async () => {
    const { page } = await visited.visitors.visit();
    const field = await typed(page, "/", "for");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    await page.getByRole("listbox").waitFor({ state: "hidden" });
    expect(await field.inputValue()).toBe("for");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Voir les véhicules");
  });
});

describe("a visitor who writes a phrase above the stock", () => {
  test("sees it as filters once sent, takes one back, and the field is free for more", async () => {
    const { page, complaints } = await visited.visitors.visit();
    const field = await typed(page, "/stock?transmission=automatic&sort=price-asc", "ford");
    await field.pressSequentially(" diesel");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/stock\?brand=ford&fuel=diesel&transmission=automatic&sort=price-asc$/);
    await expect.poll(() => field.inputValue(), SOON).toBe("");
    await expect.poll(() => chips(page), SOON).toEqual(["Ford", "Diesel", "Automatique"]);
    await page.getByRole("link", { name: "Retirer le filtre\u00a0: Diesel" }).click();
    await page.waitForURL(/\/stock\?brand=ford&transmission=automatic&sort=price-asc$/);
    await expect.poll(() => chips(page), SOON).toEqual(["Ford", "Automatique"]);
    expect(complaints).toEqual([]);
  });

  test("is promised as many vehicles as there are within the filters already chosen", async () => {
    const { page } = await visited.visitors.visit();
    await typed(page, "/stock?fuel=diesel", "ford");
    const ford = options(page).filter({ hasText: /^Ford/ }).first();
    const count = await promised(ford);
    await ford.click();
    await page.waitForURL(/brand=ford&fuel=diesel/);
    await expect.poll(() => countOf(page), SOON).toBe(count);
  });

  test("finds the field free again where the words say nothing new", async () => {
    const { page } = await visited.visitors.visit();
    const field = await typed(page, "/stock?fuel=diesel", "diesel");
    await page.keyboard.press("Enter");
    await expect.poll(() => field.inputValue(), SOON).toBe("");
    expect(new URL(page.url()).search).toBe("?fuel=diesel");
  });

  test("keeps the words where no answer comes, and sends them again with the next try", async () => {
    const { page } = await visited.visitors.visit();
    const field = await typed(page, "/stock", "diesel");
    await page.context().setOffline(true);
    await page.keyboard.press("Enter");
    await page.getByText("Votre choix est conservé", { exact: false }).waitFor();
    expect(await field.inputValue()).toBe("diesel");
    await page.context().setOffline(false);
    await field.press("Enter");
    await page.waitForURL(/\/stock\?fuel=diesel$/);
    await expect.poll(() => field.inputValue(), SOON).toBe("");
  });

  test("keeps a filter ticked beside the words", async () => {
    const { page } = await visited.visitors.visit();
    await typed(page, "/stock", "ford");
    await page.getByRole("checkbox", { name: /^Diesel/ }).check();
    await page.waitForURL(/\/stock\?brand=ford&fuel=diesel$/);
    await expect.poll(() => chips(page), SOON).toEqual(["Ford", "Diesel"]);
  });

  test("is told what was searched as text, and finds the form working where suggestions fail", async () => {
    const { page } = await visited.visitors.visit();
    await page.route("**/api/v1/suggestions**", (route) => route.abort());
    await page.goto("/stock", { waitUntil: "networkidle" });
    const field = page.getByRole("combobox", { name: /Que cherchez-vous/ });
    await field.fill("diesel zorglub");
    await page.waitForTimeout(300);
    expect(await page.getByRole("listbox").isVisible()).toBe(false);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/stock\?fuel=diesel&q=zorglub$/);
    await page.getByText("Recherché comme texte\u00a0: «\u00a0zorglub\u00a0»").waitFor();
    expect(await field.inputValue()).toBe("zorglub");
  });
});

describe("without scripts", () => {
  test("the same words lead from the home page to the same filters", async () => {
    const { page } = await visited.visitors.visit({ javaScriptEnabled: false });
    await page.goto("/");
    expect(await page.getByRole("combobox").count()).toBe(0);
    await page.getByRole("textbox", { name: "Rechercher dans le stock" }).fill("ford diesel");
    await page.getByRole("button", { name: "Voir les véhicules" }).click();
    await page.waitForURL(/\/stock\?brand=ford&fuel=diesel$/);
    expect(await chips(page)).toEqual(["Ford", "Diesel"]);
    await page.getByRole("textbox", { name: /Que cherchez-vous/ }).fill("opel zorglub");
    await page.getByRole("button", { name: "Rechercher" }).click();
    await page.waitForURL(/\/stock\?brand=ford&brand=opel&fuel=diesel&q=zorglub$/);
    await page.getByText("Recherché comme texte\u00a0: «\u00a0zorglub\u00a0»").waitFor();
  });
});

test.each([true, false])(
  "a make with a letter missing finds its vehicles, scripts running: %s",
  async (javaScriptEnabled) => {
    const { page } = await visited.visitors.visit({ javaScriptEnabled });
    await page.goto("/stock");
    await page.getByLabel(/Que cherchez-vous/).fill("volkswagn");
    await page.getByRole("button", { name: "Rechercher" }).click();
    await page.waitForURL(/\?/);
    const names = page.locator("main article h2");
    await expect.poll(() => names.first().textContent(), SOON).toContain("Volkswagen");
    for (const name of await names.allTextContents()) expect(name).toContain("Volkswagen");
  },
);

test.each([
  [390, "/"],
  [390, "/stock"],
  [1440, "/"],
  [1440, "/stock"],
])("open suggestions have no finding of axe at %s pixels on %s, light and dark", async (width, path) => {
  for (const colorScheme of ["light", "dark"] as const) {
    const { page, complaints } = await visited.visitors.visit({
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: "reduce",
    });
    await typed(page, path, "for");
    await page.keyboard.press("ArrowDown");
    expect(await findings(page), colorScheme).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  }
});

test("suggestions stay on the screen of a phone of 320 pixels with its keyboard open", async () => {
  const { page } = await visited.visitors.visit({ viewport: { width: 320, height: 420 } });
  for (const path of ["/", "/stock"]) {
    await typed(page, path, "di");
    await expect
      .poll(
        () =>
          page.getByRole("listbox").evaluate((list) => {
            const { left, right, bottom } = list.getBoundingClientRect();
            return left >= 0 && right <= innerWidth && bottom <= innerHeight;
          }),
        SOON,
      )
      .toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});
