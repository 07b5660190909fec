import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { contentReferences } from "#application/strings/content-references.ts";
import { utcDay } from "#domain/shared/index.ts";
import { readSettingsFile } from "../../tests/builders/settings-file.ts";
import { promisesOf, referencesIn } from "./promise-words.ts";
import { type CopySentence, readCopy } from "./read-copy.ts";
import { readPromiseTable } from "./read-promise-table.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const table = readPromiseTable(readFileSync(join(ROOT, "docs/promises.md"), "utf8"));

/** Phrases that a search understands are no copy. */
const copy = readCopy(ROOT).filter(({ file }) => !file.startsWith("src/domain/phrases/"));
const promises = copy.filter(({ text }) => promisesOf(text).length > 0);
const fragments = [...table.fulfilled, ...table.others].flatMap(({ words }) => words);
const includesWords = (text: string, words: string): boolean => text.toLowerCase().includes(words.toLowerCase());
const isListed = ({ text }: CopySentence): boolean => fragments.some((words) => includesWords(text, words));

const settings = ["luxembourg", "default"].map((market) => readSettingsFile(`demo/group/settings/${market}.yaml`));
const today = utcDay(new Date());

describe("what the copy promises", () => {
  test("is in the table of promises", () => {
    expect(promises.length).toBeGreaterThan(250);
    const unlisted = promises.filter((sentence) => !isListed(sentence));
    expect(unlisted.map(({ location, text }) => `${location} ${text}`)).toEqual([]);
  });

  test("is all that the table has", () => {
    const stale = fragments.filter((words) => !promises.some(({ text }) => includesWords(text, words)));
    expect(stale).toEqual([]);
  });

  test("refers to values that the settings of every market have", () => {
    const pages = copy.filter(({ file }) => file.startsWith("demo/group/content/"));
    const names = pages.flatMap(({ location, text }) => referencesIn(text).map((name) => ({ location, name })));
    expect(names.length).toBeGreaterThan(50);
    const marketOf = (location: string): number => (/\.default\.yaml/u.test(location) ? 1 : 0);
    const values = settings.map((market) => contentReferences(market, today).values ?? {});
    expect(names.filter(({ location, name }) => !((values[marketOf(location)] ?? {})[name] ?? false))).toEqual([]);
  });
});

describe("what keeps a promise", () => {
  const keepers = [...table.values, ...table.fulfilled].map(({ keeper }) => keeper);

  test("exists as a file of the project", () => {
    const paths = keepers.flatMap((keeper) => keeper.match(/(?<=`)(?:src|tests|scripts)\/[^`]+(?=`)/gu) ?? []);
    expect(paths.length).toBeGreaterThan(50);
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  test("is a rule, a setting, people, the law or the maker", () => {
    const isNamed = (keeper: string): boolean => /`(?:src|tests)\/|people: |law: |maker: /u.test(keeper);
    expect(keepers.filter((keeper) => !isNamed(keeper))).toEqual([]);
  });

  test("are people whom the settings of every market name", () => {
    const people = keepers.flatMap((keeper) => /people: ([^|;]+)/u.exec(keeper)?.[1]?.trim() ?? []);
    expect(people.length).toBeGreaterThan(8);
    for (const market of settings) {
      const owners = new Set(Object.values(market.promises).map(({ owner }) => owner));
      expect(people.filter((name) => !owners.has(name))).toEqual([]);
    }
  });
});

test.each([
  ["Nous vous remboursons sous dix jours.", ["time", "service"]],
  ["Satisfait ou remboursé.", ["guarantee"]],
  ["Réponse sous deux jours ouvrés.", ["time"]],
  ["Un conseiller vous rappelle.", ["answer"]],
  ["Un conseiller vous rappelle {answer.interest}.", []],
  ["Valable {promise.offer}.", []],
  ["Elle a cinq portes.", []],
])("%s promises %o", (sentence, kinds) => {
  expect(promisesOf(sentence)).toEqual(kinds);
});
