import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { LEAD_KINDS } from "#domain/forms/index.ts";
import { findings } from "../../browser/axe.ts";
import { expectAppointment, expectKept, expectMailed } from "../../browser/kept-request.ts";
import { consentTo, expectProblem, filesIn, fillIn, leadForm, send } from "../../browser/lead-form.ts";
import { FILES, type LeadJourney, PERSON } from "../../browser/lead-journey.ts";
import { LEAD_JOURNEYS } from "../../browser/lead-journeys.ts";
import { callBackJourney, TRADE_IN_JOURNEY } from "../../browser/lead-journeys-beyond.ts";
import { makeRequest } from "../../browser/make-request.ts";
import { useVisitedSite, type VisitedSite } from "../../browser/visited-site.ts";

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

/** The demo group's pages, and one more: a form of any kind stands wherever an editor puts it. */
const contentDir = mkdtempSync(join(tmpdir(), "vitrine-content-"));
cpSync(join(import.meta.dirname, "..", "..", "..", "content"), contentDir, { recursive: true });
writeFileSync(join(contentDir, "rappel.yaml"), CALL_BACK);
afterAll(() => rmSync(contentDir, { recursive: true, force: true }));

type Visitor = { readonly how: string; readonly javaScriptEnabled: boolean };

const VISITORS: readonly Visitor[] = [
  { how: "with scripts", javaScriptEnabled: true },
  { how: "without scripts", javaScriptEnabled: false },
];

/** From the way to the form to the mails; answers what the browser's console and axe complain about on the way. */
const take = async (
  { site, visitors }: VisitedSite,
  journey: LeadJourney,
  { javaScriptEnabled }: Visitor,
): Promise<readonly string[]> => {
  const { page, complaints } = await visitors.visit({ javaScriptEnabled });
  await journey.arrive(page);
  await leadForm(page).waitFor();
  await page.waitForLoadState("networkidle");
  // axe waits by timers, which do not run without scripts; the markup is the same.
  const faults = javaScriptEnabled ? await findings(page) : [];
  const thanked = await makeRequest(page, journey);
  const lead = expectKept(site, journey, thanked);
  await expectAppointment(page, journey, lead);
  await expectMailed(site, journey, thanked);
  await page.context().close();
  return [...faults, ...complaints];
};

const journeys = [...LEAD_JOURNEYS, callBackJourney("/rappel")];

test("the journeys below are of every kind of request there is", () => {
  const kinds = new Set([...journeys, TRADE_IN_JOURNEY].map(({ kind }) => kind));
  expect([...kinds].toSorted()).toEqual(Object.keys(LEAD_KINDS).toSorted());
});

describe.each(VISITORS)("a visitor $how", (visitor) => {
  const luxembourg = useVisitedSite({ env: { CONTENT_DIR: contentDir } });

  test.each(journeys)("$goal", async (journey) => {
    expect(await take(luxembourg, journey, visitor)).toEqual([]);
  });

  test("need not choose a file again that came with a form the site sends back", async () => {
    const { page, complaints } = await luxembourg.visitors.visit(visitor);
    await page.goto("/carrieres", { waitUntil: "networkidle" });
    const form = leadForm(page);
    const { fields } = LEAD_KINDS.application;
    await fillIn(form, fields, { ...PERSON, department: "sales", last_name: "www.exemple.lu", cv: FILES.document });
    await consentTo(form);
    await send(form);
    await expectProblem(page, "last_name", "Indiquez votre nom en lettres, sans lien ni adresse.");
    expect(await filesIn(form)).toEqual(["cv-anais.pdf"]);
    expect(await form.locator("input[type=file]").first().inputValue()).toBe("");
    await fillIn(form, fields, { last_name: "Kieffer" });
    await send(form);
    await page.waitForURL(/\/merci\?ref=/);
    const reference = (await page.locator("[data-lead-reference]").textContent()) ?? "";
    expect(luxembourg.site.vitrine("leads", "file", reference, "cv", "--output", "-").stdout).toBe(
      readFileSync(FILES.document, "utf8"),
    );
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe("a visitor outside Luxembourg", () => {
  const elsewhere = useVisitedSite({ env: { SITE: "default" } });

  test.each(VISITORS)(`${TRADE_IN_JOURNEY.goal}, $how`, async (visitor) => {
    expect(await take(elsewhere, TRADE_IN_JOURNEY, visitor)).toEqual([]);
  });
});
