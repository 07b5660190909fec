import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { demoTerms } from "./demo-terms.ts";

const ROOT = join(import.meta.dirname, "..", "..");

/** Facts of countries, with their rivers and towns. */
const FACTS = /^src\/(?:domain\/countries|web\/platform\/map\/geometry)\//;

const TEXT = /\.(?:ts|tsx|mjs|js|css|json|yaml|svg|html|txt|md|speculationrules)$/;

const filesOfProgram = (): readonly string[] =>
  globSync("{src,public}/**/*.*", { cwd: ROOT })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => TEXT.test(path) && !/\.test\.tsx?$/.test(path) && !FACTS.test(path));

const folded = (text: string): string => text.toLowerCase().replaceAll("\u2011", "-");

const escaped = (term: string): string => folded(term).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${demoTerms().map(escaped).join("|")})(?![\\p{L}\\d])`, "gu");

const termsIn = (text: string): readonly string[] => folded(text).match(pattern) ?? [];

test("the terms are names, towns, streets, numbers, people, colours and domains of the demo group", () => {
  const expected = [
    "Alzette Automobiles S.A.",
    "Bertrange",
    "rue des Trois Cantons Vieux",
    "+352 20 00 01 01",
    "Claire Hoffmann",
    "alzette-automobiles.example",
    "#0d2129",
  ];
  expect(demoTerms()).toEqual(expect.arrayContaining(expected));
  for (const term of expected) expect(termsIn(`Voir « ${term} ».`)).not.toEqual([]);
  expect(termsIn("Une journée à Namur, chez Garage Exemple")).toEqual([]);
});

test("no file of the program names the demo group, not even an example or a comment", () => {
  const found = filesOfProgram().flatMap((path) =>
    readFileSync(join(ROOT, path), "utf8")
      .split("\n")
      .flatMap((line, index) => termsIn(line).map((term) => `${path}:${index + 1} ${term}`)),
  );
  expect(found).toEqual([]);
  expect(filesOfProgram().length).toBeGreaterThan(1_500);
});

test("every file of `public` is of use to every group", () => {
  const folders = new Set(globSync("public/*", { cwd: ROOT }).map((path) => path.replaceAll("\\", "/")));
  expect([...folders].toSorted()).toEqual(["public/next-page.speculationrules", "public/studio"]);
});
