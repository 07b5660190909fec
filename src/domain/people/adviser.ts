import type { Department } from "./departments.ts";
import { sortTeam, type Employee } from "./employee.ts";

export type AdviserQuery = {
  /** Slug of a location. */
  readonly location: string;
  /** Slug of a brand. */
  readonly brand: string;
  /** The most fitting department first; the next one counts only if the location has nobody in it. */
  readonly departments: readonly Department[];
  /** Slug or e-mail address of the person that the data names; null: none. */
  readonly named: string | null;
};

/** Lower ranks come first: a specialist of the brand, somebody without brands of their own, a specialist of others. */
const brandRank = ({ brands }: Employee, brand: string): number => {
  if (brands.includes(brand)) return 0;
  return brands.length === 0 ? 1 : 2;
};

const isNamed = ({ slug, email }: Employee, named: string): boolean =>
  slug === named || email?.toLowerCase() === named.toLowerCase();

/**
 * The person to ask about an object of a brand at a location: the one that the data names, else always the same one for
 * the same query. Null if nobody there works in the departments.
 */
export const findAdviser = (
  people: readonly Employee[],
  { location, brand, departments, named }: AdviserQuery,
): Employee | null => {
  const byName = named === null ? undefined : people.find((person) => isNamed(person, named));
  if (byName) return byName;
  const there = sortTeam(people.filter(({ locations }) => locations.includes(location)));
  for (const key of departments) {
    const [first] = there
      .filter(({ department }) => department === key)
      .toSorted((a, b) => brandRank(a, brand) - brandRank(b, brand));
    if (first) return first;
  }
  return null;
};
