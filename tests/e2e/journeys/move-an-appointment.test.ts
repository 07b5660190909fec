import type { Page } from "@playwright/test";
import { LEAD_KINDS } from "#domain/forms/index.ts";
import { somebody } from "../../browser-support/leads/book-by-request.ts";
import { hydrated, openPage } from "../../browser-support/hydration.ts";
import { fillIn, leadForm, send } from "../../browser-support/leads/lead-form.ts";
import { ANY_SLOT } from "../../browser-support/leads/lead-journey.ts";
import { linkIn, mailsTo } from "../../browser-support/leads/mail-box.ts";
import { pageProblems } from "../../browser-support/checks/page-problems.ts";
import { SMALL_PHONE } from "../../browser-support/small-phone.ts";
import type { Site } from "../../browser-support/sites/site.ts";
import { expect, test } from "../../browser-support/test.ts";

const ESCH = "/formulaires/prise-de-rendez-vous-pneus-roues-esch";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

const saturdays = (page: Page) => page.locator('input[name="slot_jour"][aria-label^="samedi"]');

/** Books an hour of work and returns the link in its confirmation. */
const bookByForm = async (site: Site, page: Page, index: number): Promise<string> => {
  await openPage(page, ESCH);
  const answers = { work: "tyres_on_rims", car: "Ford Puma", plate: "AB 1234" };
  const person = { first_name: "Anaïs", last_name: "D’Hulst", ...somebody(index) };
  await fillIn(leadForm(page), LEAD_KINDS.tyre_appointment, { ...answers, ...person });
  // Without scripts the calendar follows the work by a button.
  const follow = page.getByRole("button", { name: "Voir les créneaux de ce travail" });
  if (await follow.isVisible()) {
    const shown = page.waitForResponse((answer) => answer.request().method() === "POST");
    await follow.click();
    await shown;
    await hydrated(page);
  }
  await fillIn(leadForm(page), LEAD_KINDS.tyre_appointment, { slot: ANY_SLOT });
  await send(leadForm(page));
  await page.waitForURL(/\/merci\?ref=/);
  await expect(page.locator("main")).toContainText(/Monter des pneus sur mes jantes, 1\sh, à partir de 99\s€/);
  const email = `p${index}@example.org`;
  await expect.poll(() => mailsTo(site, email).length).toBe(1);
  const [mail] = mailsTo(site, email);
  return mail ? linkIn(mail, "/rendez-vous/modifier") : "";
};

for (const [how, javaScriptEnabled, index] of [
  ["with scripts", true, 1],
  ["without scripts", false, 2],
] as const) {
  test(`a visitor ${how} moves an appointment by the link of the email, and then cancels it`, async ({
    site,
    visit,
  }) => {
    const { page, consoleErrors } = await visit({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
    await openPage(page, await bookByForm(site, page, index));
    await page.locator('input[name="slot"]:visible').first().check();
    await page.getByRole("button", { name: "Déplacer mon rendez-vous" }).click();
    await heading(page, "Votre rendez-vous est déplacé").waitFor();
    await page.getByRole("button", { name: "Annuler mon rendez-vous" }).click();
    await heading(page, "Ce rendez-vous est annulé").waitFor();
    expect(consoleErrors).toEqual([]);
  });
}

test("the calendar of a form follows the work; a chosen time stays where it suits the next work too, and is gone with another day", async ({
  visit,
}) => {
  const { page } = await visit();
  await openPage(page, ESCH);
  await hydrated(page);
  const work = page.locator('select[name="work"]');
  const days = page.locator(".slot-date input");
  const chosen = page.locator('input[name="slot"]:checked');
  // Before the work is chosen: all days on which any is possible.
  await expect(saturdays(page)).not.toHaveCount(0);
  await work.selectOption("wheels");
  await expect(saturdays(page)).not.toHaveCount(0);
  await work.selectOption("tyres_on_rims");
  await expect(saturdays(page)).toHaveCount(0);
  await page.locator(".slot-day:has(.slot-date input:checked) .slot-times input").first().check({ force: true });
  const time = await chosen.inputValue();
  await work.selectOption("wheels");
  await expect(chosen).toHaveValue(time);
  await days.last().check({ force: true });
  await expect(chosen).toHaveCount(0);
  const day = await page.locator(".slot-date input:checked").inputValue();
  await work.selectOption("tyres_on_rims");
  await expect(chosen).toHaveCount(0);
  await expect(page.locator(".slot-date input:checked")).toHaveValue(day);
});

test("without scripts a button shows the slots of the work, with everything typed", async ({ visit }) => {
  const { page } = await visit({ javaScriptEnabled: false });
  await openPage(page, ESCH);
  await page.locator('select[name="work"]').selectOption("wheels");
  await page.getByLabel("Prénom").fill("Anaïs");
  await page.getByRole("button", { name: "Voir les créneaux de ce travail" }).click();
  await expect(saturdays(page)).not.toHaveCount(0);
  expect(await page.getByLabel("Prénom").inputValue()).toBe("Anaïs");
  await page.getByLabel("Prénom").press("Enter");
  await expect(page.locator(".field-error").first()).toBeVisible();
});

test("the page of the link has no problem on a small phone", async ({ site, visit }) => {
  const { page } = await visit();
  const link = await bookByForm(site, page, 3);
  for (const path of [link, `${link}x`]) {
    expect(await pageProblems(visit, path, SMALL_PHONE)).toEqual([]);
  }
});
