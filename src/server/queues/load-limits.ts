import type { LoadLimits } from "./load-limiter.ts";

const SECOND_MS = 1_000;

/**
 * Milliseconds before anything but a visitor's page is refused: a client that repeats a request at once would otherwise
 * fill the processor with refusals.
 */
export const REFUSAL_DELAY_MS = 1_000;

/** A place is about 20 milliseconds of work. */
const ONE_SECOND_OF_WORK = 64;

/**
 * One rendering uses a processor core; a second one fills its waits for the database. A form with a valid token is never
 * shed: its visitor gets it back with everything typed. An export is written for seconds and an icon may come from
 * another host, so one of them at a time leaves room for pages.
 */
export const LOAD_LIMITS: Pick<LoadLimits, "maxRunning" | "queues" | "preloadPlaces"> = {
  maxRunning: 2,
  queues: {
    lead: { places: Number.POSITIVE_INFINITY, maxWaitMs: Number.POSITIVE_INFINITY },
    form: { places: 8, maxWaitMs: 5 * SECOND_MS },
    page: { places: ONE_SECOND_OF_WORK, maxWaitMs: 5 * SECOND_MS },
    data: { places: ONE_SECOND_OF_WORK / 2, maxWaitMs: 5 * SECOND_MS },
    icon: { places: 16, atOnce: 1, maxWaitMs: 5 * SECOND_MS },
    export: { places: 16, atOnce: 1, maxWaitMs: 60 * SECOND_MS },
    post: { places: 8, maxWaitMs: 5 * SECOND_MS },
  },
  preloadPlaces: 16,
};
