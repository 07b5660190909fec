import { join } from "node:path";
import { expect, test } from "vitest";
import { contentReferences } from "#application/strings/content-references.ts";
import { utcDay } from "#domain/shared/index.ts";
import { readSettingsFile } from "../../tests/builders/settings-file.ts";
import { readCopy } from "./read-copy.ts";

const NUMBER = String.raw`(?:\d+|une?|deux|trois|quatre|cinq|six|sept|huit|dix|quatorze|quinze|trente|quelques)`;
const UNIT = "(?:minutes|heures|jours|semaines?|mois|ans)";

/** Somebody of the group answers, calls or writes. */
const ANSWER =
  /vous (?:répond|rappell?e|recontacte|prévient|appelle|écrit)s?\b|nous (?:vous |y )?(?:répondons|rappelons|appelons|prévenons|écrivons|avertissons)|\bréponse\b/iu;

const TIME = new RegExp(
  `jours? ouvrés?|le jour même|le lendemain\\b|sans attendre|aussitôt|immédiate?(?:ment)?\\b|tout de suite|au plus tard|(?:sous|dans|dans les|d’ici) ${NUMBER} ${UNIT}\\b|24 h/24|jour et nuit`,
  "iu",
);

/** A value of the settings: `{answer.contact}`, `{promise.offer}`; in forms `{answer}`. */
const REFERENCE = /\{(?:answer|promise|retention|work)(?:\.[\w.-]+)?\}/gu;

/** True if a sentence says in words of its own by when the group answers: the settings say that. */
const statesAnswerTime = (sentence: string): boolean => {
  const text = sentence.replaceAll(REFERENCE, "");
  return ANSWER.test(text) && TIME.test(text);
};

const copy = readCopy(join(import.meta.dirname, "..", ".."));

test("no text of the site says in words of its own by when the group answers", () => {
  expect(copy.filter(({ text }) => ANSWER.test(text)).length).toBeGreaterThan(100);
  expect(copy.filter(({ text }) => statesAnswerTime(text)).map(({ location, text }) => `${location} ${text}`)).toEqual(
    [],
  );
});

test("pages refer to values that the settings of every market have", () => {
  const names = copy
    .filter(({ file }) => file.startsWith("demo/group/content/"))
    .flatMap(({ location, text }) => (text.match(REFERENCE) ?? []).map((name) => ({ location, name })));
  expect(names.length).toBeGreaterThan(50);
  const [luxembourg = {}, other = {}] = ["luxembourg", "default"].map(
    (market) =>
      contentReferences(readSettingsFile(`demo/group/settings/${market}.yaml`), utcDay(new Date())).values ?? {},
  );
  const valuesAt = (location: string) => (location.includes(".default.yaml") ? other : luxembourg);
  const unknown = names.filter(({ location, name }) => !(valuesAt(location)[name.slice(1, -1)] ?? false));
  expect(unknown).toEqual([]);
});

test.each([
  ["Un conseiller vous rappelle sous deux heures.", true],
  ["Nous vous répondons le jour même.", true],
  ["Réponse sous deux jours ouvrés.", true],
  ["Un conseiller vous rappelle {answer.interest}.", false],
  ["Un conseiller vous rappelle.", false],
  ["Le stock est mis à jour le jour même.", false],
])("%s says by when the group answers: %o", (sentence, states) => {
  expect(statesAnswerTime(sentence)).toBe(states);
});
