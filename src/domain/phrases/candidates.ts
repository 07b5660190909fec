import { EMPTY_QUERY, type StockQuery } from "../vehicles/index.ts";
import type { Atom } from "./atoms.ts";
import type { Completion } from "./beginnings.ts";
import type { Completions, Hit } from "./completions.ts";
import { type Filters, withFilters } from "./filters.ts";
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
export type Candidate = Pick<Suggestion, "kind" | "query"> & {
  readonly label: () => string;
  readonly rank: number;
  readonly weight: number;
};

/** Words at the end that may be one unfinished phrase. */
const LONGEST_TAIL = 4;

/** Completions of one beginning that are looked at: of a single letter there are hundreds. */
const WORTH_LOOKING_AT = 30;

/** By how much one goes before another of its rank: a longer match, a model of the make that was named, a place last. */
const A_LITTLE = 0.5;

/** What words before it that are not understood cost: they and the completion seldom meet in a vehicle. */
const LAST_RESORT = 4;

/** The whole text goes first where all of it is understood, and last where it is not. */
const FIRST = -1;
const LAST = 8;

/** A second make is asked for. */
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

export type Typed = { readonly text: string; readonly atoms: readonly Atom[]; readonly within: StockQuery };

/** A model of several brands is of those that are chosen. */
const filtersWithin = ({ kind, filters }: Completion, base: StockQuery): Filters => {
  const chosen = filters.values?.brand?.filter((brand) => base.values.brand?.includes(brand)) ?? [];
  return kind === "model" && chosen.length > 0 ? { ...filters, values: { ...filters.values, brand: chosen } } : filters;
};

/** The last `length` atoms completed, on top of what was understood of those before them. */
const completed = (typed: Typed, length: number, find: Completions["of"], suggester: Suggester): Candidate[] => {
  const { atoms, text, within } = typed;
  const tail = atoms.slice(-length);
  const hits: readonly Hit[] = find(tail);
  if (hits.length === 0) return [];
  const head = text.slice(0, tail[0]?.start ?? 0);
  const base = understandQuery({ ...within, q: head.trim() || null }, suggester.ground);
  const rankOf = ({ completion: { kind, filters }, rank }: Hit): number => {
    const ofChosen = kind === "model" && filters.values?.brand?.some((brand) => base.values.brand?.includes(brand));
    const better = (length > 1 ? A_LITTLE : 0) + (ofChosen ? A_LITTLE : 0) - (kind === "place" ? A_LITTLE : 0);
    return rank - better + (base.q === null ? 0 : LAST_RESORT);
  };
  return hits
    .filter(({ completion }) => fits(completion, base, head))
    .sort((one, other) => one.rank - other.rank || other.completion.weight - one.completion.weight)
    .slice(0, WORTH_LOOKING_AT)
    .map((hit) => {
      const { kind, label, weight } = hit.completion;
      return {
        kind,
        label: () => labelled(head.trim(), label, suggester),
        query: withFilters(base, filtersWithin(hit.completion, base)),
        rank: rankOf(hit),
        weight,
      };
    });
};

/** The whole text as it is understood; what is not understood ranks it behind the completions. */
const reading = ({ text, within }: Typed, { ground, nameOf }: Suggester): Candidate | null => {
  const said = understandQuery({ ...EMPTY_QUERY, q: text }, ground);
  const query = understandQuery({ ...within, q: text }, ground);
  const label = queryLabel(said, nameOf);
  if (label === "") return null;
  const understood = choicesIn(said) > 0 || said.sort !== EMPTY_QUERY.sort;
  return {
    kind: understood ? "phrase" : "text",
    label: () => label,
    query,
    rank: said.q === null ? FIRST : LAST,
    weight: 0,
  };
};

/** How many atoms at the end may be completed: never a part of what is understood as a whole. */
const tailsOf = (atoms: readonly Atom[], { lexicon }: Ground): readonly number[] => {
  const last = readPieces(atoms, lexicon).at(-1);
  const least = last && last.meaning.is !== "left" ? atoms.length - last.from : 1;
  const most = Math.max(least, Math.min(LONGEST_TAIL, atoms.length));
  return Array.from({ length: most - least + 1 }, (_, at) => most - at);
};

/** All that a text may mean or become, not yet counted; the same query may be there twice. */
export const candidatesOf = (typed: Typed, suggester: Suggester): readonly Candidate[] => {
  const { completions, ground } = suggester;
  const found = tailsOf(typed.atoms, ground).flatMap((length) => completed(typed, length, completions.of, suggester));
  const near = found.length > 0 ? [] : completed(typed, 1, completions.misspelt, suggester);
  const good = found.filter(({ rank }) => rank < LAST_RESORT);
  const whole = reading(typed, suggester);
  return [...(whole ? [whole] : []), ...(good.length > 0 ? good : found), ...near];
};
