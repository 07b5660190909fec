import type { Booking } from "#domain/appointments/index.ts";
import { type Lead, type LeadEvent, type LeadProgress, leadProgress, toBookingPerson } from "#domain/leads/index.ts";
import type { Clock, Digest } from "#domain/shared/index.ts";
import { cancelAppointment, type ChangeAuthor } from "../appointments/change-appointment.ts";
import type { LeadEventStore, LeadFilter, LeadReader, LeadStore, OpenBooking, Outbox, SlotReader } from "../ports.ts";
import { assignLead, type AssignLeadDependencies, type LeadAssignment } from "../work/move-lead.ts";
import { type OwnerlessEvent, type RecordedLead, recordLeadEvent } from "../work/record-lead-event.ts";
import type { DeliveryStatus } from "#domain/outbox/index.ts";

type ReleaseResult =
  | { readonly type: "released"; readonly booking: Booking }
  | { readonly type: "unknown" }
  /** The lead has no appointment, or not any more. */
  | { readonly type: "no-appointment" };

type ReleaseDependencies = {
  readonly reader: Pick<LeadReader, "byReference">;
  readonly store: Pick<LeadStore, "changeAppointment">;
  readonly clock: Clock;
  readonly newId: () => string;
  /** Address that receives the events of leads; null: none. */
  readonly webhook: string | null;
};

const release = async (deps: ReleaseDependencies, lead: Lead, author: ChangeAuthor): Promise<Booking | null> => {
  const { booking } = lead;
  if (booking === null || booking.cancelled_at !== undefined) return null;
  // The server polls the outbox for what commands enqueue.
  const outcome = await cancelAppointment({ ...deps, wakeOutbox: () => {} }, { ...lead, booking }, author);
  return outcome === "changed" ? booking : null;
};

/** Frees the appointment of a lead, so that others can book it, and notifies visitor and dealership. */
export const releaseAppointment = async (
  deps: ReleaseDependencies,
  reference: string,
  author: ChangeAuthor,
): Promise<ReleaseResult> => {
  const lead = await deps.reader.byReference(reference);
  if (lead === null) return { type: "unknown" };
  const booking = await release(deps, lead, author);
  return booking === null ? { type: "no-appointment" } : { type: "released", booking };
};

type PersonRelease = {
  /** As `personKey` returns it. */
  readonly person: string;
  readonly now: Date;
  /** Frees nothing. */
  readonly isDryRun: boolean;
  readonly author: ChangeAuthor;
};

/** Frees all appointments to come of a person, at every location; returns them. */
export const releaseAppointmentsOf = async (
  deps: ReleaseDependencies & { readonly slots: Pick<SlotReader, "openBookings"> },
  { person, now, isDryRun, author }: PersonRelease,
): Promise<readonly OpenBooking[]> => {
  const open = await deps.slots.openBookings(toBookingPerson(person), now);
  if (isDryRun) return open;
  const released: OpenBooking[] = [];
  for (const booking of open) {
    const lead = await deps.reader.byReference(booking.reference);
    if (lead !== null && (await release(deps, lead, author)) !== null) released.push(booking);
  }
  return released;
};

type RetryDependencies = {
  readonly reader: Pick<LeadReader, "byReference">;
  readonly outbox: Pick<Outbox, "requeue">;
  readonly clock: Clock;
};

/** Makes the unsent deliveries of a lead due at once. Returns their number; null for an unknown reference. */
export const retryLead = async (
  { reader, outbox, clock }: RetryDependencies,
  reference: string,
): Promise<number | null> => {
  const lead = await reader.byReference(reference);
  return lead && outbox.requeue({ leadId: lead.id, deadLettersOnly: false }, clock.now());
};

/** Makes all dead letters due at once. Returns their number. */
export const retryDeadLetters = ({ outbox, clock }: Omit<RetryDependencies, "reader">): Promise<number> =>
  outbox.requeue({ deadLettersOnly: true }, clock.now());

/** A lead with its deliveries and events. `holdsSlot`: its appointment was not released. */
export type LeadDetails = {
  readonly lead: Lead;
  readonly deliveries: readonly DeliveryStatus[];
  readonly holdsSlot: boolean;
  /** Oldest first. */
  readonly events: readonly LeadEvent[];
  readonly progress: LeadProgress;
};

type Reader = Pick<LeadReader, "byReference" | "leadDeliveries" | "holdsSlot">;

