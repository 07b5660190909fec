import { EMPTY_QUERY, type StockQuery, writeStockQuery } from "../vehicles/index.ts";
import { type Atom, readAtoms } from "./atoms.ts";
import type { Completion, Completions, Hit } from "./completions.ts";
import { withFilters } from "./filters.ts";
import { type NameOf, queryLabel } from "./labels.ts";
import { readPieces } from "./reading.ts";
import type { Suggestion } from "./suggestion.ts";
import { choicesIn, type Ground, understandQuery } from "./understand.ts";

/** What suggesting needs beside understanding. */
export type Suggester = {
  readonly ground: Ground;
  readonly completions: Completions;
  readonly count: (query: StockQuery) => number;
  readonly nameOf: NameOf;
};

/** Its label is made only where it is shown. */
type Candidate = Pick<Suggestion, "kind" | "query"> & {
  readonly label: () => string;
  readonly rank: number;
  readonly weight: number;
};

/** Words at the end that may be one unfinished phrase. */
const LONGEST_TAIL = 4;

/** Completions of one beginning that are looked at: of a single letter there are hundreds. */
const WORTH_LOOKING_AT = 30;

/** Of the candidates only the best are counted: so many for each line that is asked for. */
const COUNTED_FOR_EACH = 2;

/** What a candidate gains in rank by more words that agree with it, and what it loses where some do not. */
const LONGER = 0.5;
const LAST_RESORT = 4;

const JOINED = /(?:^|\s)(?:ou|et)\s+$|[,/]\s*$/i;

/** A second make beside a first one only where it is said to be one: "ford ou op…". */
const fits = ({ filters, kind }: Completion, base: StockQuery, head: string): boolean => {
  const chosen = base.values.brand ?? [];
  if ((kind !== "brand" && kind !== "model") || chosen.length === 0 || JOINED.test(head)) return true;
  return kind === "model" && (filters.values?.brand ?? []).some((brand) => chosen.includes(brand));
};

const labelled = (head: string, label: string, { ground, nameOf }: Suggester): string => {
  const said = queryLabel(understandQuery({ ...EMPTY_QUERY, q: head }, ground), nameOf);
  return head === "" || said === "" ? label : `${said} · ${label}`;
};

type Typed = { readonly text: string; readonly atoms: readonly Atom[]; readonly within: StockQuery };

/** The last `length` atoms completed, on top of what was understood of those before them. */
const completed = (typed: Typed, length: number, find: Completions["of"], suggester: Suggester): Candidate[] => {
  const { atoms, text, within } = typed;
  const tail = atoms.slice(-length);
  const hits: readonly Hit[] = find(tail);
  if (hits.length === 0) return [];
  const head = text.slice(0, tail[0]?.start ?? 0);
  const base = understandQuery({ ...within, q: head.trim() || null }, suggester.ground);
  // Where words before it are not understood, they and the completion seldom meet in a vehicle.
  const worse = base.q === null ? 0 : LAST_RESORT;
  const more = length > 1 ? LONGER : 0;
  return hits
    .filter(({ completion }) => fits(completion, base, head))
    .sort((one, other) => one.rank - other.rank || other.completion.weight - one.completion.weight)
    .slice(0, WORTH_LOOKING_AT)
    .map(({ completion: { kind, label, filters, weight }, rank }) => {
      const own = kind === "model" ? withinBrands(filters.values?.brand ?? [], base) : null;
      const added = own ? { ...filters, values: { ...filters.values, brand: own } } : filters;
      return {
        kind,
        label: () => labelled(head.trim(), label, suggester),
        query: withFilters(base, added),
        rank:
          rank +
          worse -
          more -
          (own && base.values.brand?.includes(own[0] ?? "") ? LONGER : 0) +
          (kind === "place" ? LONGER : 0),
        weight,
      };
    });
};

/** The brands of a model that are chosen, else all of them. */
const withinBrands = (brands: readonly string[], base: StockQuery): readonly string[] => {
  const chosen = brands.filter((brand) => base.values.brand?.includes(brand));
  return chosen.length > 0 ? chosen : brands;
};

/** The whole text as it is understood; what is not understood ranks it behind the completions. */
const reading = ({ text, within }: Typed, { ground, nameOf }: Suggester): Candidate | null => {
  const said = understandQuery({ ...EMPTY_QUERY, q: text }, ground);
  const query = understandQuery({ ...within, q: text }, ground);
  const label = queryLabel(said, nameOf);
  if (label === "") return null;
  const understood = choicesIn(said) > 0 || said.sort !== EMPTY_QUERY.sort;
  return { kind: understood ? "phrase" : "text", label: () => label, query, rank: said.q === null ? -1 : 8, weight: 0 };
};

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

/** How many atoms at the end may be completed: never a part of what is understood as a whole. */
const tailsOf = (atoms: readonly Atom[], { lexicon }: Ground): readonly number[] => {
  const last = readPieces(atoms, lexicon).at(-1);
  const least = last && last.meaning.is !== "left" ? atoms.length - last.from : 1;
  const most = Math.max(least, Math.min(LONGEST_TAIL, atoms.length));
  return Array.from({ length: most - least + 1 }, (_, at) => most - at);
};

const candidatesOf = (typed: Typed, suggester: Suggester): Candidate[] => {
  const { completions, ground } = suggester;
  const found = tailsOf(typed.atoms, ground).flatMap((length) => completed(typed, length, completions.of, suggester));
  const near = found.length > 0 ? [] : completed(typed, 1, completions.misspelt, suggester);
  const good = found.filter(({ rank }) => rank < LAST_RESORT);
  const whole = reading(typed, suggester);
  return unique([...(whole ? [whole] : []), ...(good.length > 0 ? good : found), ...near]);
};

/** What somebody who has typed so far may want, best first, none without vehicles. */
export const suggestions = (text: string, limit: number, within: StockQuery, suggester: Suggester): Suggestion[] => {
  const atoms = readAtoms(text);
  const base = { ...within, q: null, page: 1 };
  if (atoms.length === 0) return counted(popular(base, suggester), limit, suggester);
  const candidates = candidatesOf({ text, atoms, within: base }, suggester);
  const found = counted(candidates, limit, suggester);
  if (found.length > 0) return found;
  // A number that is not finished yet: what was said before it holds.
  const said = understandQuery({ ...EMPTY_QUERY, q: text }, suggester.ground);
  const query = { ...understandQuery({ ...base, q: text }, suggester.ground), q: null };
  const label = queryLabel({ ...said, q: null }, suggester.nameOf);
  return label === ""
    ? []
    : counted([{ kind: "phrase", label: () => label, query, rank: 0, weight: 0 }], limit, suggester);
};
