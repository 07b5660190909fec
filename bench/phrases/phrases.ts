import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseCondition, type Test } from "./terms.ts";

/** An order in which results are requested. */
const ORDERS = ["price", "km", "new", "year", "power", "range"] as const;
export type Order = (typeof ORDERS)[number];

/** One reading of a phrase. */
export type Meaning = {
  readonly tests: readonly Test[];
  /** The answer is the page of lease offers. */
  readonly isLease: boolean;
  /** Nearest first, from this place of `PLACES`, perhaps within kilometres. */
  readonly near: { readonly place: string; readonly withinKm: number | null } | null;
  readonly order: Order | null;
  /** Words that the page says it did not understand, or that nobody sells here. */
  readonly notUnderstood: readonly string[];
};

export type Phrase = {
  /** The line that begins with "#" above it, until its first colon. */
  readonly section: string;
  readonly language: string;
  readonly phrase: string;
  /** Any of these readings is right. */
  readonly meanings: readonly Meaning[];
  /** The wrong ones of the visible part are listed; of the hidden part there is only the figure. */
  readonly isVisible: boolean;
};

const NO_TESTS: Meaning = { tests: [], isLease: false, near: null, order: null, notUnderstood: [] };

const addTerm = (meaning: Meaning, term: string): Meaning => {
  if (term === "lease") return { ...meaning, isLease: true };
  const [name = "", value = ""] = term.split(/=(.*)/);
  if (name === "no") return { ...meaning, notUnderstood: [...meaning.notUnderstood, value] };
  if (name === "near") {
    const [place = "", km] = value.split("<=");
    return { ...meaning, near: { place, withinKm: km === undefined ? null : Number(km) } };
  }
  if (name === "sort") {
    const order = ORDERS.find((candidate) => candidate === value);
    if (order === undefined) throw new Error(`unknown order: ${value}`);
    return { ...meaning, order };
  }
  return { ...meaning, tests: [...meaning.tests, parseCondition(term)] };
};

const parseMeaning = (text: string): Meaning =>
  text
    .split(";")
    .map((term) => term.trim())
    .reduce(addTerm, NO_TESTS);

/** Chance by the phrase itself: a phrase stays in its part when others are added. */
const isVisible = (phrase: string): boolean => (createHash("sha256").update(phrase).digest()[0] ?? 0) % 2 === 0;

/** Throws with the line that is wrong. */
const parseLine = (line: string, section: string): Phrase => {
  const [language = "", phrase = "", ...rest] = line.split(" | ");
  try {
    const meanings = rest.join(" | ").split(" || ").map(parseMeaning);
    return { section, language, phrase, meanings, isVisible: isVisible(phrase) };
  } catch (error) {
    throw new Error(`unreadable phrase: ${line}`, { cause: error });
  }
};

export const readPhrases = (file = join(import.meta.dirname, "phrases.txt")): readonly Phrase[] => {
  const phrases: Phrase[] = [];
  let section = "";
  for (const line of readFileSync(file, "utf8").split("\n"))
    if (line.startsWith("#")) section = /^# ([^:]+)/.exec(line)?.[1] ?? "";
    else if (line !== "") phrases.push(parseLine(line, section));
  return phrases;
};
