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
