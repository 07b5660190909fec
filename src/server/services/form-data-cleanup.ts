import { FORM_TTL_MS } from "#domain/spam/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { LeadRepository } from "../../adapters/database/index.ts";
import type { Logger } from "../../adapters/observability/index.ts";
import type { Config } from "../config.ts";

const HOUR_MS = 60 * 60 * 1000;

type FormDataCleanupDependencies = {
  readonly config: Pick<Config, "leadsRate">;
  readonly leads: Pick<LeadRepository, "stash" | "counters">;
  readonly clock: Clock;
  readonly log: Logger;
};

/** Deletes stashed uploads whose form has expired, and counters of past windows. */
export const deleteExpiredFormData = async ({
  config,
  leads,
  clock,
}: Omit<FormDataCleanupDependencies, "log">): Promise<void> => {
  const now = clock.now().getTime();
  const windowMs = Math.max((config.leadsRate?.seconds ?? 0) * 1000, HOUR_MS);
  await leads.stash.deleteBefore(new Date(now - FORM_TTL_MS - HOUR_MS));
  await leads.counters.deleteBefore(new Date(now - 2 * windowMs));
};

/** Runs every hour on every node. */
export const startFormDataCleanup = (deps: FormDataCleanupDependencies): { readonly stop: () => void } => {
  const timer = setInterval(() => {
    deleteExpiredFormData(deps).catch((error: unknown) =>
      deps.log.error({ err: error }, "expired form data could not be deleted"),
    );
  }, HOUR_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
};
