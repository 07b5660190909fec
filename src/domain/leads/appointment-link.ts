import { type Signer, signValues, verifyValues } from "../shared/index.ts";

const PURPOSE = "appointment";

const PERIOD_MS = 7 * 24 * 3_600_000;

/** The `cle` parameter of the link by which a visitor confirms an appointment: without personal data, valid for seven days. */
export const signAppointmentLink = (
  signer: Signer,
  { id, created_at }: { readonly id: string; readonly created_at: string },
): string => signValues(signer, PURPOSE, [id, Date.parse(created_at) + PERIOD_MS]);

export const verifyAppointmentLink = (
  signer: Signer,
  signed: string,
  now: Date,
): { readonly leadId: string } | "unknown" | "expired" => {
  const values = verifyValues(signer, PURPOSE, signed);
  if (values === null) return "unknown";
  const [leadId, expires] = values as readonly [string, number];
  return now.getTime() > expires ? "expired" : { leadId };
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
