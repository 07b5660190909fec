import { mailboxKey } from "#domain/leads/index.ts";
import type { LeadServiceDependencies } from "./dependencies.ts";
import { rejectForm } from "./reject-form.ts";
import { type CountDependencies, waitSeconds } from "./spam-check.ts";
import type { CheckedForm, RejectedForm } from "./submission.ts";

/**
 * Seconds until the recipient may get another confirmation; 0: immediately. Anyone may enter any address, so
 * confirmations are limited by recipient, not by sender. A form counts once.
 */
export const confirmationWaitSeconds = (
  deps: CountDependencies & Pick<LeadServiceDependencies, "confirmations">,
  email: string,
  key: string,
): Promise<number> =>
  waitSeconds(deps, deps.confirmations, { counter: "confirmation", subject: mailboxKey(email), key });

/** Rejects a form that requires a confirmation over the limit; null within the limit. */
export const limitConfirmation = async (
  deps: LeadServiceDependencies,
  { submitted, values, token }: CheckedForm,
): Promise<RejectedForm | null> => {
  const seconds = await confirmationWaitSeconds(deps, String(values["email"] ?? ""), token.idempotencyKey);
  return seconds === 0 ? null : rejectForm(deps, submitted, { code: "tooManyEmails", waitSeconds: seconds });
};
