import { appointmentWords, fillText, leadKindNamed, openThanks } from "#domain/leads/index.ts";
import { postalLines } from "#domain/locations/index.ts";
import type { Paths } from "#domain/site/index.ts";
import type { ThanksView } from "./form-view.ts";
import type { LeadDesk } from "./lead-desk.ts";

type Desk = Pick<LeadDesk, "seal" | "group" | "timeZone" | "places">;

/** What the thanks page says, or null where `ref` was not made by us for a lead that is kept. */
export const thanksView = (
  { seal, group, timeZone, places }: Desk,
  ref: string | null,
  paths: Pick<Paths, "appointmentFile">,
): ThanksView | null => {
  const thanks = ref === null ? null : openThanks(seal, ref);
  const kind = thanks === null ? null : leadKindNamed(thanks.kind);
  if (ref === null || thanks === null || kind === null) return null;
  const { booking } = thanks;
  const site = places().find(({ slug }) => slug === booking?.location);
  const values = { group, place: thanks.place?.name ?? group, vehicle: thanks.vehicle };
  return {
    title: kind.thanks.title,
    reference: thanks.reference,
    by: values.place,
    // A confirmation goes out where the kind cannot be sent without an address for it.
    mailed: kind.fields.some((field) => field.kind === "email" && field.required === true),
    vehicle: thanks.vehicle,
    appointment: booking && {
      words: appointmentWords(booking, timeZone),
      address: site ? postalLines(site) : null,
      icsHref: paths.appointmentFile(ref),
    },
    within: kind.thanks.within,
    steps: kind.thanks.steps.map((step) => fillText(step, values)),
    place: thanks.place,
  };
};
