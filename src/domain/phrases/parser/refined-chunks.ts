import { INTERIOR_WORDS } from "../languages/other-languages.ts";
import type { Meaning } from "../lexicon/topics.ts";
import { valueFilters } from "../query-filters.ts";
import { INDIFFERENT_WORDS, SIZE_WORDS } from "../tables/vehicle-phrases.ts";
import { createPhraseMap, phrasesByKey } from "../tokens/phrase-map.ts";
import { type PhraseToken, skipLinkWords } from "../tokens/phrase-tokens.ts";
import type { Chunk } from "./chunks.ts";

const sizes = createPhraseMap(phrasesByKey({ size: SIZE_WORDS }));
const indifferent = createPhraseMap(phrasesByKey({ any: INDIFFERENT_WORDS }));
const interiors = createPhraseMap(phrasesByKey(INTERIOR_WORDS));

const valuesOf = (meaning: Chunk["meaning"] | undefined): Readonly<Record<string, readonly string[] | undefined>> =>
  meaning?.kind === "filters" ? (meaning.filters.values ?? {}) : {};

const ignore = (chunk: Chunk): Chunk => ({ ...chunk, meaning: { kind: "ignored" } });

/** "Petit break", "großer Kombi": the size of a shape that has a name. */
const isSizeOfShape = (tokens: readonly PhraseToken[], chunk: Chunk, next: Chunk | undefined): boolean => {
  if (sizes.longestAt(tokens, chunk.start)?.end !== chunk.end) return false;
  const { shape, kind, body } = valuesOf(next?.meaning);
  return shape !== undefined || kind !== undefined || body !== undefined;
};

/** "Plus de 100 000 km, pas grave". */
const isIndifferent = (tokens: readonly PhraseToken[], { meaning, end }: Chunk): boolean =>
  meaning.kind === "quantity" && indifferent.longestAt(tokens, end) !== null;

/** "250e" behind a name is a version, no amount. */
const isVersion = (tokens: readonly PhraseToken[], { start, end, meaning }: Chunk, last: Chunk | undefined): boolean =>
  meaning.kind === "quantity" &&
  meaning.quantity.measure === "price" &&
  end === start + 2 &&
  tokens[start + 1]?.text === "e" &&
  /^\d{2,3}$/.test(tokens[start]?.text ?? "") &&
  (last?.meaning.kind === "model" || last?.meaning.kind === "brand" || last?.meaning.kind === "absent");

const ELECTRIC_PARTS = /^electric_|^folding_mirrors$/;

/** "Hayon automatique électrique": the part that is named before it, unless its name says so already. */
const isOfPart = (tokens: readonly PhraseToken[], { start, meaning }: Chunk, last: Chunk | undefined): boolean => {
  const [fuel, ...fuels] = valuesOf(meaning).fuel ?? [];
  const isElectric = fuel === "electric" && fuels.length === 0 && tokens[start]?.separator === " ";
  if (!isElectric || last?.end !== start) return false;
  const isSaid = tokens.slice(last.start, last.end).some(({ text }) => /^ele[ck]/.test(text));
  return !isSaid && (valuesOf(last.meaning).equipment ?? []).some((key) => ELECTRIC_PARTS.test(key));
};

/** "Model 3 Performance": a wish that is a version of the named car. */
const isVersionName = ({ start, end, meaning }: Chunk, last: Chunk | undefined): boolean =>
  meaning.kind === "filters" &&
  end === start + 1 &&
  Object.keys(meaning.filters).join() === "sort" &&
  last?.end === start &&
  (last.meaning.kind === "model" || last.meaning.kind === "text");

/** "Sparsames Auto": behind a word that means nothing, "auto" is a car. */
const isCar = (tokens: readonly PhraseToken[], { start, end }: Chunk, last: Chunk | undefined): boolean =>
  end === start + 1 && tokens[start]?.text === "auto" && last?.meaning.kind === "unmatched" && last.end === start;

/**
 * The colour of what lies beside it: "grey interior", "Ledersitze beige"; before French words it is the car's. `earlier`: what
 * stands before the last chunk, as a colour of "grey interior" does.
 */
const isOfInterior = (
  tokens: readonly PhraseToken[],
  { start, end }: Chunk,
  last: Chunk | undefined,
  earlier: Chunk | undefined,
): boolean => {
  const next = tokens[end]?.separator === " " ? interiors.longestAt(tokens, end) : null;
  const { separator = "", text = "" } = tokens[start] ?? {};
  if (next?.value === "any" || (next?.value === "inflected" && /e[mnrs]?$/.test(text))) return true;
  const before = last !== undefined && separator === " " ? interiors.longestAt(tokens, last.start) : null;
  if (before === null || before.end !== last?.end) return false;
  return before.value !== "any" || valuesOf(earlier?.meaning).color === undefined;
};

const interiorMeaning = (meaning: Chunk["meaning"]): Meaning | null => {
  const { color, ...others } = valuesOf(meaning);
  if (color === undefined || Object.keys(others).length > 0) return null;
  return { kind: "filters", filters: valueFilters("interior-color", color) };
};

/** The last chunk that is more than a link word. */
const lastBefore = (tokens: readonly PhraseToken[], chunks: readonly Chunk[], index: number): Chunk | undefined =>
  chunks.slice(0, index).findLast(({ start, end }) => skipLinkWords(tokens, start) < end);

const filtersOf = ({ meaning }: Chunk) => (meaning.kind === "filters" ? { filters: meaning.filters } : {});

/** Names of engines: who says one means the vehicles whose name has it. */
const ENGINE_NAMES: ReadonlySet<string> = new Set("tdi dci crdi cdti tdci cdi jtd multijet".split(" "));

/** What chunks mean beside others. `isStockWord`: words in names of vehicles. */
export const refineChunks = (
  tokens: readonly PhraseToken[],
  chunks: readonly Chunk[],
  isStockWord: (word: string) => boolean,
): readonly Chunk[] =>
  chunks.map((chunk, index) => {
    const last = lastBefore(tokens, chunks, index);
    const word = tokens[chunk.start]?.text ?? "";
    if (chunk.end === chunk.start + 1 && ENGINE_NAMES.has(word) && isStockWord(word))
      return { ...chunk, meaning: { kind: "text", text: word, ...filtersOf(chunk) } };
    if (isVersionName(chunk, last) && isStockWord(word))
      return { ...chunk, meaning: { kind: "text", text: word, ...filtersOf(chunk) } };
    if (isOfPart(tokens, chunk, last)) return ignore(chunk);
    if (isSizeOfShape(tokens, chunk, chunks[index + 1]) || isIndifferent(tokens, chunk)) return ignore(chunk);
    if (isVersion(tokens, chunk, last)) return { ...chunk, meaning: { kind: "unmatched" } };
    if (isCar(tokens, chunk, last) && !isStockWord(tokens[chunk.start - 1]?.text ?? "")) return ignore(chunk);
    const interior = interiorMeaning(chunk.meaning);
    const earlier = last && chunks[chunks.indexOf(last) - 1];
    return interior && isOfInterior(tokens, chunk, last, earlier) ? { ...chunk, meaning: interior } : chunk;
  });
