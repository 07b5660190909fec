import type { PermittedLimit, PurgePermit } from "#domain/retention/index.ts";
import type { PurgeGuard } from "#application/retention/index.ts";
import { ok } from "#domain/shared/index.ts";

/** A limit as created by the guard. */
export const permitted = (at: Date): PermittedLimit => at as PermittedLimit;

export const permitAt = (now: Date): PurgePermit => ({ now, limit: permitted });

/** A guard that trusts the clock and permits all deletions. */
export const createOpenGuard = (now: () => Date): PurgeGuard => ({
  observe: async () => undefined,
  permit: async () => ok(permitAt(now())),
  permitDerived: async () => permitAt(now()),
  confirm: async () => permitAt(now()),
  markTold: async () => undefined,
});
