import { join } from "node:path";
import { expect, test } from "vitest";
import { findConstantsIn, findCountryConstants } from "./find-country-constants.ts";

test("no text of the program names a country, what only it has, or the demo group outside src/domain/countries", () => {
  const found = findCountryConstants(join(import.meta.dirname, "../.."));
  // The sender of mails, until it is the group's own.
  expect(found.filter(({ text }) => !text.includes("<ne-pas-repondre@"))).toEqual([]);
});

test.each([
  'const country = "LU";',
  'const holidays = "FR-57";',
  'const locale = "fr-LU";',
  'const phone = "+352 621 123 456";',
  'const label = "partout au Luxembourg";',
  "const Label = () => <p>en Belgique</p>;",
  'const currency = "EUR";',
  "const unit = `${amount} EUR`;",
  "const digits = { LU: 4 };",
  "const facts = COUNTRIES.DE;",
  "const pattern = /^LU\\d{8}$/;",
  'type Country = "BE" | "FR";',
  'const zone = "Europe/Luxembourg";',
  'const language = "fr-lu";',
  'const hint = "Ettelbruck ou Namur";',
  'const hint = "L-8080";',
  'const hint = "L\u20114360…";',
  'const example = "621 123 456";',
  'const example = "LU12345613";',
  'const mail = "nom@exemple.lu";',
  'const label = "Assurance casco";',
  'const source = "Klimabonus, sur guichet.lu";',
  'const suffix = "/mois TTC";',
  "const text = `${amount} TVAC par mois`;",
  'const label = "Prix HT";',
  'const tax = "Taxe de mise en circulation";',
  'const hint = "Recopiez la carte grise";',
  'const help = "Votre numéro BCE";',
  'const document = "Extrait Kbis de moins de trois mois";',
])("%s is refused", (source) => {
  expect(findConstantsIn(source)).not.toEqual([]);
});

test.each([
  'const text = "Transport en LUMIÈRE";',
  'const help = "l’indicatif, par exemple +351";',
  "// LU, BE and +352 in a comment",
  "const shape = { DEFAULT: 1 };",
  'const kind = "BEV";',
  'const text = "Montants toutes taxes comprises";',
])("%s is accepted", (source) => {
  expect(findConstantsIn(source)).toEqual([]);
});
