import type { Fact } from "./demo-values.ts";

/** Words and numbers of a text, in lower case. Escaped line ends and addresses are read too. */
export const tokensOf = (text: string): readonly string[] =>
  text
    .normalize("NFC")
    .replaceAll(/\\[nrt]/g, " ")
    .replaceAll(/%[\dA-F]{2}(?:%[\dA-F]{2})*/g, decodeEscapes)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const decodeEscapes = (escaped: string): string => {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return " ";
  }
};

/** The beginning of a sentence is enough to know it. */
const MAX_TOKENS = 12;

type Sequence = { readonly fact: Fact; readonly tokens: readonly string[] };

/** A number is written with spaces, and without them in links. */
const writtenForms = ({ kind, text }: Fact): readonly string[] =>
  kind === "phone" ? [text, text.replaceAll(/\D/g, "")] : [text];

const keyOf = (first: string, second: string | undefined): string => `${first} ${second ?? ""}`;

/** Finds facts in texts. `own`: texts of the group that may say the same. */
export const createFactFinder = (facts: readonly Fact[], own: string) => {
  const index = new Map<string, Sequence[]>();
  const singles = new Map<string, Sequence>();
  const add = (sequence: Sequence): void => {
    const [first = "", second] = sequence.tokens;
    if (second === undefined) singles.set(first, sequence);
    else index.set(keyOf(first, second), [...(index.get(keyOf(first, second)) ?? []), sequence]);
  };
  const search = (text: string): readonly string[] => {
    const tokens = tokensOf(text);
    const found: string[] = [];
    tokens.forEach((token, start) => {
      const single = singles.get(token);
      const longer = index.get(keyOf(token, tokens[start + 1])) ?? [];
      const matches = longer.filter((sequence) =>
        sequence.tokens.every((one, offset) => tokens[start + offset] === one),
      );
      for (const { fact } of single === undefined ? matches : [single, ...matches])
        found.push(`${fact.kind} "${fact.text}" in: ${tokens.slice(Math.max(0, start - 5), start + 9).join(" ")}`);
    });
    return found;
  };
  for (const fact of facts)
    for (const form of writtenForms(fact)) {
      const tokens = tokensOf(form).slice(0, MAX_TOKENS);
      if (tokens.join("").length > 1) add({ fact, tokens });
    }
  const shared = new Set(search(own).map((match) => /"(.*)" in: /s.exec(match)?.[1]));
  for (const [key, sequence] of singles) if (shared.has(sequence.fact.text)) singles.delete(key);
  for (const [key, sequences] of index)
    index.set(
      key,
      sequences.filter(({ fact }) => !shared.has(fact.text)),
    );
  const sought = [...singles.values(), ...[...index.values()].flat()].map(({ fact }) => fact);
  return { search, facts: [...new Set(sought)] };
};
