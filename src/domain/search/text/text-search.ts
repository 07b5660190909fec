import { tokenize } from "../../shared/index.ts";
import { FACETS } from "../../vehicles/index.ts";
import { type Bitmap, uniteWith, isEmpty, intersectWith } from "../columns/bitmap.ts";
import type { StockIndexData } from "../stock-index-data.ts";
import { nearestTokens, maxTypos } from "./typos.ts";
import { addValue } from "../columns/value-sets.ts";
import { type TokenIndex, createTokenIndex, tokensWithPrefix } from "./token-index.ts";
import type { Workspace } from "../columns/workspace.ts";

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

/** Tokens that start with the term; without any, the tokens with the fewest typos. */
const matchTerm = (sources: readonly TextSource[], term: string): TokenMatches[] => {
  const prefixMatches = sources.map((source) => ({ source, tokens: tokensWithPrefix(source.index, term) }));
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

/**
 * Rows that have every term of `q` in their title, trim or equipment; null if `q` has no term. A term matches the tokens
 * that start with it. If no token of any source does, it matches the tokens with the fewest typos, at most `maxTypos`.
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
