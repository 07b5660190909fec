import { describe, expect, it } from "vitest";
import { LEAD_KINDS } from "#domain/leads/index.ts";
import { type Held, problemsIn } from "./check-form.ts";
import { exampleFile, exampleForm, exampleSlot } from "./example-form.ts";
import { leadFormView } from "./form-view.server.ts";
import { PUMA, sampleDesk } from "./sample-desk.ts";

const view = await leadFormView(sampleDesk(), { kind: LEAD_KINDS.interest, subject: PUMA });

const problems = (values: Record<string, string>, doubtful: readonly string[] = []): Readonly<Record<string, string>> =>
  problemsIn(view, (name): Held => ({ value: values[name] ?? "", doubt: doubtful.includes(name) ? "invalid" : null }));

const complete = {
  first_name: "Marie",
  last_name: "Weber",
  email: "m@exemple.lu",
  preferred_contact: "email",
  consent: "on",
};

describe("the check before sending", () => {
  it("lets a form through that is complete", () => {
    expect(problems(complete)).toEqual({});
  });

  it("says in the rules' own words what is missing", () => {
    expect(problems({ preferred_contact: "phone", first_name: "  " })).toEqual({
      first_name: "Indiquez votre prénom.",
      last_name: "Indiquez votre nom.",
      email: "Indiquez votre adresse e-mail, pour recevoir notre réponse.",
      phone: "Indiquez un numéro de téléphone, puisque vous souhaitez être appelé.",
      consent: LEAD_KINDS.interest.consent.message,
    });
  });

  it("says what the browser doubts", () => {
    expect(problems({ ...complete, email: "marie" }, ["email"])).toEqual({
      email: "Indiquez une adresse e-mail complète, par exemple nom@exemple.lu.",
    });
  });
});

describe("the check of what is not typed", () => {
  const range = { first: "2026-11-23", last: "2026-12-22", early: "Trop tôt.", late: "Trop tard." };
  const fields = [exampleSlot, exampleFile, { ...exampleForm.fields[4]!, range }];

  const found = (held: Record<string, Held>, days = exampleSlot.days): Readonly<Record<string, string>> =>
    problemsIn(
      { fields: fields.map((field) => (field.kind === "slot" ? { ...field, days: days ?? [] } : field)), consent },
      (name) => (name === consent.name ? { value: "on" } : (held[name] ?? { value: "" })),
    );

  const { consent } = exampleForm;
  const cv = { value: "C:\\fakepath\\cv.pdf", file: { name: "cv.pdf", size: 240_000, type: "application/pdf" } };
  const slot = { value: "2026-11-23T09:00:00.000Z" };

  it("wants an appointment and a file where they are asked for", () => {
    expect(found({ creneau: slot, cv })).toEqual({});
    expect(Object.keys(found({}))).toEqual(["creneau", "cv"]);
  });

  it("wants no appointment where none is free", () => {
    expect(found({ cv }, [])).toEqual({});
  });

  it("wants no file again that came already", () => {
    expect(found({ creneau: slot, cv_recu: { value: "on" } })).toEqual({});
    expect(Object.keys(found({ creneau: slot, cv_recu: { value: "" } }))).toEqual(["cv"]);
  });

  it("says of a file that it is too heavy or of another sort, before it travels", () => {
    const other = (change: object) => found({ creneau: slot, cv: { ...cv, file: { ...cv.file, ...change } } })["cv"];
    expect(other({ size: 5_000_001 })).toBe(exampleFile.file?.tooLarge);
    expect(other({ size: 5_000_000 })).toBeUndefined();
    expect(other({ name: "cv.exe", type: "application/x-msdownload" })).toBe(exampleFile.file?.wrongType);
    expect(other({ name: "cv", type: "" })).toBe(exampleFile.file?.wrongType);
    expect(other({ name: "CV.PDF", type: "" })).toBeUndefined();
    expect(other({ name: "cv", type: "application/pdf" })).toBeUndefined();
  });

  it("says of a day that it is too early, too late or none", () => {
    const day = (doubt: Held["doubt"]) => found({ creneau: slot, cv, livraison: { value: "", doubt } })["livraison"];
    expect([day("early"), day("late"), day("invalid"), day(null)]).toEqual([
      "Trop tôt.",
      "Trop tard.",
      exampleFile.messages.invalid,
      undefined,
    ]);
  });
});
