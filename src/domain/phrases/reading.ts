import { type Atom, singular } from "./atoms.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Meaning } from "./meaning.ts";
import type { Quantity } from "./measure.ts";
import { type QuantityRead, quantityAt } from "./quantities.ts";
import { SHORTEST_MISSPELT } from "./spelling.ts";
import type { Found } from "./phrase-map.ts";
import { LINKS } from "./stop-words.ts";

/** What a run of atoms means; `left` means nothing that is known here. */
export type Piece = {
  readonly from: number;
  readonly to: number;
  readonly meaning:
    | Meaning
    | { readonly is: "quantity"; readonly quantity: Quantity }
    | { readonly is: "not"; readonly meanings: readonly Meaning[] }
    | { readonly is: "left" };
};

const NEGATIONS: ReadonlySet<string> = new Set(["sans", "pas", "hors", "sauf", "non", "ni"]);

/** Words that nobody knows become the nearest known one; whether the stock itself has the word is for `isOfStock` to say. */
export const spelt = (atoms: readonly Atom[], { spelling }: Lexicon, isOfStock: (word: string) => boolean): Atom[] =>
  atoms.map((atom) => {
    const { kind, text } = atom;
    if (kind !== "word" || text.length < SHORTEST_MISSPELT || spelling.knows(text) || isOfStock(text)) return atom;
    const meant = spelling.nearest(text);
    return meant === null ? atom : { ...atom, text: meant, root: singular(meant) };
  });

/**
 * The longest phrase at an atom. Where it would take the number of a quantity that is said ("à 3 portes", which is no
 * A3), it ends before that number.
 */
const phraseAt = (atoms: readonly Atom[], at: number, lexicon: Lexicon): Found<Meaning> | null => {
  const found = lexicon.longestAt(atoms, at);
  const last = found ? atoms[found.to - 1] : undefined;
  if (!found || found.to - at < 2 || last?.kind !== "digits" || last.before === "") return found;
  const counted = quantityAt(atoms, found.to - 1);
  return counted?.said === true ? lexicon.longestAt(atoms, at, found.to - 1) : found;
};

/** "Golf 7", "Clio V": which generation it is the stock does not know, and people say it all the same. */
const generationAt = (atoms: readonly Atom[], at: number): boolean => {
  const [atom, next] = [atoms[at], atoms[at + 1]];
  if (!atom || /[,.;]/.test(atom.before)) return false;
  if (/^(?:i{2,3}|iv|vi{0,3}|viii)$/.test(atom.text)) return true;
  return /^\d$/.test(atom.text) && !(next?.kind === "digits" && /^[.,]$/.test(next.before));
};

/** The month of "03/2021": of a registration only the year is known. */
const isMonthAt = (atoms: readonly Atom[], at: number): boolean => {
  const [month, year] = [atoms[at], atoms[at + 1]];
  return /^\d\d?$/.test(month?.text ?? "") && year?.before === "/" && /^(?:19|20)\d\d$/.test(year.text);
};

/** "Sans diesel", "ni diesel ni essence": all that is denied in one breath. */
const negatedAt = (atoms: readonly Atom[], at: number, lexicon: Lexicon): Piece | null => {
  if (!NEGATIONS.has(atoms[at]?.text ?? "")) return null;
  const meanings: Meaning[] = [];
  let to = at;
  do {
    let from = to + 1;
    while (LINKS.has(atoms[from]?.text ?? "")) from += 1;
    const found = from < atoms.length ? phraseAt(atoms, from, lexicon) : null;
    if (!found || found.value.is === "nothing") break;
    meanings.push(found.value);
    to = found.to;
  } while (atoms[to]?.text === "ni" || atoms[to]?.text === "ou");
  return meanings.length > 0 ? { from: at, to, meaning: { is: "not", meanings } } : null;
};

const pieceAt = (atoms: readonly Atom[], at: number, lexicon: Lexicon): Piece => {
  const phrase = phraseAt(atoms, at, lexicon);
  // At the beginning it is the car, as in Luxembourgish; anywhere else it is short for automatic.
  if (at === 0 && atoms[at]?.text === "auto" && (phrase?.to ?? 1) === 1) {
    return { from: at, to: at + 1, meaning: { is: "nothing" } };
  }
  if (isMonthAt(atoms, at)) return { from: at, to: at + 1, meaning: { is: "nothing" } };
  const quantity: QuantityRead | null = quantityAt(atoms, at);
  if (phrase && phrase.to >= (quantity?.to ?? 0)) return { from: at, to: phrase.to, meaning: phrase.value };
  if (quantity) return { from: at, to: quantity.to, meaning: { is: "quantity", quantity: quantity.quantity } };
  return { from: at, to: at + 1, meaning: { is: "left" } };
};

/** Reads atoms from left to right, of each place the longest that means something. */
export const readPieces = (atoms: readonly Atom[], lexicon: Lexicon): readonly Piece[] => {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < atoms.length) {
    const plain = pieceAt(atoms, at, lexicon);
    const denied = negatedAt(atoms, at, lexicon);
    const piece = denied && denied.to > plain.to && plain.to === at + 1 ? denied : plain;
    pieces.push(piece);
    at = piece.to;
    if (piece.meaning.is === "model" && generationAt(atoms, at) && pieceAt(atoms, at, lexicon).to === at + 1) {
      pieces.push({ from: at, to: at + 1, meaning: { is: "nothing" } });
      at += 1;
    }
  }
  return pieces;
};
