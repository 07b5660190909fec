import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { CONSENT_FIELD, leadKindForSubject, LEAD_KINDS, type LeadFieldDefinition } from "#domain/forms/index.ts";
import type { LeadJourney } from "./lead-journey.ts";
import { type Answers, consentTo, expectProblem, filesIn, fillIn, heldBy, leadForm, send } from "./lead-form.ts";

/** Any of a kind's fields that the form asks: its subject may answer some. */
const askedOf = async (form: Locator, { kind, answers }: LeadJourney): Promise<readonly LeadFieldDefinition[]> => {
  const names = await form.locator("[name]").evaluateAll((all) => all.map((one) => one.getAttribute("name")));
  const asked = leadKindForSubject(LEAD_KINDS[kind], null).fields.filter(({ name }) => names.includes(name));
  expect(asked.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(answers)));
  return asked;
};

/** Leaves one thing out, is told so at its field, and finds everything else as it was. */
const sendTooSoon = async (page: Page, fields: readonly LeadFieldDefinition[], journey: LeadJourney): Promise<void> => {
  const { answers, forgotten, told } = journey;
  const form = leadForm(page);
  const others = Object.fromEntries(Object.entries(answers).filter(([name]) => name !== forgotten));
  await fillIn(form, fields, others);
  if (forgotten !== CONSENT_FIELD) await consentTo(form);
  const [typed, files] = [await heldBy(form), await filesIn(form)];
  await send(form);
  await expectProblem(page, forgotten, told);
  expect([await heldBy(form), await filesIn(form)]).toEqual([typed, files]);
};

export type Thanked = {
  readonly reference: string;
  /** What the form held when it was sent. */
  readonly typed: Readonly<Record<string, string>>;
};

/** Fills the form that the page shows, first with something left out, and is thanked. */
export const makeRequest = async (page: Page, journey: LeadJourney): Promise<Thanked> => {
  const { answers, forgotten, thanks } = journey;
  const form = leadForm(page);
  const fields = await askedOf(form, journey);
  await sendTooSoon(page, fields, journey);
  const missing: Answers = { [forgotten]: answers[forgotten] ?? true };
  if (forgotten === CONSENT_FIELD) await consentTo(form);
  else await fillIn(form, fields, missing);
  const typed = await heldBy(form);
  await send(form);
  await page.waitForURL(/\/merci\?ref=/);
  expect(await page.locator("h1").textContent()).toBe(thanks);
  const reference = (await page.locator("[data-lead-reference]").textContent())?.trim() ?? "";
  expect(reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  return { reference, typed };
};
