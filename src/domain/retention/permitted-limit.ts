declare const permitted: unique symbol;

/** Older data may be deleted. Only the purge guard creates it, after checking the clock. */
export type PermittedLimit = Date & { readonly [permitted]: true };

/** Permission to delete old data at the instant `now`. */
export type PurgePermit = { readonly now: Date; readonly limit: (at: Date) => PermittedLimit };
