import { describe, expect, it } from "vitest";
import { frenchTypography } from "#domain/content/typography.ts";
import { LEAD_KINDS, type LeadKind } from "#domain/forms/index.ts";
import { requiredMessage } from "./field-messages.ts";
import { FIELD_GROUPS, type FieldStrings, type LeadKindStrings } from "./field-strings.ts";
import { answerTimeLabel } from "../answer-time.ts";
import { fieldStrings, leadKindStrings } from "./lead-kind-strings.ts";
import { countryPlaceholders, fillPlaceholders, placeholderValues, replyLabel } from "./placeholders.ts";

const kinds: readonly (readonly [string, LeadKind])[] = Object.entries(LEAD_KINDS);

const defined = (texts: readonly (string | undefined)[]): readonly string[] =>
  texts.filter((text) => text !== undefined);

const allFieldStrings = ({ fields }: LeadKindStrings): readonly FieldStrings[] => Object.values(fields);

const groupHeadings = ({ fields }: LeadKind): readonly (string | undefined)[] =>
  fields.map(({ group }) => group && FIELD_GROUPS[group]);

/** Labels and questions: no full stop. */
const labels = (kind: LeadKind): readonly string[] => {
  const strings = leadKindStrings(kind);
  const { title, submit, thanks, chooseLocation } = strings;
  return defined([
    title,
    submit,
    thanks.title,
    chooseLocation?.title,
    ...groupHeadings(kind),
    ...allFieldStrings(strings).flatMap(({ label, short, options = {} }) => [label, short, ...Object.values(options)]),
  ]);
};

const messages = (kind: LeadKind): readonly string[] =>
  defined(
    allFieldStrings(leadKindStrings(kind)).flatMap((field) => [field.messages?.required, field.messages?.invalid]),
  );

/** Complete sentences. */
const sentences = (kind: LeadKind): readonly string[] => {
  const strings = leadKindStrings(kind);
  const { intro, notice, consent, thanks, chooseLocation } = strings;
  return defined([
    intro,
    notice,
    consent?.text,
    consent?.message,
    ...thanks.steps,
    chooseLocation?.text,
    ...allFieldStrings(strings).map(({ help }) => help),
    ...messages(kind),
  ]);
};

/** Fragments used within a sentence. */
const phrases = (kind: LeadKind): readonly string[] => {
  const strings = leadKindStrings(kind);
  return defined([strings.thanks.responseTime, ...allFieldStrings(strings).map(({ hint }) => hint)]);
};

describe.each(kinds)("the texts of the kind %s", (_, kind) => {
  const strings = leadKindStrings(kind);

  it("belong to its fields, in their order", () => {
    expect(Object.keys(strings.fields)).toEqual(kind.fields.map(({ name }) => name));
  });

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
      const own = fieldStrings(strings, field.name);
      expect(own.messages?.required, field.name).toBe(requiredMessage(field, own));
    }
    for (const text of defined([...messages(kind), strings.consent?.message]))
      expect(text).toMatch(/^\p{Lu}\p{L}+ez /u);
  });

  it("use no questions as labels in e-mails and lists", () => {
    for (const { short, label } of allFieldStrings(strings)) expect(short ?? label).not.toMatch(/\?$/);
  });

  it("describe two to four next steps", () => {
    expect(strings.thanks.steps.length).toBeGreaterThan(1);
    expect(strings.thanks.steps.length).toBeLessThan(5);
  });

  it("name the channel of the answer only where the form asks for it", () => {
    const names = strings.thanks.steps.some((step) => step.includes("{reply}"));
    expect(names && !kind.fields.some(({ name }) => name === "preferred_contact")).toBe(false);
  });

  it("have no unknown placeholder", () => {
    const values = {
      ...placeholderValues("Alzette Automobiles", null),
      ...countryPlaceholders("LU"),
      reply: replyLabel("email"),
      answer: answerTimeLabel(1),
      months: "24\u00a0mois",
    };
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
