import type { CalendarEntry } from "./calendar-file.ts";
import type { LeadKind } from "./kind.ts";
import type { Booking } from "./lead.ts";

type Appointment = {
  readonly kind: Pick<LeadKind, "title" | "appointment">;
  readonly reference: string;
  /** What it is about, in a line; empty where that is nothing in particular. */
  readonly about: string;
  readonly booking: Pick<Booking, "start" | "end">;
  readonly place: CalendarEntry["place"];
  /** Origin of the site: "https://www.alzette.example". */
  readonly siteUrl: string;
  /** Absolute address of the page that tells more. */
  readonly url: string;
};

/**
 * The calendar entry of a lead's appointment, the same by whichever way the visitor gets it: a calendar that has it from
 * the mail does not take it twice.
 */
export const appointmentEntry = (of: Appointment): CalendarEntry => {
  const title = of.kind.appointment ?? of.kind.title;
  return {
    uid: `${of.reference}@${new URL(of.siteUrl).hostname}`,
    start: of.booking.start,
    end: of.booking.end,
    title: of.about === "" ? title : `${title}\u00a0: ${of.about}`,
    description: `Votre référence\u00a0: ${of.reference}. Un empêchement\u00a0? Appelez-nous, nous trouvons un autre moment.`,
    place: of.place,
    url: of.url,
  };
};
