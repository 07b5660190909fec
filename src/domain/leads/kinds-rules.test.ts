import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openingHoursSchema } from "../locations/index.ts";
import type { LeadField } from "./fields.ts";
import { bookingOf, type FormFacts, problemsByFacts, slotDays } from "./form-facts.ts";
import { CONSENT_FIELD, kindAbout, type LeadKind } from "./kind.ts";
import { LEAD_KINDS } from "./kinds.ts";
import { leadFrom } from "./new-lead.ts";
import { fieldsOf, schemaOf } from "./schema.ts";

const kinds: readonly (readonly [string, LeadKind])[] = Object.entries(LEAD_KINDS);

const day = [{ open: "08:00", closed: "18:00" }];
const hours = openingHoursSchema.parse({ monday: day, tuesday: day, wednesday: day, thursday: day, friday: day });
const rules = { minutes: 60, capacity: 1, lead_hours: 4, horizon_days: 28 };

const facts: FormFacts = {
  now: new Date("2026-11-22T08:00:00Z"),
  timeZone: "Europe/Luxembourg",
  place: {
    slug: "bertrange",
    hours: { showroom: hours, workshop: hours },
    slots: { showroom: rules, workshop: rules },
  },
};

const FORMATS = { name: "Marie", postcode: "8080", number: "2019", any: "Ford Puma" } as const;

/** A text that the field takes. */
const filled = (field: LeadField): string => {
  switch (field.kind) {
    case "text":
      return FORMATS[field.format ?? "any"];
    case "email":
      return "marie.weber@exemple.lu";
    case "phone":
      return "621 123 456";
    case "radio":
    case "select":
      return field.initial ?? field.options[0]?.value ?? "";
    case "date":
      return "2026-11-24";
    case "slot":
      return slotDays(field, facts)[0]?.slots[0]?.start ?? "";
    case "file":
      return "document.pdf";
    case "checkbox":
    case "toggle":
      return "on";
    case "autocomplete":
    case "textarea":
      return "Ford Puma";
  }
};

const required = ({ fields }: LeadKind): readonly LeadField[] => fields.filter((field) => field.required === true);

/** The least that is taken: what is required, and the consent. */
const leastOf = (kind: LeadKind): Record<string, string> => ({
  ...Object.fromEntries(required(kind).map((field) => [field.name, filled(field)])),
  [CONSENT_FIELD]: "on",
});

const problems = (kind: LeadKind, sent: Readonly<Record<string, string>>): readonly string[] => {
  const parsed = schemaOf(kind).safeParse(sent);
  const named = (parsed.error?.issues ?? []).map((issue) => issue.path.join("."));
  return [...named, ...Object.keys(problemsByFacts(kind, sent, facts))].toSorted();
};

const leadOf = (kind: LeadKind, id: string) =>
  leadFrom({
    id,
    reference: "V7K3-2QFM",
    kind,
    subject: null,
    values: schemaOf(kind).parse(leastOf(kind)),
    group: "Alzette Automobiles",
    path: "/contact",
    idempotencyKey: id,
    routing: { addresses: [], adf: [] },
    now: new Date(facts.now.getTime() + id.length * 1000),
    digest: (text) => text,
  });

/** Anything a visitor can choose or leave out, with every text right. */
const anyForm = (kind: LeadKind): fc.Arbitrary<Record<string, string>> =>
  fc
    .record(
      Object.fromEntries(
        kind.fields.map((field) => {
          const values = "options" in field ? field.options.map(({ value }) => value) : [filled(field)];
          return [field.name, fc.constantFrom(...(field.required === true ? values : [...values, ""]))];
        }),
      ),
    )
    .map((form) => ({ ...form, [CONSENT_FIELD]: "on" }));

const POSTCODES: Readonly<Record<string, string>> = {
  BE: "6700",
  FR: "57000",
  DE: "54290",
  NL: "1012 AB",
  other: "8001",
};

/** What other choices call for: a field that has become necessary, the postcode of the country. */
const completed = (kind: LeadKind, form: Record<string, string>): Record<string, string> => {
  const asked = kind.fields.filter(({ required: when }) => typeof when === "object" && form[when.when] === when.is);
  const postcode = POSTCODES[form["country"] ?? ""];
  return {
    ...form,
    ...(postcode !== undefined && { postcode }),
    ...Object.fromEntries(asked.map((field) => [field.name, filled(field)])),
  };
};

describe.each(kinds)("the rules of the kind %s", (_, kind) => {
  it("take the least that is asked for, whatever the form is about", () => {
    expect(problems(kind, leastOf(kind))).toEqual([]);
    for (const subject of ["vehicle", "place", "model", "vehicles", "vacancy"] as const) {
      const about = kindAbout(kind, subject);
      expect(problems(about, leastOf(about))).toEqual([]);
    }
  });

  it("name everything that is required in an empty form", () => {
    const names = required(kind).map((field) => field.name);
    expect(problems(kind, {})).toEqual([...names, CONSENT_FIELD].toSorted());
  });

  it("name the one thing that is missing", () => {
    const least = leastOf(kind);
    for (const name of Object.keys(least)) expect(problems(kind, { ...least, [name]: "" })).toEqual([name]);
  });

  it("take every choice that is offered, and keep a value for every field", () => {
    fc.assert(
      fc.property(anyForm(kind), (form) => {
        const sent = completed(kind, form);
        expect(problems(kind, sent)).toEqual([]);
        const kept = fieldsOf(kind, schemaOf(kind).parse(sent));
        expect(Object.keys(kept)).toEqual(kind.fields.map((field) => field.name));
      }),
      { numRuns: 30 },
    );
  });

  it("make the same request of the same answers, also after the kind has travelled", () => {
    const travelled: LeadKind = JSON.parse(JSON.stringify(kind));
    expect(leadOf(kind, "second").fingerprint).toBe(leadOf(kind, "first").fingerprint);
    expect(leadOf(travelled, "first")).toEqual(leadOf(kind, "first"));
  });

  it("book the appointment that was chosen, and none where none is offered", () => {
    const booking = bookingOf(kind, schemaOf(kind).parse(leastOf(kind)), facts);
    const slot = kind.fields.find((field) => field.kind === "slot");
    expect(booking).toEqual(
      slot === undefined
        ? null
        : {
            location: "bertrange",
            calendar: slot.calendar,
            start: "2026-11-23T07:00:00.000Z",
            end: "2026-11-23T08:00:00.000Z",
          },
    );
  });
});
