import { describe, expect, it } from "vitest";
import { openForm } from "#application/leads/index.ts";
import { findProblems } from "./check-form.ts";
import type { ControlState } from "./field-kinds/field-control.ts";
import { EXAMPLE_FILE_FIELD, EXAMPLE_FORM, EXAMPLE_SLOT_FIELD } from "./form-view.examples.ts";
import { leadFormView } from "./form-view.server.ts";
import { PERSON_FORM } from "../../../../tests/builders/person-form.ts";
import { PUMA_SUBJECT } from "../../../../tests/builders/puma-subject.ts";
import { createFakeLeadServiceDependencies } from "../../../../tests/fakes/lead-service-dependencies.ts";

const view = leadFormView(
  await openForm(createFakeLeadServiceDependencies(), {
    kind: PERSON_FORM,
    subject: PUMA_SUBJECT,
  }),
);

const problems = (
  values: Record<string, string>,
  invalidNames: readonly string[] = [],
): Readonly<Record<string, string>> =>
  findProblems(
    view,
    (name): ControlState => ({ value: values[name] ?? "", violation: invalidNames.includes(name) ? "invalid" : null }),
  );

const complete = {
  first_name: "Marie",
  last_name: "Weber",
  email: "m@exemple.lu",
  preferred_contact: "email",
};

describe("findProblems", () => {
  it("finds nothing in a complete form", () => {
    expect(problems(complete)).toEqual({});
  });

  it("reports missing values with the messages of the server's rules", () => {
    expect(problems({ preferred_contact: "phone", first_name: "  " })).toEqual({
      first_name: "Indiquez votre prénom.",
      last_name: "Indiquez votre nom.",
      email: "Indiquez votre adresse e-mail, pour recevoir notre réponse.",
      phone: "Indiquez un numéro de téléphone, puisque vous souhaitez être appelé.",
    });
  });

  it("reports a missing consent only where the form asks for one", () => {
    const consent = { name: "consent", text: "J’accepte.", message: "Cochez cette case." };
    const readNothing = () => ({ value: "" });
    expect(findProblems({ fields: [], consent }, readNothing)).toEqual({ consent: "Cochez cette case." });
    expect(findProblems({ fields: [], consent: null }, readNothing)).toEqual({});
  });

  it("reports what the browser finds invalid", () => {
    expect(problems({ ...complete, email: "marie" }, ["email"])).toEqual({
      email: "Indiquez une adresse e-mail complète, par exemple nom@exemple.com.",
    });
  });
});

describe("findProblems in slot, file and date fields", () => {
  const range = { first: "2026-11-23", last: "2026-12-22", early: "Trop tôt.", late: "Trop tard." };
  const fields = [EXAMPLE_SLOT_FIELD, EXAMPLE_FILE_FIELD, { ...EXAMPLE_FORM.fields[4]!, range }];

  const problemsOf = (
    controls: Record<string, ControlState>,
    days = EXAMPLE_SLOT_FIELD.days,
  ): Readonly<Record<string, string>> =>
    findProblems(
      {
        fields: fields.map((field) => (field.kind === "slot" ? { ...field, days: days ?? [] } : field)),
        consent: null,
      },
      (name) => controls[name] ?? { value: "" },
    );

  const cv = { value: "C:\\fakepath\\cv.pdf", file: { name: "cv.pdf", size: 240_000, type: "application/pdf" } };
  const slot = { value: "2026-11-23T09:00:00.000Z" };

  it("requires an appointment and a file", () => {
    expect(problemsOf({ creneau: slot, cv })).toEqual({});
    expect(Object.keys(problemsOf({}))).toEqual(["creneau", "cv"]);
  });

  it("requires no appointment when none is free", () => {
    expect(problemsOf({ cv }, [])).toEqual({});
  });

  it("requires no file that was uploaded before", () => {
    expect(problemsOf({ creneau: slot, cv_recu: { value: "on" } })).toEqual({});
    expect(Object.keys(problemsOf({ creneau: slot, cv_recu: { value: "" } }))).toEqual(["cv"]);
  });

  it("reports a file that is too large or of another type", () => {
    const cvProblem = (change: object) =>
      problemsOf({ creneau: slot, cv: { ...cv, file: { ...cv.file, ...change } } })["cv"];
    expect(cvProblem({ size: 5_000_001 })).toBe(EXAMPLE_FILE_FIELD.file?.tooLarge);
    expect(cvProblem({ size: 5_000_000 })).toBeUndefined();
    expect(cvProblem({ name: "cv.exe", type: "application/x-msdownload" })).toBe(EXAMPLE_FILE_FIELD.file?.wrongType);
    expect(cvProblem({ name: "cv", type: "" })).toBe(EXAMPLE_FILE_FIELD.file?.wrongType);
    expect(cvProblem({ name: "CV.PDF", type: "" })).toBeUndefined();
    expect(cvProblem({ name: "cv", type: "application/pdf" })).toBeUndefined();
  });

  it("reports a day that is too early, too late or invalid", () => {
    const dateProblem = (violation: ControlState["violation"]) =>
      problemsOf({ creneau: slot, cv, livraison: { value: "", violation } })["livraison"];
    expect([dateProblem("early"), dateProblem("late"), dateProblem("invalid"), dateProblem(null)]).toEqual([
      "Trop tôt.",
      "Trop tard.",
      EXAMPLE_FILE_FIELD.messages.invalid,
      undefined,
    ]);
  });
});
