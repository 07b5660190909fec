import { EMPTY_QUERY, type StockQuery, writeStockQuery } from "../vehicles/index.ts";
import { readAtoms } from "./atoms.ts";
import { type Candidate, candidatesOf, type Suggester } from "./candidates.ts";
import { withFilters } from "./filters.ts";
import { queryLabel } from "./labels.ts";
import type { Suggestion } from "./suggestion.ts";
import { understandQuery } from "./understand.ts";

/** Of the candidates only the best are counted: so many for each line that is asked for. */
const COUNTED_FOR_EACH = 2;

const addressOf = ({ query }: Candidate): string => writeStockQuery({ ...query, page: 1 }).toString();

/** One a query; a completion says better what a phrase of one word is. */
const unique = (candidates: readonly Candidate[]): Candidate[] => {
  const byAddress = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const address = addressOf(candidate);
    const same = byAddress.get(address);
    if (!same) byAddress.set(address, candidate);
    else if (same.kind === "phrase") byAddress.set(address, { ...candidate, rank: same.rank });
  }
  return [...byAddress.values()];
};

const byRank = (one: Candidate, other: Candidate): number => one.rank - other.rank || other.weight - one.weight;

const counted = (candidates: readonly Candidate[], limit: number, { count }: Suggester): Suggestion[] =>
  [...candidates]
    .sort(byRank)
    .slice(0, limit * COUNTED_FOR_EACH)
    .map((candidate) => ({ ...candidate, count: count(candidate.query) }))
    .filter((suggestion) => suggestion.count > 0)
    .sort((one, other) => one.rank - other.rank || other.count - one.count)
    .slice(0, limit)
    .map(({ kind, label, query, count: vehicles }) => ({ kind, label: label(), query, count: vehicles }));

const popular = (within: StockQuery, { completions }: Suggester): Candidate[] =>
  completions.all
    .filter(({ kind }) => kind === "brand")
    .map(({ kind, label, filters, weight }) => ({
      kind,
      label: () => label,
      query: withFilters(within, filters),
      rank: 0,
      weight,
    }));

/** What somebody who has typed so far may want, best first, none without vehicles. */
export const suggestions = (text: string, limit: number, within: StockQuery, suggester: Suggester): Suggestion[] => {
  const atoms = readAtoms(text);
  const base = { ...within, q: null, page: 1 };
  if (atoms.length === 0) return counted(popular(base, suggester), limit, suggester);
  const candidates = candidatesOf({ text, atoms, within: base }, suggester);
  const found = counted(unique(candidates), limit, suggester);
  if (found.length > 0) return found;
  // A number that is not finished yet: what was said before it holds.
  const said = understandQuery({ ...EMPTY_QUERY, q: text }, suggester.ground);
  const query = { ...understandQuery({ ...base, q: text }, suggester.ground), q: null };
  const label = queryLabel({ ...said, q: null }, suggester.nameOf);
  return label === ""
    ? []
    : counted([{ kind: "phrase", label: () => label, query, rank: 0, weight: 0 }], limit, suggester);
};
