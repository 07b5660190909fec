import { tokenize } from "../../shared/index.ts";
import { FACETS } from "../../vehicles/index.ts";
import { type Bitmap, intersectWith, isEmpty, uniteWith, type Workspace } from "../columns/bitmap.ts";
import type { StockIndexData } from "../stock-index-data.ts";
import { addValue } from "../columns/value-sets.ts";
import { type TokenIndex, createTokenIndex, hasToken, tokensWithPrefix } from "./token-index.ts";

/** Searchable texts, and the rows that have each text. */
export type TextSource = { readonly index: TokenIndex; readonly addRows: (text: number, target: Bitmap) => void };

/** Titles, trims and the labels of all-of facets of words (equipment), not of numbers. */
export const createTextSources = (data: StockIndexData): TextSource[] => {
  const fields = data.text.map((field) => ({
    index: field,
    addRows: (text: number, target: Bitmap) => addValue(field.rows, text, target),
  }));
  const labels = FACETS.flatMap((definition): TextSource[] => {
    const facet = data.facets[definition.name];
    if (facet.kind !== "all-of" || "isAtLeast" in definition) return [];
    return [
      {
        index: createTokenIndex(facet.labels),
        addRows: (text, target) => uniteWith(target, facet.bitmaps[text] as Bitmap),
      },
    ];
  });
  return [...fields, ...labels];
};

type TokenMatches = { readonly source: TextSource; readonly tokens: readonly number[] };

/** Typos allowed in a term: none below 4 letters or with a digit (3008 is not 5008), one up to 6 letters, two from 7. */
export const maxTypos = (term: string): number => {
  if (term.length < 4 || /\d/.test(term)) return 0;
  return term.length < 7 ? 1 : 2;
};

/** Positions of tokens in an index, all `typos` away. */
type NearTokens = { readonly typos: number; readonly tokens: readonly number[] };

/**
 * Distances between the term and the prefixes of a token, one row per letter of the token. A row depends only on the two
 * before it, so tokens with a common prefix share rows.
 */
const createDistanceRows = (term: string, limit: number) => {
  const width = term.length + 1;
  const depths = term.length + limit;
  const cells = new Uint8Array((depths + 1) * width).fill(limit + 1);
  for (let column = 0; column <= Math.min(limit, term.length); column += 1) cells[column] = column;
  const cell = (depth: number, column: number): number => cells[depth * width + column] as number;

  const isSwapped = (letters: Uint8Array, letter: number, depth: number, column: number): boolean =>
    depth > 1 &&
    column > 1 &&
    letters[letter] === term.charCodeAt(column - 2) &&
    letters[letter - 1] === term.charCodeAt(column - 1);

  /** Fills the row of a token's `depth`-th letter; returns its minimum. Cells beyond `limit` are not computed. */
  const fill = (letters: Uint8Array, letter: number, depth: number): number => {
    let minDistance = limit + 1;
    if (depth <= limit) {
      cells[depth * width] = depth;
      minDistance = depth;
    }
    for (let column = Math.max(1, depth - limit); column <= Math.min(term.length, depth + limit); column += 1) {
      const substituted = cell(depth - 1, column - 1) + (letters[letter] === term.charCodeAt(column - 1) ? 0 : 1);
      let distance = Math.min(substituted, cell(depth - 1, column) + 1, cell(depth, column - 1) + 1, limit + 1);
      if (isSwapped(letters, letter, depth, column)) distance = Math.min(distance, cell(depth - 2, column - 2) + 1);
      cells[depth * width + column] = distance;
      if (distance < minDistance) minDistance = distance;
    }
    return minDistance;
  };
  return { depths, fill, fullDistance: (depth: number): number => cell(depth, term.length) };
};

const countSharedLetters = ({ letters, tokenStarts }: TokenIndex, token: number): number => {
  if (token === 0) return 0;
  const before = tokenStarts[token - 1] as number;
  const start = tokenStarts[token] as number;
  const maxShared = Math.min(start - before, (tokenStarts[token + 1] as number) - start);
  let shared = 0;
  while (shared < maxShared && letters[before + shared] === letters[start + shared]) shared += 1;
  return shared;
};

