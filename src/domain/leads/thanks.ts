import { type Booking, type Lead, subjectLine } from "./lead.ts";
import type { Seal } from "./ports.ts";
import { openParts, sealParts } from "./sealed-parts.ts";

/** What the thanks page tells. Nothing of the visitor is in it: it travels in an address. */
export type Thanks = {
  readonly kind: string;
  readonly reference: string;
  /** "Ford Puma ST-Line"; empty where the lead is about nothing in particular. */
  readonly vehicle: string;
  readonly place: { readonly name: string; readonly phone: string } | null;
  /** The appointment that the lead holds: ISO 8601 instants in UTC, and the slug of its place. */
  readonly booking: Pick<Booking, "start" | "end" | "location"> | null;
};

const PURPOSE = "thanks";

/** Of what was sealed before there were appointments the end is missing, and the place where there was none. */
type Sealed = readonly [
  kind: string,
  reference: string,
  vehicle: string,
  place?: string | null,
  phone?: string | null,
  booking?: Thanks["booking"],
];

/** The `ref` of the thanks page. Only made for a lead that is committed; the same lead has always the same. */
export const sealThanks = (seal: Seal, lead: Pick<Lead, "kind" | "reference" | "subject" | "booking">): string => {
  const place = lead.subject?.location ?? null;
  const booking = lead.booking && {
    start: lead.booking.start,
    end: lead.booking.end,
    location: lead.booking.location,
  };
  const sealed: Sealed = [
    lead.kind,
    lead.reference,
    subjectLine(lead.subject),
    place?.name ?? null,
    place?.phone ?? null,
    booking,
  ];
  return sealParts(seal, PURPOSE, sealed);
};

/** What was sealed, or null where the `ref` is none of ours. */
export const openThanks = (seal: Seal, ref: string): Thanks | null => {
  const parts = openParts(seal, PURPOSE, ref);
  if (parts === null) return null;
  const [kind, reference, vehicle, place, phone, booking] = parts as Sealed;
  return {
    kind,
    reference,
    vehicle,
    place: place ? { name: place, phone: phone ?? "" } : null,
    booking: booking ?? null,
  };
};
