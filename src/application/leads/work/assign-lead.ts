import type { NewLeadEvent } from "#domain/leads/index.ts";
import type { Settings } from "#domain/site/index.ts";
import { appendToLead, type RecordedLead, type RecordLeadDependencies } from "./record-lead-event.ts";

type Addressed = { readonly email: string | null };

/** Where the group's own addresses stand. */
type OwnerDirectory = {
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
const findOwner = ({ employees, locations, settings }: OwnerDirectory, address: string): string | null => {
  const people = [...employees, ...locations, ...locations.flatMap(({ departments }) => departments)];
  const known = [...people.flatMap(({ email }) => email ?? []), ...settingsAddresses(settings)];
  const wanted = address.trim().toLowerCase();
  return known.find((each) => each.toLowerCase() === wanted) ?? null;
};

export type AssignLeadDependencies = RecordLeadDependencies & { readonly owners: () => Promise<OwnerDirectory> };

export type LeadAssignment = Pick<NewLeadEvent, "by" | "text"> & { readonly owner: string };

type AssignLeadResult =
  | { readonly type: "unknown-lead" }
  /** Nobody of the group has this address. */
  | { readonly type: "unknown-owner" }
  | ({ readonly type: "assigned" } & RecordedLead);

/** Called with an address that nobody of the group has: true gives the lead to it nevertheless. */
type ConfirmUnknownOwner = (owner: string) => Promise<boolean>;

/** Gives a lead to one person of the group, who gets it by email. */
export const assignLead = async (
  deps: AssignLeadDependencies,
  reference: string,
  { owner, by, text = null }: LeadAssignment,
  { eventId, confirm = async () => false }: { readonly eventId?: string; readonly confirm?: ConfirmUnknownOwner } = {},
): Promise<AssignLeadResult> => {
  const lead = await deps.reader.byReference(reference);
  if (lead === null) return { type: "unknown-lead" };
  const known = findOwner(await deps.owners(), owner);
  if (known === null && !(await confirm(owner))) return { type: "unknown-owner" };
  const recorded = await appendToLead(deps, lead.id, { type: "assigned", by, target: known ?? owner, text }, eventId);
  return recorded === null ? { type: "unknown-lead" } : { type: "assigned", ...recorded };
};
