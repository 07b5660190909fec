import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fieldStrings, leadKindStrings } from "#application/strings/forms/lead-kind-strings.ts";
import { SERVICES } from "../locations/index.ts";
import { CONSENT_FIELD, type LeadKind, leadKindForSubject } from "./kind.ts";
import { needsLocation } from "./field-kinds/slot/slot-field.ts";
import { LEAD_KINDS, findLeadKind } from "./kinds.ts";

const kinds: readonly (readonly [string, LeadKind])[] = Object.entries(LEAD_KINDS);

/** Texts about the use of the data by version. A changed text needs a new version here and in the kind. */
const NOTICES: Readonly<Record<string, string>> = {
  "2026-11-notice": "{group} utilise ces données pour répondre à votre demande et vous recontacter à ce sujet.",
  "2026-11-notice-appointment":
    "{group} utilise ces données pour organiser ce rendez-vous et vous recontacter à ce sujet.",
  "2026-11-notice-leasing":
    "{group} utilise ces données pour préparer votre offre de leasing, les transmet au loueur à cette fin et vous recontacte à ce sujet.",
  "2026-11-notice-valuation": "{group} utilise ces données pour estimer votre véhicule et vous recontacter à ce sujet.",
  "2026-11-notice-application":
    "{group} utilise ces données et ces documents pour étudier votre candidature et vous recontacter à ce sujet, et les garde {months} au plus après notre dernier contact.",
};

/** Optional consents by version: label and help of the field. */
const CONSENTS: Readonly<Record<string, string>> = {
  "2026-11-newsletter":
    "Recevoir les nouveautés et les offres par e-mail. Une fois par mois au plus. Pour ne plus les recevoir, écrivez-nous\u00a0: un mot suffit.",
};

/** Autofill tokens of the HTML standard that apply to these forms. */
const AUTOFILL =
  "honorific-prefix name given-name family-name organization email tel address-line1 postal-code address-level2 country";

it("has the names that its guide lists: stored leads have them too", () => {
  const guide = readFileSync(join("docs", "how-to", "lead-kinds.md"), "utf8");
  const firstCells = [...guide.matchAll(/^\| (`.*?) \|/gm)].map(([, cell = ""]) => cell);
  const names = firstCells.flatMap((cell) => cell.replaceAll("`", "").split(", "));
  expect(names.toSorted()).toEqual(kinds.map(([name]) => name).toSorted());
});

it("requires a location only for appointments", () => {
  expect(kinds.filter(([, kind]) => needsLocation(kind)).map(([name]) => name)).toEqual([
    "test_drive",
    "model_test_drive",
    "workshop_appointment",
    "tyre_appointment",
  ]);
});

describe.each(kinds)("the kind %s", (name, kind) => {
  it("is registered under its own name", () => {
    expect(kind.name).toBe(name);
    expect(findLeadKind(name)).toBe(kind);
  });

  it("has contiguous field groups", () => {
    const groups = kind.fields.flatMap(({ group }) => group ?? []);
    const groupStarts = groups.filter((group, index) => group !== groups[index - 1]);
    expect(new Set(groupStarts).size).toBe(groupStarts.length);
  });

  it("informs with the text of its version, and requires no consent, as the request is the basis", () => {
    expect(kind.privacy.basis).toBe("request");
    expect(NOTICES[kind.privacy.version]).toBe(leadKindStrings(kind).notice);
    expect(leadKindStrings(kind).consent).toBeUndefined();
  });

  it("has the texts of the versions of its optional consents", () => {
    for (const field of kind.fields) {
      if (field.kind !== "toggle" || field.consentVersion === undefined) continue;
      const { label, help } = fieldStrings(leadKindStrings(kind), field.name);
      expect(`${label}. ${help}`).toBe(CONSENTS[field.consentVersion]);
      expect(field.required ?? false).toBe(false);
    }
  });

  it("is serialisable as JSON", () => {
    expect(JSON.parse(JSON.stringify(kind))).toEqual(kind);
  });

  it("has unique field names other than the consent field", () => {
    const names = kind.fields.map((field) => field.name);
    expect(new Set(names).size).toBe(names.length);
    for (const field of names) expect(field).toMatch(/^[a-z][a-z0-9_]*$/);
    expect(names).not.toContain(CONSENT_FIELD);
  });

  it("refers to existing options in conditions and initial values", () => {
    const choices = (field: string): readonly string[] =>
      kind.fields.flatMap((candidate) => (candidate.name === field && "options" in candidate ? candidate.options : []));
    const references = kind.fields.flatMap((field) => [
      ...(typeof field.required === "object" ? [[field.required.when, field.required.is] as const] : []),
      ...("options" in field && field.initial !== undefined ? [[field.name, field.initial] as const] : []),
    ]);
    expect(references.filter(([field, value]) => !choices(field).includes(value))).toEqual([]);
  });

  it("has at least two distinct options per choice field", () => {
    const strings = leadKindStrings(kind);
    for (const field of kind.fields) {
      if (!("options" in field)) continue;
      const { options } = field;
      const labels = fieldStrings(strings, field.name).options ?? {};
      expect(options.length).toBeGreaterThan(1);
      expect(new Set(options).size).toBe(options.length);
      expect(new Set(options.map((value) => labels[value])).size).toBe(options.length);
    }
  });

  it("requires name and contact details", () => {
    const isRequired = (field: string): boolean =>
      kind.fields.some((one) => one.name === field && one.required === true);
    expect(isRequired("name") || (isRequired("first_name") && isRequired("last_name"))).toBe(true);
    const contactFields = kind.fields.filter((field) => field.kind === "email" || field.kind === "phone");
    // Required of everybody, or one for each answer to a required choice.
    const choices = new Set(contactFields.flatMap(({ required: rule }) => (typeof rule === "object" ? [rule.is] : [])));
    const preferred = kind.fields.find((field) => field.name === "preferred_contact" && field.required === true);
    const options = preferred !== undefined && "options" in preferred ? preferred.options : [""];
    expect(options.every((one) => choices.has(one)) || contactFields.some(({ required }) => required === true)).toBe(
      true,
    );
  });

  it("uses valid autofill tokens once each", () => {
    const tokens = kind.fields.flatMap(({ autocomplete }) => autocomplete ?? []);
    expect(tokens.filter((token) => !AUTOFILL.split(" ").includes(token))).toEqual([]);
    expect(new Set(tokens).size).toBe(tokens.length);
  });

  it("has at most one slot field, with texts for choosing a location", () => {
    const slots = kind.fields.filter((field) => field.kind === "slot");
    expect(slots.length).toBeLessThan(2);
    expect(leadKindStrings(kind).chooseLocation !== undefined).toBe(slots.length === 1);
  });

  it("refers to an existing service and limits files to the size of one e-mail", () => {
    expect([undefined, ...SERVICES]).toContain(kind.service);
    const bytes = kind.fields.reduce((sum, field) => sum + (field.kind === "file" ? field.max_bytes : 0), 0);
    expect(bytes).toBeLessThanOrEqual(10_000_000);
  });

  it.each(["vehicle", "place", "model", "vehicles", "vacancy"] as const)(
    "about a %s, includes all fields that others depend on",
    (subject) => {
      const { fields } = leadKindForSubject(kind, subject);
      const names = fields.map((field) => field.name);
      const dependencies = fields.flatMap(({ required }) => (typeof required === "object" ? [required.when] : []));
      expect(names).toEqual(expect.arrayContaining(dependencies));
      expect(names.includes("country")).toBe(names.includes("postcode"));
    },
  );
});
