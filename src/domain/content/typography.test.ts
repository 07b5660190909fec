import fc from "fast-check";
import { expect, test } from "vitest";
import { frenchTypography } from "./typography.ts";

test.each([
  ["Que cherchez-vous ?", "Que cherchez-vous\u00a0?"],
  ["Moins de 15 000 €", "Moins de 15\u202f000\u00a0€"],
  ["1 234 567 km", "1\u202f234\u202f567\u00a0km"],
  ["l'essai « d'abord »", "l’essai «\u00a0d’abord\u00a0»"],
  ["de 8 h 30 à 18 h", "de 8\u00a0h\u00a030 à 18\u00a0h"],
  ["jusqu’à 200 % et 160 000 km.", "jusqu’à 200\u00a0% et 160\u202f000\u00a0km."],
  ["1,6 mm à 7 °C, 2,9 m³ et 30 min", "1,6\u00a0mm à 7\u00a0°C, 2,9\u00a0m³ et 30\u00a0min"],
  ["+352 20 00 01 00", "+352\u00a020\u00a000\u00a001\u00a000"],
  ["+352 200 001", "+352\u00a0200\u00a0001"],
  ["https://a.example et mailto:x", "https://a.example et mailto:x"],
  ["8 gros cartons, 3 hommes, 2 mains", "8 gros cartons, 3 hommes, 2 mains"],
  ["143 ch et 4,2 l/100 km, dès 8 l'atelier", "143\u00a0ch et 4,2\u00a0l/100\u00a0km, dès 8 l’atelier"],
  ["435 litres, 4,34 mètres et 17 pouces", "435\u00a0litres, 4,34\u00a0mètres et 17\u00a0pouces"],
  ["230 volts, 25 euros, 2 heures, 5 places", "230\u00a0volts, 25\u00a0euros, 2\u00a0heures, 5\u00a0places"],
  ["1 200 jeux et 3 jeunes, 4 portes, 2 portées", "1\u202f200\u00a0jeux et 3 jeunes, 4\u00a0portes, 2 portées"],
  ["n° 123 et N° 7, fin. 8", "n°\u00a0123 et N°\u00a07, fin. 8"],
])("applies French typography to %s", (text, typeset) => {
  expect(frenchTypography(text)).toBe(typeset);
});

test("is idempotent", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9 '’«»:;!?€%hkm\u00a0\u202f.+]{0,40}$/), (text) => {
      const once = frenchTypography(text);
      expect(frenchTypography(once)).toBe(once);
    }),
  );
});
