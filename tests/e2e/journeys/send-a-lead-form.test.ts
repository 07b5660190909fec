// One kind of form for each mechanism; `tests/integration/every-form` sends all kinds.
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { LEAD_KINDS } from "#domain/forms/index.ts";
import type { Lead } from "#domain/leads/index.ts";
import { axeViolations } from "../../browser-support/checks/axe.ts";
import { hydrated, openPage } from "../../browser-support/hydration.ts";
import { expectFieldError, filesIn, fillIn, leadForm, send } from "../../browser-support/leads/lead-form.ts";
import { FILES, type LeadJourney, PERSON } from "../../browser-support/leads/lead-journey.ts";
import { LEAD_JOURNEYS } from "../../browser-support/leads/lead-journeys.ts";
import { submitLead } from "../../browser-support/leads/submit-lead.ts";
import type { Site } from "../../browser-support/sites/site.ts";
import { expect, test } from "../../browser-support/test.ts";

const journeyOf = (kind: LeadJourney["kind"]): LeadJourney => {
  const journey = LEAD_JOURNEYS.find((one) => one.kind === kind);
  if (journey === undefined) throw new Error(`no journey of ${kind}`);
  return { ...journey, answers: { ...journey.answers, email: `${randomUUID()}@exemple.lu` } };
};

const savedLead = async (site: Site, reference: string): Promise<Lead> =>
  JSON.parse((await site.vitrine("leads", "show", reference, "--format", "json")).stdout) as Lead;

/** From the links to the saved lead; axe waits by timers, which do not run without scripts. */
const complete = async (site: Site, page: Page, kind: LeadJourney["kind"], hasScripts: boolean): Promise<void> => {
  const journey = journeyOf(kind);
  await journey.arrive(page);
  await leadForm(page).waitFor();
  await hydrated(page);
  if (hasScripts) expect(await axeViolations(page)).toEqual([]);
  const { reference, values } = await submitLead(page, journey);
  const lead = await savedLead(site, reference);
  expect([lead.kind, lead.subject?.location?.slug ?? null]).toEqual([journey.kind, journey.location]);
  expect(lead.booking?.start ?? null).toBe(journey.appointment === undefined ? null : values["slot"]);
  await expect(page.getByRole("link", { name: "Ajouter à mon agenda" })).toHaveCount(lead.booking === null ? 0 : 1);
};

/** About a vehicle, of a content page with an appointment, and without scripts the one that is both. */
const VISITS = [
  ["with scripts", true, "interest"],
  ["with scripts", true, "tyre_appointment"],
  ["without scripts", false, "test_drive"],
] as const;

for (const [how, javaScriptEnabled, kind] of VISITS) {
  test(`a visitor ${how} ${journeyOf(kind).goal}`, async ({ site, visit }) => {
    const { page, consoleErrors } = await visit({ javaScriptEnabled });
    await complete(site, page, kind, javaScriptEnabled);
    expect(consoleErrors).toEqual([]);
  });
}

for (const [how, javaScriptEnabled] of [
  ["with scripts", true],
  ["without scripts", false],
] as const) {
  test(`a visitor ${how} need not select a file again that was uploaded with a rejected form`, async ({
    site,
    visit,
  }) => {
    const { page, consoleErrors } = await visit({ javaScriptEnabled });
    await openPage(page, "/carrieres");
    const form = leadForm(page);
    const kind = LEAD_KINDS.application;
    await fillIn(form, kind, { ...PERSON, department: "sales", last_name: "www.exemple.lu", cv: FILES.document });
    await send(form);
    await expectFieldError(page, "last_name", "Indiquez votre nom en lettres, sans lien ni adresse.");
    await expect.poll(() => filesIn(form)).toEqual(["cv-anais.pdf"]);
    await expect.poll(() => form.locator("input[type=file]").first().inputValue()).toBe("");
    await fillIn(form, kind, { last_name: "Kieffer" });
    await send(form);
    await page.waitForURL(/\/merci\?ref=/);
    const reference = (await page.locator("[data-lead-reference]").textContent()) ?? "";
    expect((await site.vitrine("leads", "file", reference, "cv", "--output", "-")).stdout).toBe(
      readFileSync(FILES.document, "utf8"),
    );
    expect(consoleErrors).toEqual([]);
  });
}
