import { expect, it } from "vitest";
import { createFakeLeadServiceDependencies } from "../../../../../tests/fakes/lead-service-dependencies.ts";
import { aFilledForm, MARIE, outcomeOf, replyOf, sendForm } from "../../../../../tests/builders/lead-post.ts";
import { EMAIL_HINT_FIELD } from "../field-kinds/email/email-hint-field.ts";
import { TOKEN_FIELD } from "../form-view.ts";

const SLIP = { ...MARIE, email: "marie@gmial.com" };

it("returns a form with a probable slip in its address once, with everything typed, and logs no refusal", async () => {
  const deps = createFakeLeadServiceDependencies();
  const first = await sendForm(deps, aFilledForm(deps, SLIP));
  expect(outcomeOf(first)).toEqual(["refused", 422]);
  const { token, values, errors, notice, tone } = replyOf(first);
  expect(values).toEqual(SLIP);
  expect([errors, tone]).toEqual([{}, "info"]);
  expect(notice).toContain("peut-être une faute de frappe");
  expect(deps.logged).toEqual([]);
  deps.advanceSeconds(10);
  const again = { ...SLIP, [TOKEN_FIELD]: token };
  expect(outcomeOf(await sendForm(deps, { ...again, [EMAIL_HINT_FIELD]: "gmial.com" }))).toEqual(["redirect"]);
});

it("accepts an address whose domain the form has pointed out, and points out another", async () => {
  const deps = createFakeLeadServiceDependencies();
  const pointedOut = { ...aFilledForm(deps, SLIP), [EMAIL_HINT_FIELD]: "gmial.com" };
  expect(outcomeOf(await sendForm(deps, { ...pointedOut, email: "marie@hotmial.com" }))).toEqual(["refused", 422]);
  expect(outcomeOf(await sendForm(deps, pointedOut))).toEqual(["redirect"]);
});

it("says first what is missing", async () => {
  const deps = createFakeLeadServiceDependencies();
  const result = await sendForm(deps, aFilledForm(deps, { ...SLIP, last_name: "" }));
  expect(outcomeOf(result)).toEqual(["invalid", 422]);
});
