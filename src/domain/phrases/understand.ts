import { FACETS, type FacetName, type StockQuery } from "../vehicles/index.ts";
import { type Atom, readAtoms } from "./atoms.ts";
import { type Filters, joinFilters, withFilters } from "./filters.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Meaning, ModelMeaning } from "./meaning.ts";
import { leftWords, type State, withGlued } from "./left-words.ts";
import { filtersOf } from "./measure.ts";
import { quantityAt } from "./quantities.ts";
import { type Piece, readPieces, spelt } from "./reading.ts";

/** What understanding needs to know of a stock. */
export type Ground = {
  readonly lexicon: Lexicon;
  /** Whether a title or trim of the stock has the word: what it has is not misspelt. */
  readonly isOfStock: (word: string) => boolean;
  /** Of the stock's vehicles; null where none says its year. */
  readonly newestYear: number | null;
  /** Values of a facet that vehicles of the stock have. */
  readonly valuesOf: (facet: FacetName) => readonly string[];
};

/** What a text says, and the words of it that say nothing that is known. */
export type Understood = { readonly filters: readonly Filters[]; readonly left: string | null };

/** Facets of few values: what is not to be one of them is to be one of the others. */
const DENIABLE: readonly FacetName[] = ["fuel", "transmission", "condition", "drive", "kind"];

const denied = (meanings: readonly Meaning[], ground: Ground): Filters | null => {
  if (!meanings.every((meaning) => meaning.is === "filters")) return null;
  const { values = {}, ranges, flags, sort } = meanings.map(({ filters }) => filters).reduce(joinFilters);
  const [name, ...more] = Object.keys(values);
  const facet = DENIABLE.find((deniable) => deniable === name);
  const isMore = more.length + Object.keys(ranges ?? {}).length + (flags?.length ?? 0) > 0 || sort !== undefined;
  if (!facet || isMore) return null;
  const others = ground.valuesOf(facet).filter((value) => !values[facet]?.includes(value));
  return others.length > 0 ? { values: { [facet]: others } } : null;
};

/** Brands that were said, here or before; with those of models whose names can be nothing else. */
type Brands = { readonly named: ReadonlySet<string>; readonly implied: ReadonlySet<string> };

const brandsIn = (pieces: readonly Piece[], before: readonly string[]): Brands => {
  const named = pieces.flatMap(({ meaning }) => (meaning.is === "brand" ? [meaning.slug] : []));
  const implied = pieces.flatMap(({ meaning }) => (meaning.is === "model" && !meaning.numeric ? meaning.brands : []));
  return { named: new Set([...before, ...named]), implied: new Set([...before, ...named, ...implied]) };
};

/** A model stands for its brands, or for those of them that are named: "Cupra Ateca" is no SEAT. */
const modelFilters = ({ slugs, brands, more }: ModelMeaning, named: ReadonlySet<string>): Filters => {
  const own = brands.filter((brand) => named.has(brand));
  return joinFilters({ values: { brand: own.length > 0 ? own : brands, model: slugs } }, more ?? {});
};

/** A number that is a model of no brand that is named is a year or an amount: "Golf 2008". */
const asNumber = (atoms: readonly Atom[], piece: Piece, ground: Ground): Filters | null => {
  const read = quantityAt(atoms.slice(piece.from, piece.to), 0);
  return read && filtersOf(read.quantity, ground.newestYear);
};

const filtersOfModel = (atoms: readonly Atom[], piece: Piece, model: ModelMeaning, brands: Brands, ground: Ground) => {
  const { implied, named } = brands;
  const foreign = model.numeric && implied.size > 0 && !model.brands.some((brand) => implied.has(brand));
  return foreign ? asNumber(atoms, piece, ground) : modelFilters(model, named);
};

const filtersOfPiece = (atoms: readonly Atom[], piece: Piece, brands: Brands, ground: Ground): Filters | null => {
  const { meaning } = piece;
  switch (meaning.is) {
    case "left":
      return null;
    case "nothing":
      return {};
    case "filters":
      return meaning.filters;
    case "brand":
      return { values: { brand: [meaning.slug] } };
    case "place":
      return { values: { location: meaning.slugs } };
    case "quantity":
      return filtersOf(meaning.quantity, ground.newestYear);
    case "not":
      return denied(meaning.meanings, ground);
    case "model":
      return filtersOfModel(atoms, piece, meaning, brands, ground);
  }
};

/** What one look at a text says; `brands` are those that are chosen already. */
export const readOnce = (typed: string, ground: Ground, brands: readonly string[] = []): Understood => {
  const atoms = spelt(readAtoms(typed), ground.lexicon, ground.isOfStock);
  const pieces = readPieces(atoms, ground.lexicon);
  const said = brandsIn(pieces, brands);
  const states: State[] = atoms.map(() => "left");
  const filters: Filters[] = [];
  for (const piece of pieces) {
    const added = filtersOfPiece(atoms, piece, said, ground);
    if (!added) continue;
    states.fill(piece.meaning.is === "nothing" ? "nothing" : "understood", piece.from, piece.to);
    filters.push(added);
  }
  return { filters, left: leftWords(typed, atoms, withGlued(atoms, states)) };
};

/**
 * The query with what its `q` says. Words that come together when those between them are taken out may say something
 * more, so it is read until nothing changes: each round but the first leaves fewer words than the one before.
 */
export const understandQuery = (query: StockQuery, ground: Ground): StockQuery => {
  let understood = query;
  while (understood.q !== null) {
    const { filters, left } = readOnce(understood.q, ground, understood.values.brand);
    if (left === understood.q) break;
    understood = { ...withFilters(understood, filters.reduce(joinFilters, {})), q: left };
  }
  return understood;
};

/** How many facets a query chooses from. */
export const choicesIn = (query: StockQuery): number =>
  FACETS.filter(({ name }) => query.values[name] || query.ranges[name] || query.flags.includes(name)).length;
