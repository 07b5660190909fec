import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openingHoursSchema } from "../locations/opening-hours.ts";
import { createLead } from "../leads/index.ts";
import { leadKindStrings } from "#application/strings/forms/lead-kind-strings.ts";
import { answerTo } from "../../../tests/builders/form-answers.ts";
import type { LeadFieldDefinition } from "./field-kinds/index.ts";
import { findContextProblems } from "./fields.ts";
import { resolveBooking, slotDays } from "./field-kinds/slot/slot-field.ts";
import type { FormContext } from "./form-context.ts";
import { type LeadKind, leadKindForSubject } from "./kind.ts";
import { LEAD_KINDS } from "./kinds.ts";
import { checkFormValues, type LeadFieldValues, toLeadFieldValues } from "./schema.ts";

const kinds: readonly (readonly [string, LeadKind])[] = Object.entries(LEAD_KINDS);

const day = [{ open: "08:00", closed: "18:00" }];
const hours = openingHoursSchema.parse({ monday: day, tuesday: day, wednesday: day, thursday: day, friday: day });
const rules = { minutes: 60, capacity: 1, lead_hours: 4, horizon_days: 28 };

const context: FormContext = {
  country: "LU",
  now: new Date("2026-11-22T08:00:00Z"),
  timeZone: "Europe/Luxembourg",
  location: {
    slug: "bertrange",
    hours: { showroom: hours, workshop: hours },
    slots: { showroom: rules, workshop: rules },
    works: [],
  },
};

/** A valid text for the field. */
const validText = (field: LeadFieldDefinition): string => {
  const slot = field.kind === "slot" ? slotDays(field, context)[0]?.slots[0]?.start : undefined;
  const answer = answerTo(field, { date: "2026-11-24", ...(slot !== undefined && { slot }) });
  return typeof answer === "string" ? answer : answer.name;
};

const required = ({ fields }: LeadKind): readonly LeadFieldDefinition[] =>
  fields.filter((field) => field.required === true);

/** The smallest valid form: the required fields, and those that their values require. */
const minimalForm = (kind: LeadKind): Record<string, string> => {
  const form = Object.fromEntries(required(kind).map((field) => [field.name, validText(field)]));
  const chosen = kind.fields.filter(({ required: rule }) => typeof rule === "object" && form[rule.when] === rule.is);
  return { ...form, ...Object.fromEntries(chosen.map((field) => [field.name, validText(field)])) };
};

const problems = (kind: LeadKind, input: Readonly<Record<string, string>>): readonly string[] => {
  const checked = checkFormValues(kind, input, "LU");
  const invalidFields = checked.ok ? [] : Object.keys(checked.error);
  return [...invalidFields, ...Object.keys(findContextProblems(kind, input, context))].toSorted();
};

const validValues = (kind: LeadKind, input: Readonly<Record<string, string>>): LeadFieldValues => {
  const checked = checkFormValues(kind, input, "LU");
  return checked.ok ? checked.value : expect.fail(JSON.stringify(checked.error));
};

const aLeadOfKind = (kind: LeadKind, id: string) =>
  createLead({
    id,
    reference: "V7K3-2QFM",
    kind,
    subject: null,
    values: validValues(kind, minimalForm(kind)),
    notice: { version: kind.privacy.version, text: leadKindStrings(kind).notice ?? "" },
    consent: null,
    source: { path: "/contact" },
    idempotencyKey: id,
    routing: { addresses: [], adf: [] },
    now: new Date(context.now.getTime() + id.length * 1000),
    digest: (text) => text,
  });

/** Valid forms with any choices and any optional fields left out. */
const formArbitrary = (kind: LeadKind): fc.Arbitrary<Record<string, string>> =>
  fc.record(
    Object.fromEntries(
      kind.fields.map((field) => {
        const values = "options" in field ? field.options : [validText(field)];
        return [field.name, fc.constantFrom(...(field.required === true ? values : [...values, ""]))];
      }),
    ),
  );

const POSTCODES: Readonly<Record<string, string>> = {
  BE: "6700",
  FR: "57000",
  DE: "54290",
  NL: "1012 AB",
  other: "8001",
};

/** Adds conditionally required fields and a postcode of the chosen country. */
const completed = (kind: LeadKind, form: Record<string, string>): Record<string, string> => {
  const conditionalFields = kind.fields.filter(
    ({ required: when }) => typeof when === "object" && form[when.when] === when.is,
  );
  const postcode = POSTCODES[form["country"] ?? ""];
  return {
    ...form,
    ...(postcode !== undefined && { postcode }),
    ...Object.fromEntries(conditionalFields.map((field) => [field.name, validText(field)])),
  };
};

describe.each(kinds)("the rules of the kind %s", (_, kind) => {
  it("accept the smallest form for every subject", () => {
    expect(problems(kind, minimalForm(kind))).toEqual([]);
    for (const subject of ["vehicle", "place", "model", "vehicles", "vacancy"] as const) {
      const about = leadKindForSubject(kind, subject);
      expect(problems(about, minimalForm(about))).toEqual([]);
    }
  });

  it("report every required field of an empty form", () => {
    const names = required(kind).map((field) => field.name);
    expect(problems(kind, {})).toEqual(names.toSorted());
  });

  it("report the one missing field", () => {
    const minimal = minimalForm(kind);
    for (const name of Object.keys(minimal)) expect(problems(kind, { ...minimal, [name]: "" })).toEqual([name]);
  });

  it("accept every option and return a value for every field", () => {
    fc.assert(
      fc.property(formArbitrary(kind), (form) => {
        const input = completed(kind, form);
        expect(problems(kind, input)).toEqual([]);
        const fieldValues = toLeadFieldValues(kind, validValues(kind, input));
        expect(Object.keys(fieldValues)).toEqual(kind.fields.map((field) => field.name));
      }),
      { numRuns: 30 },
    );
  });

  it("create the same fingerprint for the same answers, also after serialisation of the kind", () => {
    const deserialised: LeadKind = JSON.parse(JSON.stringify(kind));
    expect(aLeadOfKind(kind, "second").fingerprint).toBe(aLeadOfKind(kind, "first").fingerprint);
    expect(aLeadOfKind(deserialised, "first")).toEqual(aLeadOfKind(kind, "first"));
  });

  it("resolve the chosen slot to a booking", () => {
    const booking = resolveBooking(kind, validValues(kind, minimalForm(kind)), context);
    const slot = kind.fields.find((field) => field.kind === "slot");
    expect(booking).toEqual(
      slot === undefined
        ? null
        : {
            location: "bertrange",
            calendar: slot.calendar,
            start: "2026-11-23T07:00:00.000Z",
            end: "2026-11-23T08:00:00.000Z",
            ...(slot.work !== undefined && {
              work: kind.fields.flatMap((one) => ("options" in one ? one.options : []))[0],
            }),
          },
    );
  });
});
