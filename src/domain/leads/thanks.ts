import type { Booking } from "../appointments/index.ts";
import { type Lead, type ReplyChannel, replyChannel, unconfirmedBooking } from "./lead.ts";
import type { PaymentKind } from "../payments/index.ts";
import type { DrivingEnergy } from "../vehicles/index.ts";
import { type Cents, type Signer, verifyValues, signValues } from "../shared/index.ts";

type BookedTime = Pick<Booking, "start" | "end" | "location" | "work" | "price_cents" | "changed_at">;

/** Content of the thanks page. Without personal data, because it is part of a URL. */
export type ThanksDetails = {
  readonly kind: string;
  readonly reference: string;
  /** Summary of the subject: "Ford Puma ST-Line". Possibly empty. */
  readonly vehicle: string;
  readonly location: { readonly name: string; readonly phone: string } | null;
  /** ISO 8601 instants in UTC, and the slug of the location. */
  readonly booking: BookedTime | null;
  /** The appointment that the visitor has to confirm by email. */
  readonly unconfirmed: BookedTime | null;
  /**
   * The monthly payment of a requested lease in cents; `displayed`: the payment in the form, if it has changed since.
   */
  readonly month: {
    readonly cents: Cents;
    readonly displayed: Cents | null;
    /** Missing in tokens of 1.0. */
    readonly kind?: PaymentKind;
  } | null;
  /** Title of the booked vehicle; null if unknown. */
  readonly energy: DrivingEnergy | null;
  /** How the visitor wants an answer. */
  readonly replyBy: ReplyChannel;
  /** Host name in the UID of the appointment; null without one, and in tokens of 1.0. */
  readonly uidHost: string | null;
  /** False if the visitor's address has reached the limit of confirmation emails. */
  readonly isConfirmed: boolean;
};

const PURPOSE = "thanks";

/** Tokens of earlier versions lack the trailing elements. */
type ThanksPayload = readonly [
  kind: string,
  reference: string,
  vehicle: string,
  place?: string | null,
  phone?: string | null,
  booking?: ThanksDetails["booking"],
  isConfirmed?: boolean,
  month?: ThanksDetails["month"],
  energy?: DrivingEnergy | null,
  unconfirmed?: BookedTime | null,
  replyBy?: ReplyChannel,
  uidHost?: string | null,
];

const toBookedTime = (booking: Booking | null, bookedAt: string): BookedTime | null =>
  booking && {
    start: booking.start,
    end: booking.end,
    location: booking.location,
    changed_at: booking.changed_at ?? bookedAt,
    ...(booking.work !== undefined && { work: booking.work }),
    ...(booking.price_cents !== undefined && { price_cents: booking.price_cents }),
  };

/** Defaults from `isConfirmed` on. Tokens, which are parts of URLs, do not end with defaults. */
const DEFAULT_DETAILS = [true, null, null, null, "email", null] as const;

/**
 * The `ref` parameter of the thanks page; deterministic. Must only be created for a committed lead. `summary`: of its
 * subject.
 */
export const signThanks = (
  signer: Signer,
  lead: Pick<
    Lead,
    | "created_at"
    | "kind"
    | "reference"
    | "subject"
    | "booking"
    | "requested_booking"
    | "calculation"
    | "fields"
    | "routing"
  >,
  { summary, isConfirmed }: { readonly summary: string; readonly isConfirmed: boolean },
): string => {
  const location = lead.subject?.location ?? null;
  const booking = toBookedTime(lead.booking, lead.created_at);
  const payload: ThanksPayload = [
    lead.kind,
    lead.reference,
    summary,
    location?.name ?? null,
    location?.phone ?? null,
    booking,
  ];
  const { calculation, subject } = lead;
  const month = calculation && {
    cents: calculation.monthly_cents,
    displayed: calculation.displayed_monthly_cents,
    ...(calculation.payment_kind !== undefined && { kind: calculation.payment_kind }),
  };
  const energy = booking && subject?.type === "vehicle" ? (subject.energy ?? null) : null;
  const unconfirmed = toBookedTime(unconfirmedBooking(lead), lead.created_at);
  const uidHost = booking && (lead.routing.uid_host ?? null);
  const details = [isConfirmed, month, energy, unconfirmed, replyChannel(lead), uidHost] as const;
  const last = details.findLastIndex((value, index) => value !== DEFAULT_DETAILS[index]);
  return signValues(signer, PURPOSE, [...payload, ...details.slice(0, last + 1)]);
};

/** Null for an invalid `ref`. */
export const verifyThanks = (signer: Signer, ref: string): ThanksDetails | null => {
  const values = verifyValues(signer, PURPOSE, ref);
  if (values === null) return null;
  const [kind, reference, vehicle, location, phone, booking, isConfirmed = true, ...details] = values as ThanksPayload;
  const [month = null, energy = null, unconfirmed = null, replyBy = "email", uidHost = null] = details;
  return {
    kind,
    reference,
    vehicle,
    location: location ? { name: location, phone: phone ?? "" } : null,
    booking: booking ?? null,
    unconfirmed,
    month,
    energy,
    replyBy,
    uidHost,
    isConfirmed,
  };
};
