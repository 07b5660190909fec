import { FACETS, type FacetValues, type ValueFacetName } from "../../vehicles/index.ts";
import { FAMILY_CAR } from "../tables/vehicle-phrases.ts";
import { mergeFilters, type QueryFilters } from "../query-filters.ts";

/** What one part of a phrase stands for. `isAlternative`: "or" or a comma stands before it. */
export type ChunkFilters = { readonly filters: QueryFilters; readonly isAlternative: boolean };

const HYBRIDS = ["hybrid", "electric+petrol", "electric+diesel"];

/** The hybrids that burn a fuel. */
const HYBRIDS_OF: Readonly<Record<string, readonly string[]>> = {
  petrol: ["hybrid", "electric+petrol"],
  diesel: ["hybrid", "electric+diesel"],
};

const isWithin = (some: readonly string[], all: readonly string[]): boolean => some.every((one) => all.includes(one));

/** "Hybride automatique essence": hybrids that burn petrol, where the stock knows; null for other fuels. */
const fuelsOfBoth = (one: readonly string[], other: readonly string[]): readonly string[] | null => {
  const [hybrids, fuels] = isWithin(one, HYBRIDS) ? [one, other] : [other, one];
  const [fuel = ""] = fuels;
  const burning = fuels.length === 1 && isWithin(hybrids, HYBRIDS) ? HYBRIDS_OF[fuel] : undefined;
  const both = hybrids.filter((hybrid) => burning?.includes(hybrid));
  return both.length > 0 ? both : null;
};

type Group = readonly string[];

/** The narrower one if both words are for one thing: "break" of "familiale" and "break"; null for words of two things. */
const narrower = (name: ValueFacetName, one: Group, other: Group): Group | null => {
  if (isWithin(one, other)) return one;
  if (isWithin(other, one)) return other;
  return name === "fuel" ? fuelsOfBoth(one, other) : null;
};

const addGroup = (name: ValueFacetName, groups: readonly Group[], added: Group): readonly Group[] => {
  const index = groups.findIndex((group) => narrower(name, group, added) !== null);
  const both = narrower(name, groups[index] ?? [], added);
  return index === -1 || both === null ? [...groups, added] : groups.with(index, both);
};

/** Several features mean all of them, several names any of them. */
const UNITED: ReadonlySet<ValueFacetName> = new Set(["equipment", "brand", "model", "location"]);

/** The values of a facet: any of what the parts say, the narrower where two say the same thing. */
const combineValues = (name: ValueFacetName, parts: readonly ChunkFilters[]): Group => {
  const groups = parts.reduce<readonly Group[]>((all, { filters, isAlternative }) => {
    const added = filters.values?.[name];
    if (added === undefined) return all;
    return isAlternative || UNITED.has(name) ? [...all, added] : addGroup(name, all, added);
  }, []);
  return [...new Set(groups.flat())];
};

const combineAllValues = (parts: readonly ChunkFilters[]): FacetValues =>
  Object.fromEntries(
    FACETS.flatMap(({ name, kind }) => {
      const values = kind === "range" || kind === "flag" ? [] : combineValues(name, parts);
      return values.length === 0 ? [] : [[name, values]];
    }),
  );

/** Who says mild hybrid and petrol means the hybrids of the stock that burn it too. */
const withMildHybrids = (filters: QueryFilters): QueryFilters => {
  const [fuel, ...others] = filters.values?.fuel ?? [];
  const isMild = filters.flags?.includes("mild-hybrid") === true && fuel === "petrol" && others.length === 0;
  return isMild ? { ...filters, values: { ...filters.values, fuel: ["petrol", "hybrid"] } } : filters;
};

/** Seats that say more than "familiale": an SUV with seven of them is meant too. */
const FEWEST_SEATS_OF_LARGE_FAMILIES = 7;

const withoutFamily = (parts: readonly ChunkFilters[]): readonly ChunkFilters[] => {
  const seats = parts.flatMap(({ filters }) => filters.values?.seats ?? []);
  const isLarge = seats.length > 0 && seats.every((count) => Number(count) >= FEWEST_SEATS_OF_LARGE_FAMILIES);
  return isLarge ? parts.filter(({ filters }) => filters !== FAMILY_CAR) : parts;
};

/** With one of these, a company car is a use. */
const OTHER_THAN_USE: readonly ValueFacetName[] = ["shape", "kind", "seats", "equipment", "model", "van-length"];

const isUse = ({ filters }: ChunkFilters): boolean => filters.values?.body?.join() === "company_car";

const withoutUse = (parts: readonly ChunkFilters[]): readonly ChunkFilters[] =>
  parts.some(({ filters }) => OTHER_THAN_USE.some((name) => filters.values?.[name] !== undefined))
    ? parts.filter((part) => !isUse(part))
    : parts;

/** The filters of all parts of a phrase. */
export const combineFilters = (all: readonly ChunkFilters[]): QueryFilters =>
  combineParts(withoutUse(withoutFamily(all)));

const combineParts = (parts: readonly ChunkFilters[]): QueryFilters =>
  withMildHybrids({
    ...parts.reduce<QueryFilters>((all, { filters }) => mergeFilters(all, filters), {}),
    values: combineAllValues(parts),
  });
