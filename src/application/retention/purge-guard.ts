import { type Expiring, isUnusualPurge, type PermittedLimit, type PurgePermit } from "#domain/retention/index.ts";
import { type Clock, err, ok, type Result } from "#domain/shared/index.ts";
import type { PurgeHold, PurgeMemory } from "./ports.ts";

export type PurgeGuardDependencies = {
  readonly memory: PurgeMemory;
  /** Of the machine: somebody may set it. */
  readonly clock: Clock;
  /** Milliseconds of a clock that nobody sets. */
  readonly monotonicMs: () => number;
};

/** Every deletion of old data that nobody asks for passes it. */
export type PurgeGuard = {
  /** Looks at the clock. The first look compares it with what the database knows: it comes before anything is written. */
  readonly observe: () => Promise<void>;
  /** For data that cannot be had again. Otherwise why it waits, for which `confirm` is needed. */
  readonly permit: (expiring: readonly Expiring[]) => Promise<Result<PurgePermit, PurgeHold>>;
  /** For data that nobody misses: null while the clock is doubted. */
  readonly permitDerived: () => Promise<PurgePermit | null>;
  /** A person has looked at the clock, and at what goes. */
  readonly confirm: () => Promise<PurgePermit>;
  readonly markTold: (hold: PurgeHold) => Promise<void>;
};

const DAY_MS = 86_400_000;

/** A site that was off for longer says so once: holidays, a machine in repair. */
const MAX_OFF_MS = 7 * DAY_MS;

/** Between what the wall clock and the other one say of the same time: a machine may have slept. */
const MAX_JUMP_MS = DAY_MS;

const createPermit = (now: Date): PurgePermit => ({ now, limit: (at) => at as PermittedLimit });

type Believed = { readonly at: number; readonly monotonicMs: number };

/**
 * Knows how late it can be: the instant that was believed last, and the time that has passed since. A clock that is behind
 * deletes too little, which harms nobody.
 */
const createWatch = ({ memory, clock, monotonicMs }: PurgeGuardDependencies) => {
  let believed: Believed | null = null;
  let allowanceMs = MAX_OFF_MS;
  const look = async () => {
    const now = clock.now();
    const stored = (await memory.lastTrusted())?.getTime() ?? null;
    if (stored !== null && (believed === null || stored > believed.at))
      believed = { at: stored, monotonicMs: monotonicMs() };
    const expected = believed && new Date(believed.at + monotonicMs() - believed.monotonicMs);
    const isTrusted = expected === null || now.getTime() - expected.getTime() <= allowanceMs;
    return { now, expected, isTrusted };
  };
  const trust = async (now: Date): Promise<PurgePermit> => {
    believed = { at: now.getTime(), monotonicMs: monotonicMs() };
    allowanceMs = MAX_JUMP_MS;
    await memory.trust(now);
    return createPermit(now);
  };
  return { look, trust };
};

/** Lets old data be deleted unless the clock is doubted or unusually much would go; then a person has to confirm it. */
export const createPurgeGuard = (deps: PurgeGuardDependencies): PurgeGuard => {
  const { memory } = deps;
  const { look, trust } = createWatch(deps);
  return {
    async observe() {
      const { now, isTrusted } = await look();
      if (isTrusted) await trust(now);
    },
    async permit(expiring) {
      const { now, expected, isTrusted } = await look();
      const removes = expiring.some(({ expired }) => expired > 0);
      const isDoubted = !isTrusted && removes;
      const before = await memory.hold();
      if (!isDoubted && !isUnusualPurge(expiring)) {
        if (before !== null) await memory.saveHold(null);
        return ok(await trust(now));
      }
      if (!isDoubted) await trust(now);
      const hold: PurgeHold = {
        reason: isDoubted ? "clock" : "amount",
        at: now.toISOString(),
        expected: isDoubted && expected ? expected.toISOString() : null,
        expiring,
        isTold: before?.isTold ?? false,
      };
      await memory.saveHold(hold);
      return err(hold);
    },
    async permitDerived() {
      const { now, isTrusted } = await look();
      return isTrusted ? trust(now) : null;
    },
    async confirm() {
      await memory.saveHold(null);
      return trust(deps.clock.now());
    },
    markTold: (hold) => memory.saveHold({ ...hold, isTold: true }),
  };
};
