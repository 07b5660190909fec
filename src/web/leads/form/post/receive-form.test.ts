import { expect, it } from "vitest";
import { submitLead } from "#application/leads/index.ts";
import { PUMA_SUBJECT } from "../../../../../tests/builders/puma-subject.ts";
import { aFilledForm, aFormRequest, aPost, LEAD_POST, MARIE } from "../../../../../tests/builders/lead-post.ts";
import { createFakeLeadServiceDependencies } from "../../../../../tests/fakes/lead-service-dependencies.ts";
import { receiveForm } from "./receive-form.server.ts";

const { kind, subjectKey, path } = LEAD_POST;
const sold = () => Promise.reject(new Error("sold, or no database"));

it("reads a genuine form with the subject that its page displayed, not the current one", async () => {
  const deps = createFakeLeadServiceDependencies();
  const renderedAt = deps.clock.now();
  const request = aFormRequest(aFilledForm(deps));
  const form = await receiveForm(aPost(request, deps), { kind, subjectKey, currentSubject: sold });
  expect(form).toMatchObject({ subject: PUMA_SUBJECT, renderedAt, problem: null });
  expect(Object.fromEntries(form.posted.values)).toMatchObject(MARIE);
});

it("reads the texts of a form that comes from another site, and trusts nothing in it", async () => {
  const deps = createFakeLeadServiceDependencies();
  const request = aFormRequest(aFilledForm(deps), { "sec-fetch-site": "cross-site" });
  const form = await receiveForm(aPost(request, deps), LEAD_POST);
  expect(form).toMatchObject({ subject: PUMA_SUBJECT, renderedAt: null, problem: null });
  expect(Object.fromEntries(form.posted.values)).toMatchObject(MARIE);
});

it("hands the use case data alone, and gets data alone back", async () => {
  const deps = createFakeLeadServiceDependencies();
  const form = await receiveForm(aPost(aFormRequest(aFilledForm(deps, { ...MARIE, email: "" })), deps), LEAD_POST);
  const rejected = await submitLead(deps, { ...form, path });
  expect(rejected.type).toBe("rejected");
  const { headers: _headers, ...values } = form;
  // A function cannot be cloned.
  expect(structuredClone(values)).toEqual(values);
  expect(structuredClone(rejected)).toEqual(rejected);
});
