/** A value added to or removed from a filter, or the new value of a single-value filter. */
export type FilterChange = {
  readonly facet: string;
  readonly value: string;
  readonly action: "add" | "remove" | "change";
};

const without = (values: readonly string[], others: readonly string[]): readonly string[] =>
  values.filter((value) => !others.includes(value));

const changesOf = (facet: string, before: readonly string[], after: readonly string[]): readonly FilterChange[] => {
  const added = without(after, before);
  const removed = without(before, after);
  const [value] = added;
  if (value !== undefined && added.length === 1 && removed.length === 1) return [{ facet, value, action: "change" }];
  return [
    ...added.map((gained) => ({ facet, value: gained, action: "add" as const })),
    ...removed.map((lost) => ({ facet, value: lost, action: "remove" as const })),
  ];
};

/** Changes between two queries. `isFilter` selects the parameters that are filters. */
export const filterChanges = (
  before: URLSearchParams,
  after: URLSearchParams,
  isFilter: (name: string) => boolean,
): readonly FilterChange[] => {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter(isFilter).flatMap((name) => changesOf(name, before.getAll(name), after.getAll(name)));
};
