import { describe, expect, it } from "vitest";
import { frenchTypography } from "../content/index.ts";
import type { LeadField } from "./fields.ts";
import { fillText, type LeadKind } from "./kind.ts";
import { LEAD_KINDS } from "./kinds.ts";
import { requiredMessage } from "./messages.ts";
import { textValues } from "./new-lead.ts";

const kinds: readonly (readonly [string, LeadKind])[] = Object.entries(LEAD_KINDS);

const given = (texts: readonly (string | undefined)[]): readonly string[] => texts.filter((text) => text !== undefined);

/** Names of things and questions: no full stop. */
const labels = ({ title, submit, thanks, choosePlace, fields }: LeadKind): readonly string[] =>
  given([
    title,
    submit,
    thanks.title,
    choosePlace?.title,
    ...fields.flatMap((field) => [
      field.group,
      field.label,
      field.short,
      ...("options" in field ? field.options.map(({ label }) => label) : []),
    ]),
  ]);

const messages = (fields: readonly LeadField[]): readonly string[] =>
  given(fields.flatMap((field) => [field.messages?.required, field.messages?.invalid]));

/** Whole sentences. */
const sentences = ({ intro, consent, thanks, choosePlace, fields }: LeadKind): readonly string[] =>
  given([
    intro,
    consent.text,
    consent.message,
    ...thanks.steps,
    choosePlace?.text,
    ...fields.map(({ help }) => help),
    ...messages(fields),
  ]);

/** Parts of a sentence, in the middle of which they stand. */
const phrases = ({ thanks, fields }: LeadKind): readonly string[] =>
  given([thanks.within, ...fields.map(({ required }) => (typeof required === "object" ? required.said : undefined))]);

describe.each(kinds)("the words of the kind %s", (_, kind) => {
  it("are set as French print sets them", () => {
    for (const text of [...labels(kind), ...sentences(kind), ...phrases(kind)]) {
      expect(frenchTypography(text)).toBe(text);
      expect(text).not.toMatch(/['"!…]|\.\.\.|\s\s|^\s|\s$/);
      expect(text).not.toMatch(/(?<!\u00a0)[:;?»]|«(?!\u00a0)/);
      expect(text).not.toMatch(/\d \d|\d [€%]/);
    }
  });

  it("begin with a capital where they stand alone, and only sentences end with a full stop", () => {
    for (const text of labels(kind)) expect(text).toMatch(/^[\p{Lu}\d].*[^.]$/u);
    for (const text of sentences(kind)) expect(text).toMatch(/^[\p{Lu}{].*\.$/u);
    for (const text of phrases(kind)) expect(text).toMatch(/^\p{Ll}.*[^.]$/u);
  });

  it("say what to do of every field that must be filled in, each in its own words", () => {
    for (const field of kind.fields) {
      if (!field.required) continue;
      expect(field.messages?.required, field.name).toBe(requiredMessage(field));
    }
    for (const text of [...messages(kind.fields), kind.consent.message]) expect(text).toMatch(/^\p{Lu}\p{L}+ez /u);
  });

  it("name a field without asking, where mails and lists show it", () => {
    for (const { short, label } of kind.fields) expect(short ?? label).not.toMatch(/\?$/);
  });

  it("tell in at least two steps what happens next", () => {
    expect(kind.thanks.steps.length).toBeGreaterThan(1);
    expect(kind.thanks.steps.length).toBeLessThan(5);
  });

  it("have no placeholder that stays empty", () => {
    const values = textValues("Alzette Automobiles", null);
    for (const text of [...labels(kind), ...sentences(kind), ...phrases(kind)]) {
      expect(fillText(text, values)).not.toMatch(/[{}]|\b[dq]e [aeiouyàâéèêîôûh]\w* Automobiles/i);
    }
  });
});

describe("a text of a kind", () => {
  it("elides before a vowel, as French does", () => {
    const texts = ["un conseiller de {place}", "que {place} réponde", "{place}, de nouveau"];
    expect(texts.map((text) => fillText(text, { place: "Alzette" }))).toEqual([
      "un conseiller d’Alzette",
      "qu’Alzette réponde",
      "Alzette, de nouveau",
    ]);
    expect(fillText("un conseiller de {place}", { place: "Bertrange" })).toBe("un conseiller de Bertrange");
  });

  it("shows a name nobody gave", () => {
    expect(fillText("Bonjour {who}", {})).toBe("Bonjour {who}");
  });
});
