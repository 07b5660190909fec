import type { Booking, SlotDay } from "#domain/appointments/index.ts";
import {
  chosenWork,
  findLeadKind,
  findSlotField,
  type FormContext,
  type LeadKind,
  type SlotFieldDefinition,
} from "#domain/forms/index.ts";
import { type Lead, unconfirmedBooking, verifyAppointmentLink } from "#domain/leads/index.ts";
import type { Location } from "#domain/locations/index.ts";
import type { LeadServiceDependencies } from "../submission/dependencies.ts";
import { createFormContext, freeSlotDays } from "../submission/form-context.ts";
import { thanksReference } from "../submission/submit-lead.ts";
import { findUnmetVehicles, type UnmetVehicle } from "../submission/unmet-vehicles.ts";

/** A lead whose appointment waits for the visitor, and what its link may book now. */
export type OpenRequest = {
  readonly type: "open";
  readonly lead: Lead;
  readonly kind: LeadKind;
  readonly field: SlotFieldDefinition;
  readonly requested: Booking;
  readonly context: FormContext;
  /** The free appointments. */
  readonly days: readonly SlotDay[];
  /** The requested appointment is one of them. */
  readonly isFree: boolean;
  /** Its vehicle, which is not what the appointment is for any more; null while it is. */
  readonly unmet: UnmetVehicle | null;
  /** The location that answers the phone; null when there is none. */
  readonly contact: Pick<Location, "name" | "phone"> | null;
};

/** The state of the appointment behind a link in an email. */
export type RequestedAppointment =
  /** Not signed by this site, or of an erased lead; `expired`: an old link. */
  | { readonly type: "unknown" | "expired" }
  | OpenRequest
  /** `path` is that of the lead's form, `ref` its signed reference. */
  | { readonly type: "booked"; readonly path: string; readonly ref: string }
  /** The location gave the appointment to others. */
  | { readonly type: "released"; readonly contact: OpenRequest["contact"] };

const openRequest = async (
  deps: LeadServiceDependencies,
  lead: Lead,
  contact: OpenRequest["contact"],
): Promise<RequestedAppointment> => {
  const kind = findLeadKind(lead.kind);
  const field = kind === null ? undefined : findSlotField(kind);
  const requested = unconfirmedBooking(lead);
  if (kind === null || field === undefined || requested === null) return { type: "unknown" };
  const context = createFormContext(deps, lead.subject);
  const days = await freeSlotDays(deps, kind, context, chosenWork(field, lead.fields));
  const isFree = days.some(({ slots }) => slots.some(({ start }) => start === requested.start));
  const [unmet = null] = await findUnmetVehicles(deps, kind, lead.subject);
  return { type: "open", lead, kind, field, requested, context, days, isFree, unmet, contact };
};

/** Rejects when the database fails. */
export const findRequestedAppointment = async (
  deps: LeadServiceDependencies,
  key: string,
): Promise<RequestedAppointment> => {
  const link = verifyAppointmentLink(deps.signer, key, deps.clock.now());
  if (typeof link === "string") {
    deps.log.info({ event: "refusal", purpose: "appointment", reason: link }, "signed reference refused");
    return { type: link };
  }
  const lead = await deps.reader.byId(link.leadId);
  if (lead === null) return { type: "unknown" };
  const contact = lead.subject?.location ?? deps.locations()[0] ?? null;
  if (lead.booking === null) return openRequest(deps, lead, contact);
  return (await deps.reader.holdsSlot(lead.id))
    ? { type: "booked", path: lead.source.path, ref: thanksReference(deps, lead, true) }
    : { type: "released", contact };
};
