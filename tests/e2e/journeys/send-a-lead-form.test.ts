import { randomUUID } from "node:crypto";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LEAD_KINDS } from "#domain/forms/index.ts";
import { axeViolations } from "../../browser/checks/axe.ts";
import { hydrated, openPage } from "../../browser/hydration.ts";
import { expectFieldError, filesIn, fillIn, leadForm, send } from "../../browser/leads/lead-form.ts";
import { FILES, type LeadJourney, PERSON } from "../../browser/leads/lead-journey.ts";
import { LEAD_JOURNEYS } from "../../browser/leads/lead-journeys.ts";
import { callBackJourney, onlineLeasingJourney, TRADE_IN_JOURNEYS } from "../../browser/leads/other-lead-journeys.ts";
import { expectAppointment, expectMailed, expectSaved } from "../../browser/leads/saved-lead.ts";
import type { Site } from "../../browser/sites/site.ts";
import { submitLead } from "../../browser/leads/submit-lead.ts";
import { expect, test, type VisitSite } from "../../browser/test.ts";

// Its tests are slow and independent: both workers take them.
test.describe.configure({ mode: "parallel" });

const CALL_BACK = `
name: "Être rappelé"
title: "Être rappelé"
description: "Laissez votre numéro : nous vous appelons."
updated_at: "2026-11-20T08:00:00+01:00"
sections:
  - component: hero
    title: "Un conseiller vous rappelle"
  - component: form
    anchor: demande
    kind: call_back
    title: "Votre numéro, et un moment"
`;

const ONLINE_LEASING = `
name: "Leasing sur mesure"
title: "Leasing sur mesure"
description: "Demandez le leasing d’un modèle."
updated_at: "2026-11-20T08:00:00+01:00"
sections:
  - component: hero
    title: "Votre leasing"
  - component: form
    anchor: demande
    kind: online_leasing
    location: diekirch
    title: "Votre demande"
`;

/** The demo group's pages, and two more: editors may place a form of any kind on any page. */
const writeContent = (contentDir: string): void => {
  cpSync("demo/group/content", contentDir, { recursive: true });
  writeFileSync(join(contentDir, "rappel.yaml"), CALL_BACK);
  writeFileSync(join(contentDir, "leasing-sur-mesure.yaml"), ONLINE_LEASING);
};

const VISITORS = [
  { how: "with scripts", javaScriptEnabled: true },
  { how: "without scripts", javaScriptEnabled: false },
] as const;

type Visitor = (typeof VISITORS)[number];

/** Confirmations are limited by address, and the journeys share a site. */
const withOwnAddress = (journey: LeadJourney): LeadJourney =>
  journey.answers["email"] === undefined
    ? journey
    : { ...journey, answers: { ...journey.answers, email: `${randomUUID()}@exemple.lu` } };

/** From the links to the emails; returns the console errors and axe violations on the way. */
const complete = async (
  { site, visit }: { readonly site: Site; readonly visit: VisitSite },
  sharedJourney: LeadJourney,
  { javaScriptEnabled }: Visitor,
): Promise<readonly string[]> => {
  const journey = withOwnAddress(sharedJourney);
  const { page, consoleErrors } = await visit({ javaScriptEnabled });
  await journey.arrive(page);
  await leadForm(page).waitFor();
  await hydrated(page);
  // axe waits by timers, which do not run without scripts; the markup is the same.
  const violations = javaScriptEnabled ? await axeViolations(page) : [];
  const submitted = await submitLead(page, journey);
  const lead = await expectSaved(site, journey, submitted);
  await expectAppointment(page, journey, lead);
  await expectMailed(site, journey, submitted);
  return [...violations, ...consoleErrors];
};

const journeys = [...LEAD_JOURNEYS, callBackJourney("/rappel"), onlineLeasingJourney("/leasing-sur-mesure")];

test("every kind of lead has a journey", () => {
  const kinds = new Set([...journeys, ...TRADE_IN_JOURNEYS].map(({ kind }) => kind));
  expect([...kinds].toSorted()).toEqual(Object.keys(LEAD_KINDS).toSorted());
});

for (const visitor of VISITORS) {
  test.describe(`a visitor ${visitor.how}`, () => {
    test.use({ siteSettings: { name: "every kind of lead", writeContent } });

    for (const journey of journeys) {
      test(journey.goal, async ({ site, visit }) => {
        expect(await complete({ site, visit }, journey, visitor)).toEqual([]);
      });
    }

    test("need not select a file again that was uploaded with a rejected form", async ({ site, visit }) => {
      const { page, consoleErrors } = await visit({ javaScriptEnabled: visitor.javaScriptEnabled });
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
  });
}

test.describe("a visitor outside Luxembourg", () => {
  test.use({ siteSettings: { env: { SITE: "default" } } });

  for (const visitor of VISITORS) {
    for (const journey of TRADE_IN_JOURNEYS) {
      test(`${journey.goal}, ${visitor.how}`, async ({ site, visit }) => {
        expect(await complete({ site, visit }, journey, visitor)).toEqual([]);
      });
    }
  }
});
