import { type Signer, signValues, verifyValues } from "../shared/index.ts";

type Created = { readonly id: string; readonly created_at: string };

type Validity = { readonly purpose: string; readonly days: number };

const signUntil = (signer: Signer, { purpose, days }: Validity, { id, created_at }: Created): string =>
  signValues(signer, purpose, [id, Date.parse(created_at) + days * 24 * 3_600_000]);

const verifyUntil = (
  signer: Signer,
  { purpose }: Validity,
  signed: string,
  now: Date,
): { readonly id: string } | "unknown" | "expired" => {
  const values = verifyValues(signer, purpose, signed);
  if (values === null) return "unknown";
  const [id, expires] = values as readonly [string, number];
  return now.getTime() > expires ? "expired" : { id };
};

const APPOINTMENT = { purpose: "appointment", days: 7 };

/** The `cle` parameter of the link by which a visitor confirms an appointment: without personal data, valid for seven days. */
export const signAppointmentLink = (signer: Signer, lead: Created): string => signUntil(signer, APPOINTMENT, lead);

export const verifyAppointmentLink = (
  signer: Signer,
  signed: string,
  now: Date,
): { readonly leadId: string } | "unknown" | "expired" => {
  const lead = verifyUntil(signer, APPOINTMENT, signed, now);
  return typeof lead === "string" ? lead : { leadId: lead.id };
};

const CHANGE_PURPOSE = "appointment-change";

/** The `cle` parameter of the link by which a visitor moves or cancels an appointment, until it begins: without personal data. */
export const signAppointmentChange = (signer: Signer, { id }: { readonly id: string }): string =>
  signValues(signer, CHANGE_PURPOSE, [id]);

/** Null unless this site signed the link. */
export const verifyAppointmentChange = (signer: Signer, signed: string): { readonly leadId: string } | null => {
  const values = verifyValues(signer, CHANGE_PURPOSE, signed);
  return values && { leadId: String(values[0]) };
};

const AGENDA_PURPOSE = "agenda";

type SignedAgenda = { readonly location: string; readonly version: number };

/** The `cle` parameter of the calendar of a location; a new version revokes earlier ones. */
export const signAgenda = (signer: Signer, { location, version }: SignedAgenda): string =>
  signValues(signer, AGENDA_PURPOSE, [location, version]);

/** Null unless this site signed it. */
export const verifyAgenda = (signer: Signer, signed: string): SignedAgenda | null => {
  const values = verifyValues(signer, AGENDA_PURPOSE, signed);
  return values && { location: String(values[0]), version: Number(values[1]) };
};

const ANSWER = { purpose: "lead-answer", days: 30 };

/**
 * The `cle` parameter of the link by which the recipient of an email about a lead says that it is answered: without personal
 * data, valid for 30 days. `id`, `created_at`: of the email's delivery.
 */
export const signAnswerLink = (signer: Signer, delivery: Created): string => signUntil(signer, ANSWER, delivery);

export const verifyAnswerLink = (
  signer: Signer,
  signed: string,
  now: Date,
): { readonly deliveryId: string } | "unknown" | "expired" => {
  const delivery = verifyUntil(signer, ANSWER, signed, now);
  return typeof delivery === "string" ? delivery : { deliveryId: delivery.id };
};
