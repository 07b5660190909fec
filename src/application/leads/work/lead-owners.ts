import type { Settings } from "#domain/site/index.ts";

type Addressed = { readonly email: string | null };

/** Where the group's own addresses stand. */
export type OwnerDirectory = {
  readonly employees: readonly Addressed[];
  readonly locations: readonly (Addressed & { readonly departments: readonly Addressed[] })[];
  readonly settings: Pick<Settings, "group" | "staff" | "leads">;
};

const settingsAddresses = ({ group, staff, leads }: OwnerDirectory["settings"]): readonly string[] => [
  group.email,
  ...staff.alerts,
  ...(staff.manager === undefined ? [] : [staff.manager]),
  ...leads.routing.flatMap(({ to }) => to),
  ...leads.answers.flatMap(({ next }) => next),
];

/**
 * The address as the group spells it. Null: it is no employee, and no address of a location or of the settings. An owner gets
 * the visitor's name, address, telephone and message by email.
 */
export const findOwner = ({ employees, locations, settings }: OwnerDirectory, address: string): string | null => {
  const people = [...employees, ...locations, ...locations.flatMap(({ departments }) => departments)];
  const known = [...people.flatMap(({ email }) => email ?? []), ...settingsAddresses(settings)];
  const wanted = address.trim().toLowerCase();
  return known.find((each) => each.toLowerCase() === wanted) ?? null;
};
