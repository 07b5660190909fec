import { expect, type Locator, type Page } from "@playwright/test";
import { leadKindForSubject, LEAD_KINDS, type LeadKind } from "#domain/forms/index.ts";
import { completed } from "../../builders/form-answers.ts";
import type { LeadJourney } from "./lead-journey.ts";
import { type Answers, expectFieldError, filesIn, fillIn, formValues, leadForm, send } from "./lead-form.ts";

/** The journey's kind with the fields that the form has: the subject may answer some. */
const kindOf = async (form: Locator, journey: LeadJourney): Promise<LeadKind> => {
  const names = await form.locator("[name]").evaluateAll((all) => all.map((one) => one.getAttribute("name")));
  const kind = leadKindForSubject(LEAD_KINDS[journey.kind], null);
  const fields = kind.fields.filter(({ name }) => names.includes(name));
  expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(journey.answers)));
  return { ...kind, fields };
};

/** Sends the form with one field left out: the message stands at the field, and all other answers are unchanged. */
const sendIncomplete = async (page: Page, kind: LeadKind, journey: LeadJourney): Promise<void> => {
  const { omitted, message } = journey;
  const form = leadForm(page);
  const answers = completed(kind.fields, journey.answers);
  const others = Object.fromEntries(Object.entries(answers).filter(([name]) => name !== omitted));
  await fillIn(form, kind, others);
  const [values, files] = [await formValues(form), await filesIn(form)];
  await send(form);
  await expectFieldError(page, omitted, message);
  expect([await formValues(form), await filesIn(form)]).toEqual([values, files]);
};

type SubmittedLead = {
  readonly reference: string;
  /** The values of the form when it was sent. */
  readonly values: Readonly<Record<string, string>>;
};

/** Fills in the form of the page, first with one field left out, and reaches the confirmation. */
export const submitLead = async (page: Page, journey: LeadJourney): Promise<SubmittedLead> => {
  const { answers, omitted, thanks } = journey;
  const form = leadForm(page);
  const kind = await kindOf(form, journey);
  await sendIncomplete(page, kind, journey);
  const missing: Answers = { [omitted]: answers[omitted] ?? true };
  await fillIn(form, kind, missing);
  const values = await formValues(form);
  await send(form);
  await page.waitForURL(/\/merci\?ref=/);
  await expect.poll(() => page.locator("h1").textContent()).toBe(thanks);
  const reference = (await page.locator("[data-lead-reference]").textContent())?.trim() ?? "";
  expect(reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  return { reference, values };
};
