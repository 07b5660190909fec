declare const permitted: unique symbol;

/** Older data may be deleted. Only the purge guard creates it, after checking the clock. */
export type PermittedLimit = Date & { readonly [permitted]: true };

/** Permission to delete old data at the instant `now`. */
export type PurgePermit = { readonly now: Date; readonly limit: (at: Date) => PermittedLimit };

/** Irrecoverable data of one kind: the total, and the expired part. */
export type ExpiredCount = {
  readonly name: "leads" | "appointments" | "files" | "alerts";
  readonly total: number;
  readonly expired: number;
};

/** A small site may delete this many at once: all leads of a weekend's fair. */
const USUAL_COUNT = 20;

const USUAL_SHARE = 0.1;

const isMuch = ({ total, expired }: Pick<ExpiredCount, "total" | "expired">): boolean =>
  expired > USUAL_COUNT && expired > total * USUAL_SHARE;

/** True if more than a tenth and more than 20 would be deleted, of one kind or in total. */
export const isUnusualPurge = (expiring: readonly ExpiredCount[]): boolean => {
  const sum = (read: (one: ExpiredCount) => number): number => expiring.reduce((all, one) => all + read(one), 0);
  return expiring.some(isMuch) || isMuch({ total: sum(({ total }) => total), expired: sum(({ expired }) => expired) });
};
