import type { UploadStash } from "../ports.ts";
import type { Clock, Rate } from "#domain/shared/index.ts";
import { type Counters, FORM_TTL_MS } from "#domain/spam/index.ts";
import type { Log, Scheduler } from "../../jobs/ports.ts";

const HOUR_MS = 60 * 60 * 1000;

export type FormDataCleanupDependencies = {
  /** The rates that are counted. */
  readonly rates: readonly Rate[];
  readonly stash: Pick<UploadStash, "deleteBefore">;
  readonly counters: Pick<Counters, "deleteBefore">;
  readonly clock: Clock;
  readonly log: Pick<Log, "error">;
  readonly scheduler: Pick<Scheduler, "schedule">;
};

/** Deletes stashed uploads whose form has expired, and counters of past windows. */
export const deleteExpiredFormData = async ({
  rates,
  stash,
  counters,
  clock,
}: Omit<FormDataCleanupDependencies, "log" | "scheduler">): Promise<void> => {
  const now = clock.now().getTime();
  const windowMs = Math.max(...rates.map(({ seconds }) => seconds * 1000), HOUR_MS);
  await stash.deleteBefore(new Date(now - FORM_TTL_MS - HOUR_MS));
  await counters.deleteBefore(new Date(now - 2 * windowMs));
};

/** Runs every hour on every node. */
export const startFormDataCleanup = (deps: FormDataCleanupDependencies): void => {
  deps.scheduler.schedule({
    run: () => deleteExpiredFormData(deps),
    intervalMs: HOUR_MS,
    onError: (error) => deps.log.error({ err: error }, "expired form data could not be deleted"),
  });
};
