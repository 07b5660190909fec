import { type Signer, signValues, verifyValues } from "../shared/index.ts";

const PURPOSE = "lead-answer";

const PERIOD_MS = 30 * 24 * 3_600_000;

/**
 * The `cle` parameter of the link by which the recipient of an email about a lead says that it is answered: without personal
 * data, valid for 30 days. `id`, `created_at`: of the email's delivery.
 */
export const signAnswerLink = (
  signer: Signer,
  { id, created_at }: { readonly id: string; readonly created_at: string },
): string => signValues(signer, PURPOSE, [id, Date.parse(created_at) + PERIOD_MS]);

export const verifyAnswerLink = (
  signer: Signer,
  signed: string,
  now: Date,
): { readonly deliveryId: string } | "unknown" | "expired" => {
  const values = verifyValues(signer, PURPOSE, signed);
  if (values === null) return "unknown";
  const [deliveryId, expires] = values as readonly [string, number];
  return now.getTime() > expires ? "expired" : { deliveryId };
};
