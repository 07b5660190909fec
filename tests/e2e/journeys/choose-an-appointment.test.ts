import type { Page } from "@playwright/test";
import { hydrated, openPage } from "../../browser-support/hydration.ts";
import { expect, test } from "../../browser-support/test.ts";

const SCRIPTS = [
  ["with scripts", true],
  ["without scripts", false],
] as const;

const days = (page: Page) => page.locator('input[name="slot_jour"]');
/** Which day comes first depends on the hour of the run, and Saturdays have few times. */
const weekdays = (page: Page) => page.locator('input[name="slot_jour"]:not([aria-label^="samedi"])');
const times = (page: Page) => page.locator('input[name="slot"]:visible');
const chosen = (page: Page) => page.locator('input[name="slot"]:checked');
const calendar = (page: Page) => page.getByRole("group", { name: /Choisissez un créneau/ });

const chooseLocation = async (page: Page): Promise<void> => {
  await openPage(page, "/ford/models/puma/testdrive");
  await page.getByRole("link", { name: "Alzette Automobiles Diekirch" }).first().click();
  await page.waitForURL(/concession=/);
  await days(page).first().waitFor({ state: "attached" });
  await hydrated(page);
};

/** Chooses a time by the index of its weekday and its own within the day. Returns both labels: "mardi 24 novembre", "10 h". */
const chooseTime = async (page: Page, day: number, time: number): Promise<readonly [string, string]> => {
  await weekdays(page).nth(day).check();
  await times(page).nth(time).check();
  const label = (await weekdays(page).nth(day).getAttribute("aria-label")) ?? "";
  return [label, (await times(page).nth(time).locator("..").textContent()) ?? ""];
};

const fillPerson = async (page: Page, lastName: string): Promise<void> => {
  await page.getByLabel("Prénom").fill("Anaïs");
  await page.getByLabel("Nom", { exact: true }).fill(lastName);
  await page.getByLabel("E-mail", { exact: true }).fill("anais@example.org");
  await page.getByLabel("Téléphone").fill("621 123 456");
  await page.getByLabel(/permis B/).check();
};

const send = (page: Page): Promise<void> => page.getByRole("button", { name: "Réserver l’essai" }).click();

for (const [how, javaScriptEnabled] of SCRIPTS) {
  test.describe(`a visitor ${how}`, () => {
    test("books a test drive by location, day and time, which stay when another field is missing, and gets its calendar file", async ({
      visit,
    }) => {
      const { page, consoleErrors } = await visit({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
      await chooseLocation(page);
      const [day, time] = await chooseTime(page, javaScriptEnabled ? 3 : 5, 2);
      const value = await chosen(page).inputValue();
      await page.locator("main form[method=post]").evaluate((form) => form.setAttribute("novalidate", ""));
      await send(page);
      await page.locator("[aria-invalid=true]").first().waitFor();
      await expect.poll(() => chosen(page).inputValue()).toBe(value);
      await expect.poll(() => chosen(page).isVisible()).toBe(true);
      await fillPerson(page, `Rendez-vous ${how}`);
      await send(page);
      await page.waitForURL(/\/merci\?ref=/);
      const link = page.getByRole("link", { name: "Ajouter à mon agenda" });
      await link.waitFor();
      const text = await page.locator("main").textContent();
      expect(text).toContain(day);
      expect(text).toContain(`de ${time}`);
      const response = await page.request.get((await link.getAttribute("href")) ?? "");
      expect(response.headers()["content-type"]).toContain("text/calendar");
      expect(await response.text()).toContain("BEGIN:VEVENT");
      expect(consoleErrors).toEqual([]);
    });
  });
}

test("the message about a missing time leads to the calendar, whose days and times are chosen by keys", async ({
  visit,
}) => {
  const { page } = await visit();
  await chooseLocation(page);
  await fillPerson(page, "Oubli");
  await send(page);
  await page.getByRole("link", { name: /Choisissez un créneau/ }).click();
  await expect(calendar(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(days(page).first()).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(chosen(page)).toHaveCount(1);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("ArrowRight");
  // Another day has other times: the first time is no longer chosen, and Tab leads to those of this day.
  await expect(chosen(page)).toHaveCount(0);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect.poll(() => days(page).nth(1).isChecked()).toBe(true);
  await expect(chosen(page)).toBeVisible();
});