/**
 * The tokens that have a prefix with the fewest typos from `term`, at most `limit`. A typo is an extra, missing or wrong
 * letter, or two swapped neighbours (optimal string alignment). Traverses the sorted tokens like a trie and skips a
 * branch as soon as nothing below it can match.
 */
export const nearestTokens = (index: TokenIndex, term: string, limit: number): NearTokens => {
  const { tokenStarts, letters } = index;
  const rows = createDistanceRows(term, limit);
  // By depth: the fewest typos of a prefix up to there. Rows are valid down to `depth`, where the branch may have ended.
  const fewest = new Uint8Array(rows.depths + 1).fill(limit + 1);
  fewest[0] = Math.min(rows.fullDistance(0), limit + 1);
  let depth = 0;
  let ended = false;
  let result: { typos: number; tokens: number[] } = { typos: limit + 1, tokens: [] };
  for (let token = 0; token < tokenStarts.length - 1; token += 1) {
    const start = tokenStarts[token] as number;
    const length = Math.min((tokenStarts[token + 1] as number) - start, rows.depths);
    const shared = countSharedLetters(index, token);
    if (shared < depth || !ended) {
      depth = Math.min(shared, depth);
      ended = false;
      while (!ended && depth < length) {
        depth += 1;
        ended = rows.fill(letters, start + depth - 1, depth) > limit;
        fewest[depth] = Math.min(fewest[depth - 1] as number, rows.fullDistance(depth));
      }
    }
    const typos = fewest[depth] as number;
    if (typos < result.typos) result = { typos, tokens: [] };
    if (typos === result.typos && typos <= limit) result.tokens.push(token);
  }
  return result;
};

/** A single character or two digits are complete: "S line" is no "Style Line", 30 no 300. */
const isComplete = (term: string): boolean => term.length === 1 || /^\d\d$/.test(term);

const findTokens = (index: TokenIndex, term: string): readonly number[] => {
  const tokens = tokensWithPrefix(index, term);
  // A token sorts before every longer one that starts with it.
  return isComplete(term) ? tokens.slice(0, hasToken(index, term) ? 1 : 0) : tokens;
};

/** Tokens that start with the term; without any, the tokens with the fewest typos. */
const matchTerm = (sources: readonly TextSource[], term: string): TokenMatches[] => {
  const prefixMatches = sources.map((source) => ({ source, tokens: findTokens(source.index, term) }));
  const limit = maxTypos(term);
  if (limit === 0 || prefixMatches.some((match) => match.tokens.length > 0)) return prefixMatches;
  const typoMatches = sources.map((source) => ({ source, ...nearestTokens(source.index, term, limit) }));
  const fewest = Math.min(...typoMatches.map(({ typos }) => typos));
  return typoMatches.filter(({ typos }) => typos === fewest);
};

const addMatchingRows = ({ source: { index, addRows }, tokens }: TokenMatches, target: Bitmap): void => {
  for (const token of tokens) {
    const end = index.textStarts[token + 1] as number;
    for (let position = index.textStarts[token] as number; position < end; position += 1)
      addRows(index.texts[position] as number, target);
  }
};

/** Shorter words of a phrase must be whole tokens: "bus" is no "Business". */
const MIN_PREFIX_LENGTH = 4;

/** True if some title, trim or label has the term, without typos. */
export const findsTerm = (sources: readonly TextSource[], term: string): boolean =>
  sources.some(({ index }) =>
    term.length < MIN_PREFIX_LENGTH ? hasToken(index, term) : tokensWithPrefix(index, term).length > 0,
  );

/**
 * Rows that have every term of `q` in their title, trim or equipment; null if `q` has no term. A term matches the tokens
 * that start with it, a single character or two digits only themselves. If no token of any source does, it matches the tokens with the fewest typos, at most `maxTypos`.
 */
export const matchText = (sources: readonly TextSource[], q: string, workspace: Workspace): Bitmap | null => {
  let all: Bitmap | null = null;
  for (const term of new Set(tokenize(q))) {
    const rows = workspace.emptyBitmap();
    for (const matches of matchTerm(sources, term)) addMatchingRows(matches, rows);
    if (all) intersectWith(all, rows);
    else all = rows;
    if (isEmpty(all)) break;
  }
  return all;
};
