import type { Booking } from "#domain/appointments/index.ts";
import type { LeadReader, SlotReader } from "../ports.ts";

export type ReleaseResult =
  | { readonly type: "released"; readonly booking: Booking }
  | { readonly type: "unknown" }
  /** The lead has no appointment, or not any more. */
  | { readonly type: "no-appointment" };

type ReleaseDependencies = {
  readonly reader: Pick<LeadReader, "byReference">;
  readonly slots: Pick<SlotReader, "release">;
};

/** Frees the appointment of a lead, so that others can book it. */
export const releaseAppointment = async (
  { reader, slots }: ReleaseDependencies,
  reference: string,
): Promise<ReleaseResult> => {
  const lead = await reader.byReference(reference);
  if (lead === null) return { type: "unknown" };
  if (lead.booking === null || !(await slots.release(lead.id))) return { type: "no-appointment" };
  return { type: "released", booking: lead.booking };
};
