import type { Booking } from "#domain/appointments/index.ts";
import { verifyAppointmentChange } from "#domain/leads/index.ts";
import type { Location } from "#domain/locations/index.ts";
import type { LeadServiceDependencies } from "../submission/dependencies.ts";
import { findUnmetVehicles, type UnmetVehicle } from "../submission/unmet-vehicles.ts";
import {
  cancelAppointment,
  type ChangeOutcome,
  type HeldAppointment,
  moveAppointment,
  readHeldAppointment,
  VISITOR,
} from "./change-appointment.ts";

/** A visitor who moves more often calls. */
const MAX_CHANGES = 10;

/** The appointment behind a visitor's link. */
export type VisitorAppointment =
  /** Not signed by this site, or of an erased lead. */
  | { readonly type: "unknown" }
  | (HeldAppointment & {
      readonly type: "held";
      readonly contact: Pick<Location, "name" | "phone"> | null;
      /** It may be moved once more. */
      readonly isMovable: boolean;
      /** Its vehicle, which is not what the appointment is for any more; null while it is. */
      readonly unmet: UnmetVehicle | null;
    })
  | {
      readonly type: "past" | "cancelled";
      readonly booking: Booking;
      readonly contact: Pick<Location, "name" | "phone"> | null;
      /** Path of the form. */
      readonly path: string;
    };

export type VisitorChange = { readonly type: "move"; readonly start: string } | { readonly type: "cancel" };

/** Rejects when the database fails. */
export const findVisitorAppointment = async (
  deps: LeadServiceDependencies,
  key: string,
): Promise<VisitorAppointment> => {
  const link = verifyAppointmentChange(deps.signer, key);
  if (link === null) {
    deps.log.info({ event: "refusal", purpose: "appointment-change" }, "signed reference refused");
    return { type: "unknown" };
  }
  const lead = await deps.reader.byId(link.leadId);
  if (lead === null || lead.booking === null) return { type: "unknown" };
  const { booking } = lead;
  const contact =
    deps.locations().find(({ slug }) => slug === booking.location) ??
    lead.subject?.location ??
    deps.locations()[0] ??
    null;
  const ended = { booking, contact, path: lead.source.path };
  if (!(await deps.reader.holdsSlot(lead.id))) return { type: "cancelled", ...ended };
  if (Date.parse(booking.start) <= deps.clock.now().getTime()) return { type: "past", ...ended };
  const held = await readHeldAppointment(deps, lead);
  if (held === null) return { type: "unknown" };
  const [unmet = null] = await findUnmetVehicles(deps, held.kind, lead.subject);
  const isMovable = unmet === null && (booking.changes ?? 0) < MAX_CHANGES;
  return { type: "held", ...held, contact, isMovable, unmet };
};

/** What became of a visitor's change; `outcome` is null when there was nothing to change. */
export const changeVisitorAppointment = async (
  deps: LeadServiceDependencies,
  key: string,
  change: VisitorChange,
): Promise<{ readonly state: VisitorAppointment; readonly outcome: ChangeOutcome | null }> => {
  const state = await findVisitorAppointment(deps, key);
  if (state.type !== "held") return { state, outcome: null };
  if (change.type === "move" && !state.isMovable) return { state, outcome: "unchanged" };
  const outcome =
    change.type === "move"
      ? await moveAppointment(deps, state, change.start, VISITOR)
      : await cancelAppointment(deps, { ...state.lead, booking: state.booking }, VISITOR);
  return { state: await findVisitorAppointment(deps, key), outcome };
};
