import { formatAppointment } from "#domain/appointments/index.ts";
import { fillPlaceholders, findLeadKind, isEmailField } from "#domain/forms/index.ts";
import { verifyThanks } from "#domain/leads/index.ts";
import { postalLines } from "#domain/locations/index.ts";
import type { Paths } from "#domain/site/index.ts";
import type { ThanksView } from "./form-view.ts";
import type { LeadServiceDependencies } from "./lead-service-dependencies.ts";

type ThanksDependencies = Pick<LeadServiceDependencies, "signer" | "group" | "timeZone" | "locations">;

/** Null unless `ref` is a reference that this site signed for a saved lead. */
export const thanksView = (
  { signer, group, timeZone, locations }: ThanksDependencies,
  ref: string | null,
  paths: Pick<Paths, "appointmentFile">,
): ThanksView | null => {
  const thanks = ref === null ? null : verifyThanks(signer, ref);
  const kind = thanks === null ? null : findLeadKind(thanks.kind);
  if (ref === null || thanks === null || kind === null) return null;
  const { booking } = thanks;
  const location = locations().find(({ slug }) => slug === booking?.location);
  const values = { group, location: thanks.location?.name ?? group, vehicle: thanks.vehicle };
  return {
    title: kind.thanks.title,
    reference: thanks.reference,
    respondent: values.location,
    // A confirmation email is sent for kinds that require an email address.
    confirmationSent: kind.fields.some((field) => isEmailField(field) && field.required === true),
    vehicle: thanks.vehicle,
    appointment: booking && {
      label: formatAppointment(booking, timeZone),
      address: location ? postalLines(location) : null,
      icsHref: paths.appointmentFile(ref),
    },
    within: kind.thanks.responseTime,
    steps: kind.thanks.steps.map((step) => fillPlaceholders(step, values)),
    location: thanks.location,
  };
};
