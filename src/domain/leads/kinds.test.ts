import { describe, expect, it } from "vitest";
import { fillText } from "./kind.ts";
import { LEAD_KINDS, leadKindNamed } from "./kinds.ts";
import { textValues } from "./new-lead.ts";

const kinds = Object.entries(LEAD_KINDS);

/** What visitors agreed to stays what it was: a changed text needs a new version here and in the kind. */
const CONSENTS: Readonly<Record<string, string>> = {
  "2026-11": "J’accepte que {group} utilise ces données pour répondre à ma demande et me recontacter à ce sujet.",
  "2026-11-appointment":
    "J’accepte que {group} utilise ces données pour organiser ce rendez-vous et me recontacter à ce sujet.",
  "2026-11-leasing":
    "J’accepte que {group} utilise ces données pour préparer mon offre de leasing, les transmette au loueur à cette fin et me recontacte à ce sujet.",
  "2026-11-valuation":
    "J’accepte que {group} utilise ces données et cette photo pour estimer mon véhicule et me recontacter à ce sujet.",
  "2026-11-application":
    "J’accepte que {group} utilise ces données et ces documents pour étudier ma candidature, les garde 24\u00a0mois au plus après notre dernier contact et me recontacte à ce sujet.",
};

describe.each(kinds)("the kind %s", (name, kind) => {
  it("is found by its own name", () => {
    expect(kind.name).toBe(name);
    expect(leadKindNamed(name)).toBe(kind);
  });

  it("has a consent text that belongs to its version", () => {
    expect(CONSENTS[kind.consent.version]).toBe(kind.consent.text);
  });

  it("is plain data that can travel to the browser", () => {
    expect(JSON.parse(JSON.stringify(kind))).toEqual(kind);
  });

  it("names each field once, and conditions name a choice there is", () => {
    const names = kind.fields.map((field) => field.name);
    expect(new Set(names).size).toBe(names.length);
    for (const field of kind.fields) {
      expect(field.name).toMatch(/^[a-z][a-z_]*$/);
      const required = "required" in field ? field.required : false;
      if (typeof required !== "object") continue;
      const other = kind.fields.find((one) => one.name === required.when);
      expect(other && "options" in other && other.options.map((option) => option.value)).toContain(required.is);
    }
  });

  it("has no placeholder that stays empty", () => {
    const values = textValues("Alzette Automobiles", null);
    for (const text of [kind.intro, kind.consent.text, ...kind.thanks.steps]) {
      expect(fillText(text, values)).not.toMatch(/[{}]/);
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
