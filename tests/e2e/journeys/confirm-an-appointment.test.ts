import type { Page } from "@playwright/test";
import { leadKindForSubject, LEAD_KINDS } from "#domain/forms/index.ts";
import { axeViolations } from "../../browser-support/checks/axe.ts";
import { bookByRequest, fillBurst, somebody, testDriveForm } from "../../browser-support/leads/book-by-request.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { fillIn, formValues, leadForm, send } from "../../browser-support/leads/lead-form.ts";
import { ANY_SLOT } from "../../browser-support/leads/lead-journey.ts";
import { linkIn, mailsTo } from "../../browser-support/leads/mail-box.ts";
import { pageProblems } from "../../browser-support/checks/page-problems.ts";
import { SMALL_PHONE } from "../../browser-support/small-phone.ts";
import type { Site } from "../../browser-support/sites/site.ts";
import { expect, test } from "../../browser-support/test.ts";

test.use({
  siteSettings: {
    name: "confirm an appointment",
    env: { TRUST_PROXY: "1", LEADS_RATE_LIMIT: "1000/1h" },
    prepare: (site) => fillBurst(site, "diekirch"),
  },
});

const kind = leadKindForSubject(LEAD_KINDS.model_test_drive, "model");

const SCRIPTS = [
  ["with scripts", true, 10],
  ["without scripts", false, 20],
] as const;

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

const fillFor = async (page: Page, location: string, person: Readonly<Record<string, string>>): Promise<void> => {
  await openPage(page, testDriveForm(location));
  const answers = {
    first_name: "Anaïs",
    last_name: "D’Hulst",
    driving_licence: true,
    message: "À bientôt.",
    slot: ANY_SLOT,
  };
  await fillIn(leadForm(page), kind, { ...answers, ...person } as Parameters<typeof fillIn>[2]);
};

/** The link in the first email to the address. */
const confirmationLink = async (site: Site, email: string): Promise<string> => {
  await expect.poll(() => mailsTo(site, email).length).toBe(1);
  const [mail] = mailsTo(site, email);
  return mail ? linkIn(mail, "/rendez-vous/confirmer") : "";
};

const requestAppointment = async (site: Site, page: Page, index: number): Promise<string> => {
  await fillFor(page, "diekirch", somebody(index));
  await send(leadForm(page));
  await page.waitForURL(/\/merci\?ref=/);
  await heading(page, "Encore une étape\u00a0: confirmez votre rendez-vous").waitFor();
  return confirmationLink(site, `p${index}@example.org`);
};

for (const [how, javaScriptEnabled, first] of SCRIPTS) {
  test.describe(`a visitor ${how}`, () => {
    test("confirms an appointment by email when many are booked", async ({ site, visit }) => {
      const { page, consoleErrors } = await visit({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
      const link = await requestAppointment(site, page, first);
      await openPage(page, link);
      await page.getByRole("button", { name: "Confirmer mon rendez-vous" }).click();
      await page.waitForURL(/\/merci\?ref=/);
      await heading(page, "Votre essai est réservé").waitFor();
      await page.getByRole("link", { name: "Ajouter à mon agenda" }).waitFor();
      expect(consoleErrors).toEqual([]);
    });
  });
}

test("a visitor chooses another appointment when the requested one is taken", async ({ site, visit }) => {
  const { page } = await visit();
  const links = [];
  for (const index of [30, 31]) links.push(await requestAppointment(site, page, index));
  for (const link of links) {
    await openPage(page, link);
    await page.locator("main form button[type=submit]").click();
    await page.waitForLoadState();
  }
  await heading(page, "Ce créneau n’est plus libre").waitFor();
  await page.locator('input[name="slot"]:visible').first().check();
  await page.getByRole("button", { name: "Réserver ce créneau" }).click();
  await page.waitForURL(/\/merci\?ref=/);
  await heading(page, "Votre essai est réservé").waitFor();
});

test("a visitor without scripts gets the number to call, and everything typed, with three appointments to come", async ({
  site,
  visit,
}) => {
  const person = { ...somebody(40), email: "trois@gmail.com" };
  const spellings = [person.email, "tro.is@gmail.com", "trois+x@googlemail.com"];
  for (const [index, email] of spellings.entries()) {
    expect((await bookByRequest(site, "bertrange", { ...somebody(41 + index), email })).status).toBe(303);
  }
  const { page } = await visit({ javaScriptEnabled: false });
  await fillFor(page, "bertrange", person);
  const values = await formValues(leadForm(page));
  await send(leadForm(page));
  const summary = page.getByRole("region", { name: "Votre demande n’est pas encore partie" });
  await summary.waitFor();
  await expect.poll(() => summary.textContent()).toContain("Vous avez déjà plusieurs rendez-vous à venir");
  await expect.poll(() => summary.textContent()).toMatch(/Bertrange répond au \+352/);
  expect(await formValues(leadForm(page))).toEqual(values);
});

test("the page of the link has no axe violation on a small phone, and works by keyboard", async ({ site, visit }) => {
  const { page } = await visit();
  const link = await requestAppointment(site, page, 60);
  for (const path of [link, `${link}x`]) {
    expect(await pageProblems(visit, path, SMALL_PHONE)).toEqual([]);
  }
  await openPage(page, link);
  await page.getByRole("button", { name: "Confirmer mon rendez-vous" }).focus();
  await page.keyboard.press("Enter");
  await heading(page, "Votre essai est réservé").waitFor();
  expect(await axeViolations(page)).toEqual([]);
});
