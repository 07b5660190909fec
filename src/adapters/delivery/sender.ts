import type { ClaimedDelivery } from "#domain/outbox/index.ts";

/** Sends one message; throws when the destination did not accept it. May be called twice for the same delivery. */
export type Sender = (claimed: ClaimedDelivery, signal: AbortSignal) => Promise<void>;

/** Thrown when the destination rejects all future messages. The delivery is not retried. */
export class PermanentRejectionError extends Error {}
