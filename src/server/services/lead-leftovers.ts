import { FORM_TTL_MS } from "#domain/leads/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { LeadRepository } from "../../adapters/database/index.ts";
import type { Logger } from "../../adapters/observability/index.ts";
import type { Config } from "../config.ts";

const HOUR_MS = 60 * 60 * 1000;

type Parts = {
  readonly config: Pick<Config, "leadsRate">;
  readonly leads: Pick<LeadRepository, "stash" | "counters">;
  readonly clock: Clock;
  readonly log: Logger;
};

/** Drops what forms that were never sent have left behind: files that nobody sends any more, and counts of windows past. */
export const dropLeftovers = async ({ config, leads, clock }: Omit<Parts, "log">): Promise<void> => {
  const now = clock.now().getTime();
  const window = Math.max((config.leadsRate?.seconds ?? 0) * 1000, HOUR_MS);
  await leads.stash.dropBefore(new Date(now - FORM_TTL_MS - HOUR_MS));
  await leads.counters.dropBefore(new Date(now - 2 * window));
};

/** Does so every hour, on whichever nodes there are. */
export const dropLeftoversHourly = (parts: Parts): { readonly stop: () => void } => {
  const timer = setInterval(() => {
    dropLeftovers(parts).catch((error: unknown) => parts.log.error({ err: error }, "leftovers of forms not dropped"));
  }, HOUR_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
};
