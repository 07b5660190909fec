import { verifyValues, type Signer, signValues } from "../shared/index.ts";

export type AlertAction = "confirm" | "stop";

const PURPOSE = "alert";

/** The `cle` parameter of a link: alert id and action, without personal data. `expires` null: valid for ever. */
export const signAlertLink = (signer: Signer, action: AlertAction, id: string, expires: Date | null = null): string =>
  signValues(signer, PURPOSE, [action, id, expires === null ? null : expires.getTime()]);

/** `unknown`: invalid signature, or for another action. */
export type VerifiedAlertLink = { readonly id: string } | "unknown" | "expired";

export const verifyAlertLink = (signer: Signer, action: AlertAction, signed: string, now: Date): VerifiedAlertLink => {
  const values = verifyValues(signer, PURPOSE, signed);
  if (values?.[0] !== action) return "unknown";
  const [, id, expires] = values as readonly [AlertAction, string, number | null];
  return expires !== null && now.getTime() > expires ? "expired" : { id };
};
