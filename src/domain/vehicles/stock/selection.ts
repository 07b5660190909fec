import type { Range } from "../fields/vehicle-field.ts";
import type { FacetName } from "./facets.ts";
import type { StockQuery } from "./stock-query.ts";

type Selections<T> = Readonly<Partial<Record<FacetName, T>>>;

/** The selected values of any facet; none of one that has no values. */
export const selectedValues = ({ values }: Pick<StockQuery, "values">, name: FacetName): readonly string[] =>
  (values as Selections<readonly string[]>)[name] ?? [];

/** The selected range of any facet; null without one. */
export const selectedRange = ({ ranges }: Pick<StockQuery, "ranges">, name: FacetName): Range | null =>
  (ranges as Selections<Range>)[name] ?? null;

export const isFlagSelected = ({ flags }: Pick<StockQuery, "flags">, name: FacetName): boolean =>
  flags.some((flag) => flag === name);
