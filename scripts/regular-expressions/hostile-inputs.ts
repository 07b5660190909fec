import { parsePattern, type PatternNode } from "./parse-pattern.ts";

/** Characters from which samples of a set are chosen; one of each kind that patterns distinguish. */
const ALPHABET = Array.from(
  "a1 /-._\"'<>=,;:|(){}[]\\\n\t\rzAfF0Z9!?#@&%+*$^~`\u00a0\u200b\u0000éßÀ中😀\ufeff＝\u0301€",
);

/** An attack repeats `pump` between `prefix` and `suffix`. */
export type Attack = { readonly prefix: string; readonly pump: string; readonly suffix: string };

/** Samples per set, so that two adjacent sets can share a character. */
const MAX_SAMPLES = 6;

/** Pumps per pattern that also run in pairs. */
const MAX_PAIRED = 14;

/** Also where the pattern has no prefix: its first alternative may consume the pump at the start. */
const PREFIXES = ["", "a", "\u0000"];
const SUFFIXES = ["", "\u0000", "a", "!"];

type Sampler = { readonly characters: (set: string) => readonly string[] };

const createSampler = (flags: string): Sampler => {
  const known = new Map<string, readonly string[]>();
  const find = (source: string): readonly string[] => {
    const set = new RegExp(`^(?:${source})$`, flags.replaceAll(/[gymd]/g, ""));
    const literal = source.startsWith("\\") || source.length > 2 ? [] : [source];
    const escaped = /^\\[^a-zA-Z0-9]$/.test(source) ? [source.slice(1)] : [];
    return [...literal, ...escaped, ...ALPHABET].filter((character) => set.test(character)).slice(0, MAX_SAMPLES);
  };
  return {
    characters(source) {
      const samples = known.get(source) ?? find(source);
      known.set(source, samples);
      return samples;
    },
  };
};

/** A text that the node matches, assertions aside. */
const sampleOf = (node: PatternNode, sampler: Sampler): string => {
  if (node.kind === "set") return sampler.characters(node.source)[0] ?? "";
  if (node.kind === "repeat") return sampleOf(node.node, sampler).repeat(Math.max(node.min, 1));
  return (node.alternatives[0] ?? []).map((child) => sampleOf(child, sampler)).join("");
};

type AttackParts = { readonly prefixes: Set<string>; readonly pumps: Set<string> };

/** Prefixes lead to a node; pumps are what the nodes match, alone or with all that precedes them. */
const collect = (node: PatternNode, prefix: string, sampler: Sampler, found: AttackParts): void => {
  found.prefixes.add(prefix);
  if (node.kind === "set") for (const character of sampler.characters(node.source)) found.pumps.add(character);
  if (node.kind === "repeat") {
    found.pumps.add(sampleOf(node.node, sampler));
    collect(node.node, prefix, sampler, found);
  }
  if (node.kind !== "group") return;
  for (const sequence of node.alternatives) {
    let text = prefix;
    for (const child of sequence) {
      collect(child, text, sampler, found);
      text += sampleOf(child, sampler);
      found.pumps.add(text);
    }
  }
};

/** Inputs on which a pattern with ambiguous repetitions or a costly search for its start needs many steps. */
export const hostileInputs = (source: string, flags: string): readonly Attack[] => {
  const sampler = createSampler(flags);
  const found: AttackParts = { prefixes: new Set(PREFIXES), pumps: new Set() };
  collect(parsePattern(source), "", sampler, found);
  const singles = [...found.pumps].filter((pump) => pump !== "");
  const paired = singles.slice(0, MAX_PAIRED);
  const pairs = paired.flatMap((one) => paired.filter((other) => other !== one).map((other) => one + other));
  return [
    ...singles.flatMap((pump) =>
      [...found.prefixes].flatMap((prefix) => SUFFIXES.map((suffix) => ({ prefix, pump, suffix }))),
    ),
    ...pairs.flatMap((pump) => ["", "\u0000"].map((suffix) => ({ prefix: "", pump, suffix }))),
  ];
};
