import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SEARCH_ALERT } from "../alerts/index.ts";
import type { LeadKind } from "./kind.ts";
import { problemMessages } from "#application/strings/forms/field-messages.ts";
import { PERSON_FORM } from "../../../tests/builders/person-form.ts";
import { checkFormValues, type LeadFieldValues, toLeadFieldValues } from "./schema.ts";

const complete = {
  first_name: "Marie",
  last_name: "Weber",
  email: "marie.weber@exemple.lu",
  preferred_contact: "email",
};

const problems = (input: Record<string, string>, kind: LeadKind = PERSON_FORM): Record<string, string> => {
  const checked = checkFormValues(kind, input, "LU");
  return checked.ok ? {} : { ...problemMessages(kind, checked.error) };
};

const validValues = (input: Record<string, string>): LeadFieldValues => {
  const checked = checkFormValues(PERSON_FORM, input, "LU");
  return checked.ok ? checked.value : expect.fail(JSON.stringify(checked.error));
};

describe("the schema of a form", () => {
  it("accepts a minimal form and ignores unknown fields", () => {
    const values = validValues({ ...complete, admin: "1" });
    expect(toLeadFieldValues(PERSON_FORM, values)).toEqual({
      salutation: "",
      first_name: "Marie",
      last_name: "Weber",
      email: "marie.weber@exemple.lu",
      preferred_contact: "email",
      phone: "",
      message: "",
      newsletter: false,
    });
  });

  it.each(["", "off", "false", "0", "no", "ON", " on", "true"])(
    "takes %j neither as consent nor as a flag",
    (value) => {
      const checked = checkFormValues(SEARCH_ALERT, { email: "marie@exemple.lu", consent: value }, "LU");
      expect(checked).toEqual({ ok: false, error: { consent: { code: "required" } } });
      expect(validValues({ ...complete, newsletter: value })["newsletter"]).toBe(false);
    },
  );

  it("reports all missing fields at once", () => {
    expect(problems({ preferred_contact: "phone" })).toEqual({
      first_name: "Indiquez votre prénom.",
      last_name: "Indiquez votre nom.",
      email: "Indiquez votre adresse e-mail, pour recevoir notre réponse.",
      phone: "Indiquez un numéro de téléphone, puisque vous souhaitez être appelé.",
    });
  });

  it("requires a phone number only when a call is preferred", () => {
    expect(problems({ ...complete, preferred_contact: "phone" })).toHaveProperty("phone");
    expect(problems({ ...complete, preferred_contact: "phone", phone: "621 123 456" })).toEqual({});
    expect(problems(complete)).toEqual({});
  });

  it("reports an invalid number as invalid, not as missing", () => {
    expect(problems({ ...complete, preferred_contact: "phone", phone: "12" }).phone).toMatch(
      /^Vérifiez ce numéro\u00a0: au Luxembourg, par exemple 621 123 456/,
    );
  });

  it("treats white space and invisible characters as empty", () => {
    expect(problems({ ...complete, first_name: " \u200B\u00a0\t " })).toEqual({ first_name: "Indiquez votre prénom." });
  });

  it.each(["https://gain.example", "www.gain.example", "a@b.lu", "Gagnez sur gain.com", "<b>Max</b>", "12345"])(
    "rejects the name %s, so that e-mails contain no foreign links",
    (name) => {
      expect(problems({ ...complete, first_name: name })).toHaveProperty("first_name");
    },
  );

  it.each(["Jean-Noël", "O’Hara", "van den Boom", "محمد", "王伟", "Ștefan", "Dr. Müller", "Ana 😀"])(
    "accepts the name %s",
    (name) => {
      expect(problems({ ...complete, first_name: name })).toEqual({});
    },
  );

  it("rejects unknown options", () => {
    expect(problems({ ...complete, preferred_contact: "pigeon" }).preferred_contact).toMatch(/^Choisissez/);
    expect(problems({ ...complete, salutation: "altesse" }).salutation).toMatch(/^Choisissez/);
  });

  it("reports maximum and actual length of a long message", () => {
    expect(problems({ ...complete, message: "a".repeat(2000) })).toEqual({});
    expect(problems({ ...complete, message: "a".repeat(2345) }).message).toBe(
      "Raccourcissez ce texte\u00a0: 2\u202f000 caractères au plus, vous en avez écrit 2\u202f345.",
    );
  });

  it("counts a line break as one character, as browsers do", () => {
    expect(problems({ ...complete, message: `${"a\r\n".repeat(999)}aa` })).toEqual({});
  });

  it.each(["a", "a.", "@", " ", "\n ", "\u00a0", "1", "+1 ", "(", "www", "a-", "\u0301"])(
    "parses 60 KB of %j within 2 seconds",
    (piece) => {
      const long = `x${piece.repeat(60_000 / piece.length)}x`;
      const input = Object.fromEntries(PERSON_FORM.fields.map(({ name }) => [name, long]));
      expect(Object.keys(problems(input))).toContain("email");
    },
    2_000,
  );

  it("removes line breaks and control characters from any input", () => {
    const names = PERSON_FORM.fields.map((field) => field.name);
    const anything = fc.dictionary(fc.constantFrom(...names), fc.string({ unit: "binary", maxLength: 80 }));
    fc.assert(
      fc.property(anything, (input) => {
        const checked = checkFormValues(PERSON_FORM, { ...complete, ...input }, "LU");
        for (const message of Object.values(checked.ok ? {} : problemMessages(PERSON_FORM, checked.error)))
          expect(message).toMatch(/^[A-Z].*\.$/);
        for (const field of checked.ok ? PERSON_FORM.fields : []) {
          const value = String(checked.ok && checked.value[field.name]);
          expect(value).not.toMatch(field.kind === "textarea" ? /[^\P{Cc}\n]/u : /\p{Cc}|[\u2028\u2029]/u);
          expect(value.isWellFormed() && value === value.trim()).toBe(true);
        }
      }),
    );
  });
});

describe("the schema of any kind", () => {
  const kind: LeadKind = {
    ...PERSON_FORM,
    fields: [
      { kind: "autocomplete", name: "model", max: 20, suggestions: ["Puma"], required: true },
      { kind: "checkbox", name: "trade_in", required: true },
      { kind: "textarea", name: "note", max: 10, rows: 2, required: true },
      { kind: "select", name: "site", options: ["esch"], required: true },
    ],
  };

  it("has a default message for every field kind", () => {
    expect(problems({}, kind)).toEqual({
      model: "Remplissez ce champ.",
      trade_in: "Cochez cette case pour continuer.",
      note: "Écrivez quelques mots.",
      site: "Choisissez une réponse dans la liste.",
    });
  });

  it("accepts values other than the suggestions", () => {
    expect(problems({ model: "Capri", trade_in: "on", note: "ok", site: "esch" }, kind)).toEqual({});
  });
});
