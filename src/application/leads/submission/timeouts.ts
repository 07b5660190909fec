// How long a visitor's form waits for the database, in milliseconds. `docs/how-to/back-up.md` and `docs/security/data.md` say so.

/** For the transaction. The lead may still be saved later; the idempotency key makes a second submission safe. */
export const SAVE_TIMEOUT_MS = 10_000;

/** Before that, for the counter of each limit; a limit whose counter does not answer is not applied. */
export const LIMIT_TIMEOUT_MS = 2_000;
