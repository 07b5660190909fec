import type { ClaimedDelivery } from "#domain/leads/index.ts";

/** Takes one message to its destination; throws where it was not taken. It may be asked twice for the same delivery. */
export type Sender = (claimed: ClaimedDelivery, signal: AbortSignal) => Promise<void>;

/** Thrown by a sender whose destination says that it wants nothing ever again: it is not tried any more. */
export class NeverWanted extends Error {}
