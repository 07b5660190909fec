import { describe, expect, it } from "vitest";
import { SERVICE_KEYS } from "../locations/index.ts";
import { CONSENT_FIELD, kindAbout, type LeadKind, needsPlace } from "./kind.ts";
import { LEAD_KINDS, leadKindNamed } from "./kinds.ts";

const kinds: readonly (readonly [string, LeadKind])[] = Object.entries(LEAD_KINDS);

/** What visitors agreed to stays what it was: a changed text needs a new version here and in the kind. */
const CONSENTS: Readonly<Record<string, string>> = {
  "2026-11": "J’accepte que {group} utilise ces données pour répondre à ma demande et me recontacter à ce sujet.",
  "2026-11-appointment":
    "J’accepte que {group} utilise ces données pour organiser ce rendez-vous et me recontacter à ce sujet.",
  "2026-11-leasing":
    "J’accepte que {group} utilise ces données pour préparer mon offre de leasing, les transmette au loueur à cette fin et me recontacte à ce sujet.",
  "2026-11-valuation":
    "J’accepte que {group} utilise ces données pour estimer mon véhicule et me recontacter à ce sujet.",
  "2026-11-application":
    "J’accepte que {group} utilise ces données et ces documents pour étudier ma candidature, les garde 24\u00a0mois au plus après notre dernier contact et me recontacte à ce sujet.",
};

/** Autofill tokens of the HTML standard that fit a person who writes to a dealer. */
const AUTOFILL =
  "honorific-prefix given-name family-name organization email tel address-line1 postal-code address-level2 country";

it("there is a kind for every request a visitor can make", () => {
  expect(kinds.map(([name]) => name)).toEqual([
    "interest",
    "favourites",
    "test_drive",
    "model_contact",
    "model_test_drive",
    "contact",
    "lease_request",
    "online_leasing",
    "fleet_request",
    "workshop_appointment",
    "tyre_appointment",
    "tyre_offer",
    "trade_in",
    "application",
    "call_back",
  ]);
});

it("only the kinds that are appointments need a place", () => {
  expect(kinds.filter(([, kind]) => needsPlace(kind)).map(([name]) => name)).toEqual([
    "test_drive",
    "model_test_drive",
    "workshop_appointment",
    "tyre_appointment",
  ]);
});

describe.each(kinds)("the kind %s", (name, kind) => {
  it("is found by its own name", () => {
    expect(kind.name).toBe(name);
    expect(leadKindNamed(name)).toBe(kind);
  });

  it("begins each group of its fields once", () => {
    const groups = kind.fields.flatMap(({ group }) => group ?? []);
    const begun = groups.filter((group, index) => group !== groups[index - 1]);
    expect(new Set(begun).size).toBe(begun.length);
  });

  it("has a consent text that belongs to its version", () => {
    expect(CONSENTS[kind.consent.version]).toBe(kind.consent.text);
  });

  it("is plain data that can travel to the browser", () => {
    expect(JSON.parse(JSON.stringify(kind))).toEqual(kind);
  });

  it("names each field once, and none like the form's own", () => {
    const names = kind.fields.map((field) => field.name);
    expect(new Set(names).size).toBe(names.length);
    for (const field of names) expect(field).toMatch(/^[a-z][a-z0-9_]*$/);
    expect(names).not.toContain(CONSENT_FIELD);
  });

  it("has conditions and first choices that name a choice there is", () => {
    const choices = (field: string): readonly string[] =>
      kind.fields.flatMap((one) =>
        one.name === field && "options" in one ? one.options.map(({ value }) => value) : [],
      );
    const named = kind.fields.flatMap((field) => [
      ...(typeof field.required === "object" ? [[field.required.when, field.required.is] as const] : []),
      ...("options" in field && field.initial !== undefined ? [[field.name, field.initial] as const] : []),
    ]);
    expect(named.filter(([field, value]) => !choices(field).includes(value))).toEqual([]);
  });

  it("offers choices that differ, and more than one", () => {
    const offered = kind.fields.flatMap((field) => ("options" in field ? [field.options] : []));
    for (const options of offered) {
      expect(options.length).toBeGreaterThan(1);
      expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
      expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
    }
  });

  it("asks who writes and how to answer", () => {
    expect(kind.fields.map((field) => field.name)).toEqual(expect.arrayContaining(["first_name", "last_name"]));
    const answers = kind.fields.filter((field) => field.kind === "email" || field.kind === "phone");
    expect(answers.some((field) => field.required === true)).toBe(true);
  });

  it("has autofill tokens that browsers know", () => {
    const tokens = kind.fields.flatMap(({ autocomplete }) => autocomplete ?? []);
    expect(tokens.filter((token) => !AUTOFILL.split(" ").includes(token))).toEqual([]);
    expect(new Set(tokens).size).toBe(tokens.length);
  });

  it("has at most one appointment, and words to choose its place by", () => {
    const slots = kind.fields.filter((field) => field.kind === "slot");
    expect(slots.length).toBeLessThan(2);
    expect(kind.choosePlace !== undefined).toBe(slots.length === 1);
  });

  it("asks for a service there is, and for files that fit one mail", () => {
    expect([undefined, ...SERVICE_KEYS]).toContain(kind.service);
    const bytes = kind.fields.reduce((sum, field) => sum + (field.kind === "file" ? field.max_bytes : 0), 0);
    expect(bytes).toBeLessThanOrEqual(10_000_000);
  });

  it.each(["vehicle", "place", "model", "vehicles", "vacancy"] as const)(
    "about a %s, still asks for all that its other fields depend on",
    (subject) => {
      const { fields } = kindAbout(kind, subject);
      const names = fields.map((field) => field.name);
      const wanted = fields.flatMap(({ required }) => (typeof required === "object" ? [required.when] : []));
      expect(names).toEqual(expect.arrayContaining(wanted));
      expect(names.includes("country")).toBe(names.includes("postcode"));
    },
  );
});
