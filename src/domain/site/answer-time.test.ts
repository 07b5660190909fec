import { expect, test } from "vitest";
import { answerRuleFor, promisedAnswerDays } from "./answer-time.ts";
import type { AnswerRule } from "./settings/settings.ts";

const rule = (within: number | null, conditions: Partial<AnswerRule> = {}): AnswerRule => ({
  within,
  next: [],
  ...conditions,
});

test.each([
  [[rule(240)], 1],
  [[rule(480)], 1],
  [[rule(481)], 2],
  [[rule(240), rule(2400, { kind: "contact" })], 5],
  [[rule(240), rule(2400, { kind: "application" })], 1],
  [[rule(240), rule(960, { location: "bertrange" })], 2],
  [[rule(240), rule(null, { location: "bertrange" })], null],
  [[rule(240, { location: "bertrange" })], null],
  [[], null],
])("%o promise an answer to a contact within %o working days", (rules, days) => {
  expect(promisedAnswerDays(rules, { kind: "contact", isBooked: true })).toBe(days);
});

test("an appointment is the answer only to the lead that has one", () => {
  const rules = [rule(240), rule(null, { kind: "tyre_appointment" })];
  const lead = { kind: "tyre_appointment", location: "diekirch", brand: null };
  expect(answerRuleFor(rules, { ...lead, isBooked: true })?.within).toBeNull();
  expect(answerRuleFor(rules, { ...lead, isBooked: false })?.within).toBe(240);
  expect(promisedAnswerDays(rules, { kind: lead.kind, isBooked: false })).toBe(1);
});
