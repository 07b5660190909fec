import type { StockIndex } from "../search/index.ts";
import { fold } from "../shared/index.ts";
import { EMPTY_QUERY, type StockQuery } from "../vehicles/index.ts";
import { readAtoms } from "./atoms.ts";
import { type Filters, withFilters } from "./filters.ts";
import type { Suggestion } from "./suggestion.ts";

export type QuickSearch = {
  /**
   * The query with the words of its `q` turned into filters, added to those it has; what is left stays in `q`. Never
   * fails; understanding twice is understanding once.
   */
  readonly understand: (query: StockQuery) => StockQuery;
  /**
   * Completions and the reading of the whole text, best first, at most `limit`, none without vehicles. `within`: filters
   * already chosen.
   */
  readonly suggest: (text: string, limit: number, within?: StockQuery) => readonly Suggestion[];
};

type Entry = { readonly kind: Suggestion["kind"]; readonly label: string; readonly filters: Filters };

const FUELS: readonly (readonly [string, string, string])[] = [
  ["essence", "Essence", "petrol"],
  ["diesel", "Diesel", "diesel"],
  ["electrique", "Électrique", "electric"],
];

const entriesOf = (index: StockIndex): ReadonlyMap<string, Entry> => {
  const { brands, models } = index.vocabulary();
  const entries = new Map<string, Entry>();
  for (const { slug, name, brands: of } of models) {
    entries.set(fold(name), { kind: "model", label: name, filters: { values: { brand: of, model: [slug] } } });
  }
  for (const { slug, name } of brands) {
    entries.set(fold(name), { kind: "brand", label: name, filters: { values: { brand: [slug] } } });
  }
  for (const [word, label, key] of FUELS) {
    entries.set(word, { kind: "filter", label, filters: { values: { fuel: [key] } } });
  }
  return entries;
};

/** Reads what buyers type over one index; made once for each. */
export const createQuickSearch = (index: StockIndex): QuickSearch => {
  const entries = entriesOf(index);
  const understand = (query: StockQuery): StockQuery => {
    let understood = { ...query, q: null };
    const left: string[] = [];
    const text = (query.q ?? "").replace(/moins de (\d+) ?(?:€|euros)/iu, (_, max: string) => {
      understood = { ...withFilters(understood, { ranges: { price: { min: null, max: Number(max) } } }), q: null };
      return "";
    });
    for (const { text: word, start, end } of readAtoms(text)) {
      const entry = entries.get(word);
      if (entry) understood = { ...withFilters(understood, entry.filters), q: null };
      else left.push(text.slice(start, end));
    }
    return { ...understood, q: left.join(" ") || null };
  };
  const suggest: QuickSearch["suggest"] = (text, limit, within = EMPTY_QUERY) =>
    [...entries]
      .filter(([word]) => word.startsWith(fold(text.trim())))
      .slice(0, limit)
      .map(([, { kind, label, filters }]) => {
        const query = withFilters(within, filters);
        return { kind, label, query, count: index.count(query) };
      })
      .filter(({ count }) => count > 0);
  return { understand, suggest };
};
