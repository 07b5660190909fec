import type { Clock } from "#domain/shared/index.ts";
import type { LeadReader, Outbox } from "../ports.ts";

type RetryDependencies = {
  readonly reader: Pick<LeadReader, "byReference">;
  readonly outbox: Pick<Outbox, "requeue">;
  readonly clock: Clock;
};

/** Makes the unsent deliveries of a lead due at once. Returns their number; null for an unknown reference. */
export const retryLead = async (
  { reader, outbox, clock }: RetryDependencies,
  reference: string,
): Promise<number | null> => {
  const lead = await reader.byReference(reference);
  return lead && outbox.requeue({ leadId: lead.id, deadLettersOnly: false }, clock.now());
};

/** Makes all dead letters due at once. Returns their number. */
export const retryDeadLetters = ({ outbox, clock }: Omit<RetryDependencies, "reader">): Promise<number> =>
  outbox.requeue({ deadLettersOnly: true }, clock.now());
