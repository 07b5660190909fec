import { expect, test } from "vitest";
import { nonBreakingWords } from "./text.ts";

test.each([
  ["L-8080 Bertrange", "L-\u20608080 Bertrange"],
  ["Peut-être, ou peut-être pas", "Peut-\u2060être, ou peut-\u2060être pas"],
  ["un e-mail, des E-mails", "un e-\u2060mail, des E-\u2060mails"],
  ["à Esch-sur-Alzette", "à Esch-\u2060sur-\u2060Alzette"],
])("keeps the parts of %j together", (text, expected) => {
  expect(nonBreakingWords(text)).toBe(expected);
});

test.each(["avant-vente", "rendez-vous", "XL-80", "2026-11-23"])("leaves %j as it is", (text) => {
  expect(nonBreakingWords(text)).toBe(text);
});