/** Null for an unknown reference. */
export const showLead = async (
  { reader, events: store }: { readonly reader: Reader; readonly events: Pick<LeadEventStore, "read"> },
  reference: string,
): Promise<LeadDetails | null> => {
  const lead = await reader.byReference(reference);
  if (lead === null) return null;
  const deliveries = await reader.leadDeliveries(lead.id);
  const events = (await store.read([lead.id])).get(lead.id) ?? [];
  return { lead, deliveries, holdsSlot: await reader.holdsSlot(lead.id), events, progress: leadProgress(events) };
};

/** Writes leads in a file format. */
export type LeadFormatter = (leads: AsyncIterable<Lead>) => AsyncIterable<string>;

type ExportDependencies = {
  readonly reader: Pick<LeadReader, "stream">;
  readonly format: LeadFormatter;
  /** Receives the formatted text; all or nothing. */
  readonly write: (chunks: AsyncIterable<string>) => Promise<void>;
};

/** Exports leads, oldest first. Returns their number. Throws when they cannot be written. */
export const exportLeads = async (
  { reader, format, write }: ExportDependencies,
  filter: LeadFilter,
): Promise<number> => {
  let exported = 0;
  async function* countExported(leads: AsyncIterable<Lead>): AsyncGenerator<Lead> {
    for await (const lead of leads) {
      exported += 1;
      yield lead;
    }
  }
  await write(format(countExported(reader.stream(filter))));
  return exported;
};

type LeadFileResult =
  | { readonly type: "content"; readonly content: Uint8Array }
  /** The lead has no file, or none of this field. */
  | { readonly type: "none" }
  /** Several files, and no field was named. */
  | { readonly type: "ambiguous"; readonly fields: readonly string[] }
  /** The content was deleted. */
  | { readonly type: "deleted" };

/** The content of a lead's file; `field` undefined: of its only file. */
export const readLeadFile = async (
  reader: Pick<LeadReader, "fileContent">,
  lead: Pick<Lead, "files">,
  field: string | undefined,
): Promise<LeadFileResult> => {
  const files = lead.files.filter((file) => field === undefined || file.field === field);
  const [file] = files;
  if (file === undefined) return { type: "none" };
  if (files.length > 1) return { type: "ambiguous", fields: files.map((candidate) => candidate.field) };
  const content = await reader.fileContent(file.id);
  return content === null ? { type: "deleted" } : { type: "content", content };
};

/** An event of another program; one with an owner gives the lead to that person. */
export type ReportedEvent = OwnerlessEvent | ({ readonly type: "assigned" } & LeadAssignment);

type ReportResult =
  | { readonly type: "unknown-lead" }
  | { readonly type: "unknown-owner" }
  /** `eventId`: what was recorded, now or with the same key before; the lead may have no such event if it changed nothing. */
  | { readonly type: "recorded"; readonly lead: RecordedLead; readonly eventId: string };

/** What other programs read and record of a lead. */
export type LeadRecords = {
  /** Null for an unknown reference. */
  readonly show: (reference: string) => Promise<LeadDetails | null>;
  /** `key`: an event of the lead with the same key is recorded once; null: each time. */
  readonly record: (reference: string, event: ReportedEvent, key: string | null) => Promise<ReportResult>;
};

type LeadRecordsDependencies = Omit<AssignLeadDependencies, "reader" | "events"> & {
  readonly reader: Pick<LeadReader, "byReference" | "leadDeliveries" | "holdsSlot">;
  readonly events: LeadEventStore;
  readonly digest: Digest;
};

/** A UUID of version 8 (RFC 9562) from a digest. */
const toUuid = (digest: string): string =>
  `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`;

const report = async (
  deps: LeadRecordsDependencies,
  reference: string,
  event: ReportedEvent,
  eventId: string,
): Promise<ReportResult> => {
  if (event.type === "assigned") {
    const result = await assignLead(deps, reference, event, { eventId });
    return result.type === "assigned" ? { type: "recorded", lead: result, eventId } : result;
  }
  const lead = await recordLeadEvent(deps, reference, event, eventId);
  return lead === null ? { type: "unknown-lead" } : { type: "recorded", lead, eventId };
};

export const createLeadRecords = (deps: LeadRecordsDependencies): LeadRecords => ({
  show: (reference) => showLead(deps, reference),
  record: (reference, event, key) =>
    report(deps, reference, event, key === null ? deps.newId() : toUuid(deps.digest(JSON.stringify([reference, key])))),
});
