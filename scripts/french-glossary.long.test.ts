import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");

/** The words of `docs/how-to/write-french.md` that a text never needs. */
const FORBIDDEN = [
  /\bTVAC\b/u,
  /\bHTVA\b/u,
  /\bTVA comprise\b/u,
  /\b(?:jours?|journées?)\s+ouvrables?\b/iu,
  /\bcourriels?\b/iu,
  /\b(?:private|business) lease\b/iu,
  /\bfleet leasing\b/iu,
  /\b1er[\s\u00a0]versement\b/u,
  /\bhybride (?:essence|diesel)\b/iu,
  /\bintégrale\b/iu,
  /transmission aux roues/iu,
  /véhicules? de remplacement/iu,
  /sièges? (?:d’|pour )enfant/iu,
  /pneus (?:neige|hiver)\b/iu,
  /hôtel à pneus/iu,
  /cartes? grises?/iu,
  /\bpendulaires?\b/iu,
  /poids tractable/iu,
  /\baller et retour\b/iu,
  /service (?:flottes|aux entreprises)\b/iu,
  /boîte de nuit/iu,
  /\bmention (?:B)?96\b/u,
  /(?<!\p{L})état de (?:novembre|décembre|janvier)\b/iu,
  /premier terme échu/iu,
  /disponible de suite/iu,
  /(?:éclairage|phares?) à diodes/iu,
] as const;

const TEXTS = [
  "demo/group/content/**/*.yaml",
  "demo/group/settings/*.yaml",
  "demo/generator/**/*.ts",
  "workshop/brochures/*.ts",
  "src/application/strings/**/*.ts",
  "src/web/**/*-strings.ts",
];

const matchesIn = (text: string): readonly string[] => FORBIDDEN.flatMap((word) => word.exec(text)?.[0] ?? []);

test("no text has a word that the glossary replaces", () => {
  const files = TEXTS.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).filter(
    (file) => !file.endsWith(".test.ts"),
  );
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) =>
    readFileSync(join(ROOT, file), "utf8")
      .split("\n")
      .flatMap((line, index) => matchesIn(line).map((word) => `${file}:${index + 1} ${word}`)),
  );
  expect(found).toEqual([]);
});

test("the glossary names the words that it replaces", () => {
  const guide = readFileSync(join(ROOT, "docs/how-to/write-french.md"), "utf8");
  for (const word of FORBIDDEN) expect(guide, String(word)).toMatch(word);
});
