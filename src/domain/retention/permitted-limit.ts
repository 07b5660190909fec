declare const permitted: unique symbol;

/** What is older may be deleted. Only the purge guard makes one, after it has looked at the clock. */
export type PermittedLimit = Date & { readonly [permitted]: true };

/** The right to delete what is old, at the instant `now`. */
export type PurgePermit = { readonly now: Date; readonly limit: (at: Date) => PermittedLimit };
