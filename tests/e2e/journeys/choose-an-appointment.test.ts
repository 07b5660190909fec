import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useVisitedSite } from "../../browser/visited-site.ts";

const visited = useVisitedSite();

const choosePlace = async (page: Page): Promise<void> => {
  await page.goto("/ford/models/puma/testdrive");
  await page.getByRole("link", { name: "Alzette Automobiles Diekirch" }).first().click();
  await page.waitForURL(/concession=/);
};

const days = (page: Page) => page.locator('input[name="slot_jour"]');
const times = (page: Page) => page.locator('input[name="slot"]:visible');
const chosen = (page: Page) => page.locator('input[name="slot"]:checked');

/** Of the days, the one at `day`; of its times, the one at `time`. Answers with both in words: "mardi 24 novembre", "10 h". */
const chooseTime = async (page: Page, day: number, time: number): Promise<readonly [string, string]> => {
  await days(page).nth(day).check();
  await times(page).nth(time).check();
  const label = (await days(page).nth(day).getAttribute("aria-label")) ?? "";
  return [label, (await times(page).nth(time).locator("..").textContent()) ?? ""];
};

const fillPerson = async (page: Page, lastName: string): Promise<void> => {
  await page.getByLabel("Prénom").fill("Anaïs");
  await page.getByLabel("Nom", { exact: true }).fill(lastName);
  await page.getByLabel("E-mail", { exact: true }).fill("anais@example.org");
  await page.getByLabel("Téléphone").fill("621 123 456");
  await page.getByLabel(/permis B/).check();
  await page.getByLabel(/J’accepte/).check();
};

const send = (page: Page): Promise<void> => page.getByRole("button", { name: "Réserver l’essai" }).click();

describe.each([
  ["with scripts", true],
  ["without scripts", false],
])("a visitor reserves a test drive %s", (how, javaScriptEnabled) => {
  test("by place, day and time, and takes the appointment along", async () => {
    const { page, complaints } = await visited.visitors.visit({
      javaScriptEnabled,
      viewport: { width: 390, height: 844 },
    });
    await choosePlace(page);
    const [day, time] = await chooseTime(page, javaScriptEnabled ? 3 : 5, 2);
    await fillPerson(page, `Rendez-vous ${how}`);
    await send(page);
    await page.waitForURL(/\/merci\?ref=/);
    const said = await page.locator("main").textContent();
    expect(said).toContain(day);
    expect(said).toContain(`de ${time}`);
    const file = await page.getByRole("link", { name: "Ajouter à mon agenda" }).getAttribute("href");
    const answer = await page.request.get(file ?? "");
    expect(answer.headers()["content-type"]).toContain("text/calendar");
    expect(await answer.text()).toContain("BEGIN:VEVENT");
    expect(complaints).toEqual([]);
  });

  test("and is still where the time was chosen when something else is missing", async () => {
    const { page } = await visited.visitors.visit({ javaScriptEnabled });
    await choosePlace(page);
    await chooseTime(page, 4, 1);
    const value = await chosen(page).inputValue();
    await page.locator("form[method=post]").evaluate((form) => form.setAttribute("novalidate", ""));
    await send(page);
    await page.locator("[aria-invalid=true]").first().waitFor();
    expect(await chosen(page).inputValue()).toBe(value);
    expect(await chosen(page).isVisible()).toBe(true);
  });
});

describe("a visitor who forgets to choose a time", () => {
  test("is led to the calendar by the message", async () => {
    const { page } = await visited.visitors.visit();
    await choosePlace(page);
    await fillPerson(page, "Oubli");
    await send(page);
    await page.getByRole("link", { name: /Choisissez un créneau/ }).click();
    const group = page.getByRole("group", { name: /Choisissez un créneau/ });
    expect(await group.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("Tab");
    expect(
      await days(page)
        .first()
        .evaluate((element) => element === document.activeElement),
    ).toBe(true);
  });
});

describe("two visitors who want the same time", () => {
  test.each([
    ["with scripts", true],
    ["without scripts", false],
  ])("%s, the second is told so at the calendar and has lost nothing else", async (how, javaScriptEnabled) => {
    const [first, second] = await Promise.all(
      [0, 1].map(async () => (await visited.visitors.visit({ javaScriptEnabled })).page),
    );
    if (!first || !second) throw new Error("two visitors were asked for");
    for (const page of [first, second]) {
      await choosePlace(page);
      await chooseTime(page, javaScriptEnabled ? 7 : 8, 3);
      await fillPerson(page, `Même heure ${how}`);
    }
    const value = await chosen(second).inputValue();
    await send(first);
    await first.waitForURL(/\/merci\?ref=/);
    await send(second);
    await second.getByRole("link", { name: /Ce créneau n’est plus disponible/ }).click();
    expect(await second.getByRole("group", { name: /Choisissez un créneau/ }).getAttribute("aria-invalid")).toBe(
      "true",
    );
    expect(await second.locator(`input[value="${value}"]`).count()).toBe(0);
    expect(await second.getByLabel("Nom", { exact: true }).inputValue()).toBe(`Même heure ${how}`);
    await chooseTime(second, 9, javaScriptEnabled ? 3 : 4);
    await send(second);
    await second.waitForURL(/\/merci\?ref=/);
  });
});

describe("a visitor with a keyboard", () => {
  test("goes through the days with the arrows, and with Tab to the times of the one they are on", async () => {
    const { page } = await visited.visitors.visit();
    await choosePlace(page);
    await days(page).first().focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    expect(await chosen(page).count()).toBe(1);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("ArrowRight");
    // Another day is another time: the first is chosen no longer, and Tab leads to those of this day.
    expect(await chosen(page).count()).toBe(0);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    expect(await days(page).nth(1).isChecked()).toBe(true);
    expect(await chosen(page).isVisible()).toBe(true);
  });
});
