// Condroz Mobilité with everything that a group can have, and what its site must not say.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { COUNTRIES, COUNTRY_CODES } from "#domain/countries/index.ts";
import { TOWNS } from "#domain/geo/index.ts";
import { type Site, startSite } from "../../browser-support/sites/site.ts";
import { createCompleteCondrozGroup } from "../../builders/complete-condroz-group.ts";
import { findForeignWords, withoutNeighbours } from "../foreign-words.ts";
import { demoFacts } from "./demo-values.ts";
import { createFactFinder } from "./find-demo-values.ts";

export const CONTENT_TOKEN = "condroz-content-token-of-32-characters";

export const startCondrozSite = (): Promise<Site> =>
  startSite({ createGroup: createCompleteCondrozGroup, env: { CONTENT_PUBLIC_TOKEN: CONTENT_TOKEN } });

/** What the group's own files say, the towns of its country, and the countries that a customer may choose. */
const ownTexts = (groupDir: string): string => {
  const files = globSync("{catalogue,content,feeds,brand,settings}/**/*.{yaml,json,csv,svg}", { cwd: groupDir });
  const towns = TOWNS.filter(({ country }) => country === "BE").map(({ name }) => name);
  const countries = COUNTRY_CODES.map((code) => COUNTRIES[code].name);
  return [...files.map((file) => readFileSync(join(groupDir, file), "utf8")), ...towns, ...countries].join("\n");
};

/** The signature of a link: 32 bytes as base64url, in which chance writes short names, as `-MG_`. No address of a page is one. */
const SIGNATURE = /(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*\d)[\w-]{43}(?![\w-])/g;

/** Finds in a text what only the demo group, or a country other than Belgium, has. */
export const createLeakFinder = (groupDir: string) => {
  const facts = createFactFinder(demoFacts(), ownTexts(groupDir));
  const foreignWords = findForeignWords("BE");
  return {
    /** Distinct facts of the demo group that are looked for. */
    facts: facts.facts,
    leaksIn: (text: string): readonly string[] => {
      const read = text.replaceAll(SIGNATURE, "");
      return [...facts.search(withoutNeighbours(read)), ...foreignWords(read)];
    },
  };
};
