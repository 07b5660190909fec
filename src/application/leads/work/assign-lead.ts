import type { NewLeadEvent } from "#domain/leads/index.ts";
import { findOwner, type OwnerDirectory } from "./lead-owners.ts";
import { appendToLead, type RecordedLead, type RecordLeadDependencies } from "./record-lead-event.ts";

export type AssignLeadDependencies = RecordLeadDependencies & { readonly owners: () => Promise<OwnerDirectory> };

export type LeadAssignment = Pick<NewLeadEvent, "by" | "text"> & { readonly owner: string };

export type AssignLeadResult =
  | { readonly type: "unknown-lead" }
  /** Nobody of the group has this address. */
  | { readonly type: "unknown-owner" }
  | ({ readonly type: "assigned" } & RecordedLead);

/** Called with an address that nobody of the group has: true gives the lead to it nevertheless. */
export type ConfirmUnknownOwner = (owner: string) => Promise<boolean>;

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
