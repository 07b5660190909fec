import { describe, expect, it } from "vitest";
import { LEAD_KINDS } from "#domain/leads/index.ts";
import { type Held, problemsIn } from "./check-form.ts";
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
