import type { UploadStash } from "../ports.ts";
import type { Rate } from "#domain/shared/index.ts";
import { type Counters, FORM_TTL_MS } from "#domain/spam/index.ts";
import type { Log, Scheduler } from "../../jobs/ports.ts";
import type { PurgeGuard } from "../../retention/index.ts";

const HOUR_MS = 60 * 60 * 1000;

export type FormDataCleanupDependencies = {
  /** The rates that are counted. */
  readonly rates: readonly Rate[];
  readonly stash: Pick<UploadStash, "deleteBefore">;
  readonly counters: Pick<Counters, "deleteBefore">;
  readonly guard: Pick<PurgeGuard, "permitDerived">;
  readonly log: Pick<Log, "error">;
  readonly scheduler: Pick<Scheduler, "schedule">;
};

/** Deletes stashed uploads whose form has expired, and counters of past windows; nothing while the clock is doubted. */
export const deleteExpiredFormData = async ({
  rates,
  stash,
  counters,
  guard,
}: Omit<FormDataCleanupDependencies, "log" | "scheduler">): Promise<void> => {
  const permit = await guard.permitDerived();
  if (permit === null) return;
  const ago = (ms: number) => permit.limit(new Date(permit.now.getTime() - ms));
  const windowMs = Math.max(...rates.map(({ seconds }) => seconds * 1000), HOUR_MS);
  await stash.deleteBefore(ago(FORM_TTL_MS + HOUR_MS));
  await counters.deleteBefore(ago(2 * windowMs));
};

/** Runs every hour on every node. */
export const startFormDataCleanup = (deps: FormDataCleanupDependencies): void => {
  deps.scheduler.schedule({
    run: () => deleteExpiredFormData(deps),
    intervalMs: HOUR_MS,
    onError: (error) => deps.log.error({ err: error }, "expired form data could not be deleted"),
  });
};
