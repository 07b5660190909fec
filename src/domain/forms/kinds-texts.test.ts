import { describe, expect, it } from "vitest";
import { frenchTypography } from "../content/index.ts";
import { placeholderValues } from "../leads/index.ts";
import type { LeadFieldDefinition } from "./field-kinds/index.ts";
import { fillPlaceholders, type LeadKind } from "./kind.ts";
import { LEAD_KINDS } from "./kinds.ts";
import { requiredMessage } from "#application/strings/forms/field-messages.ts";

const kinds: readonly (readonly [string, LeadKind])[] = Object.entries(LEAD_KINDS);

const defined = (texts: readonly (string | undefined)[]): readonly string[] =>
  texts.filter((text) => text !== undefined);

/** Labels and questions: no full stop. */
const labels = ({ title, submit, thanks, chooseLocation, fields }: LeadKind): readonly string[] =>
  defined([
    title,
    submit,
    thanks.title,
    chooseLocation?.title,
    ...fields.flatMap((field) => [
      field.group,
      field.label,
      field.short,
      ...("options" in field ? field.options.map(({ label }) => label) : []),
    ]),
  ]);

const messages = (fields: readonly LeadFieldDefinition[]): readonly string[] =>
  defined(fields.flatMap((field) => [field.messages?.required, field.messages?.invalid]));

/** Complete sentences. */
const sentences = ({ intro, consent, thanks, chooseLocation, fields }: LeadKind): readonly string[] =>
  defined([
    intro,
    consent.text,
    consent.message,
    ...thanks.steps,
    chooseLocation?.text,
    ...fields.map(({ help }) => help),
    ...messages(fields),
  ]);

/** Fragments used within a sentence. */
const phrases = ({ thanks, fields }: LeadKind): readonly string[] =>
  defined([
    thanks.responseTime,
    ...fields.map(({ required }) => (typeof required === "object" ? required.hint : undefined)),
  ]);

describe.each(kinds)("the texts of the kind %s", (_, kind) => {
  it("follow French typography", () => {
    for (const text of [...labels(kind), ...sentences(kind), ...phrases(kind)]) {
      expect(frenchTypography(text)).toBe(text);
      expect(text).not.toMatch(/['"!…]|\.\.\.|\s\s|^\s|\s$/);
      expect(text).not.toMatch(/(?<!\u00a0)[:;?»]|«(?!\u00a0)/);
      expect(text).not.toMatch(/\d \d|\d [€%]/);
    }
  });

  it("start with a capital outside sentences, and only sentences end with a full stop", () => {
    for (const text of labels(kind)) expect(text).toMatch(/^[\p{Lu}\d].*[^.]$/u);
    for (const text of sentences(kind)) expect(text).toMatch(/^[\p{Lu}{].*\.$/u);
    for (const text of phrases(kind)) expect(text).toMatch(/^\p{Ll}.*[^.]$/u);
  });

  it("have a specific message for every required field", () => {
    for (const field of kind.fields) {
      if (!field.required) continue;
      expect(field.messages?.required, field.name).toBe(requiredMessage(field));
    }
    for (const text of [...messages(kind.fields), kind.consent.message]) expect(text).toMatch(/^\p{Lu}\p{L}+ez /u);
  });

  it("use no questions as labels in e-mails and lists", () => {
    for (const { short, label } of kind.fields) expect(short ?? label).not.toMatch(/\?$/);
  });

  it("describe two to four next steps", () => {
    expect(kind.thanks.steps.length).toBeGreaterThan(1);
    expect(kind.thanks.steps.length).toBeLessThan(5);
  });

  it("have no unknown placeholder", () => {
    const values = placeholderValues("Alzette Automobiles", null);
    for (const text of [...labels(kind), ...sentences(kind), ...phrases(kind)]) {
      expect(fillPlaceholders(text, values)).not.toMatch(/[{}]|\b[dq]e [aeiouyàâéèêîôûh]\w* Automobiles/i);
    }
  });
});

describe("fillPlaceholders", () => {
  it("elides before a vowel", () => {
    const texts = ["un conseiller de {location}", "que {location} réponde", "{location}, de nouveau"];
    expect(texts.map((text) => fillPlaceholders(text, { location: "Alzette" }))).toEqual([
      "un conseiller d’Alzette",
      "qu’Alzette réponde",
      "Alzette, de nouveau",
    ]);
    expect(fillPlaceholders("un conseiller de {location}", { location: "Bertrange" })).toBe(
      "un conseiller de Bertrange",
    );
  });

  it("leaves unknown placeholders unchanged", () => {
    expect(fillPlaceholders("Bonjour {who}", {})).toBe("Bonjour {who}");
  });
});
