import { words } from "../shared/index.ts";
import { FACETS } from "../vehicles/index.ts";
import { type Bitmap, addAll, isEmpty, keepOnly } from "./bitmap.ts";
import type { StockIndexData } from "./stock-index-data.ts";
import { nearestWords, typosAllowed } from "./typos.ts";
import { addValue } from "./value-sets.ts";
import { type WordIndex, wordIndexOf, wordsWithPrefix } from "./word-index.ts";
import type { Workspace } from "./workspace.ts";

/** Texts that words are looked for in, and the rows that have each. */
export type TextSource = { readonly index: WordIndex; readonly addRows: (text: number, target: Bitmap) => void };

/** Titles, trims, and the labels of what a vehicle may have any number of: its equipment. */
export const textSourcesOf = (data: StockIndexData): TextSource[] => {
  const written = data.text.map((field) => ({
    index: field,
    addRows: (text: number, target: Bitmap) => addValue(field.rows, text, target),
  }));
  const labels = FACETS.flatMap(({ name }): TextSource[] => {
    const facet = data.facets[name];
    if (facet.kind !== "all-of") return [];
    return [
      { index: wordIndexOf(facet.labels), addRows: (text, target) => addAll(target, facet.bitmaps[text] as Bitmap) },
    ];
  });
  return [...written, ...labels];
};

type Meant = { readonly source: TextSource; readonly words: readonly number[] };

/** The words that a typed one stands for: those it begins, or else the nearest ones. */
const meantBy = (sources: readonly TextSource[], typed: string): Meant[] => {
  const begun = sources.map((source) => ({ source, words: wordsWithPrefix(source.index, typed) }));
  const allowed = typosAllowed(typed);
  if (allowed === 0 || begun.some((meant) => meant.words.length > 0)) return begun;
  const near = sources.map((source) => ({ source, ...nearestWords(source.index, typed, allowed) }));
  const fewest = Math.min(...near.map(({ typos }) => typos));
  return near.filter(({ typos }) => typos === fewest);
};

const addRowsOf = ({ source: { index, addRows }, words: meant }: Meant, target: Bitmap): void => {
  for (const word of meant) {
    const end = index.textStarts[word + 1] as number;
    for (let at = index.textStarts[word] as number; at < end; at += 1) addRows(index.texts[at] as number, target);
  }
};

/**
 * Rows that have every word of `q` in their title, trim or equipment; null where there is no word in it. A word is matched by
 * beginnings. One that begins no word at all (of the stock's titles and trims, of any equipment's label) is taken for
 * the words that are the fewest typos away, and matches nothing where those are more than `typosAllowed`.
 */
export const rowsOfText = (sources: readonly TextSource[], q: string, workspace: Workspace): Bitmap | null => {
  let all: Bitmap | null = null;
  for (const typed of new Set(words(q))) {
    const rows = workspace.emptyBitmap();
    for (const meant of meantBy(sources, typed)) addRowsOf(meant, rows);
    if (all) keepOnly(all, rows);
    else all = rows;
    if (isEmpty(all)) break;
  }
  return all;
};
