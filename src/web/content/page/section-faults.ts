import type { ContentFault, Story } from "#domain/content/index.ts";

type FaultyStory = Pick<Story, "sectionFields" | "dropped" | "faults">;

const isWithin = ({ field }: ContentFault, section: string): boolean =>
  field === section || field.startsWith(`${section}.`);

/**
 * Faults by the field of their section; those of no section under "". A section within the text of another one has its
 * own.
 */
export const faultsBySection = ({
  sectionFields,
  dropped,
  faults,
}: FaultyStory): ReadonlyMap<string, readonly ContentFault[]> => {
  const fields = [...sectionFields, ...dropped.map(({ field }) => field)];
  const innermostFirst = [...new Set(fields)].toSorted((a, b) => b.length - a.length);
  return Map.groupBy(faults, (fault) => innermostFirst.find((field) => isWithin(fault, field)) ?? "");
};

const keyOf = ({ field, message }: ContentFault): string => `${field} ${message}`;

/** The faults of `all` that are not among `known`. */
export const otherFaults = (all: readonly ContentFault[], known: readonly ContentFault[]): readonly ContentFault[] => {
  const keys = new Set(known.map(keyOf));
  return all.filter((fault) => !keys.has(keyOf(fault)));
};
