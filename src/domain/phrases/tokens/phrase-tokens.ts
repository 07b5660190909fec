import { fold } from "../../shared/index.ts";
import { MAX_SEARCH_TEXT_LENGTH } from "../../vehicles/index.ts";

/** A run of letters or digits, or one sign used in amounts. `20k€` is three tokens, `id.3` two, `4x4` three. */
export type PhraseToken = {
  /** Folded. */
  readonly text: string;
  /** The text without its plural ending. */
  readonly root: string;
  readonly kind: "word" | "digits" | "sign";
  /** Offsets in the typed text; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** The typed text between the previous token and this one. */
  readonly separator: string;
};

const SIGNS = new Set("<>≤≥€+~±");

/** Removes a French plural ending: "sièges" equals "siège", "bleus" equals "bleu". Words up to 3 letters stay. */
export const singular = (word: string): string =>
  word.length > 3 && (word.endsWith("s") || word.endsWith("x")) ? word.slice(0, -1) : word;

const characterKind = (character: string): PhraseToken["kind"] | null => {
  if (character >= "a" && character <= "z") return "word";
  if (character >= "0" && character <= "9") return "digits";
  return SIGNS.has(character) ? "sign" : null;
};

/** Skips `fold` for plain letters and digits. */
const foldCharacter = (character: string): string => (characterKind(character) === null ? fold(character) : character);

/** Any other characters become part of the next token's `separator`. */
export const tokenizePhrase = (typed: string): readonly PhraseToken[] => {
  const raw = typed.slice(0, MAX_SEARCH_TEXT_LENGTH);
  const runs: { text: string; kind: PhraseToken["kind"]; start: number; end: number; separator: string }[] = [];
  let offset = 0;
  for (const character of raw) {
    const start = offset;
    offset += character.length;
    const letters = foldCharacter(character);
    const last = runs.at(-1);
    // A combining accent belongs to the letter before it.
    if (letters === "" && last?.end === start) last.end = offset;
    for (const letter of letters) {
      const kind = characterKind(letter);
      const current = runs.at(-1);
      if (kind === null) continue;
      if (current && current.kind === kind && kind !== "sign" && current.end >= start) {
        current.text += letter;
        current.end = offset;
      } else {
        runs.push({ text: letter, kind, start, end: offset, separator: raw.slice(current?.end ?? 0, start) });
      }
    }
  }
  return runs.map((run) => ({ ...run, root: singular(run.text) }));
};
