import { type ExpiredCount, isUnusualPurge, type PermittedLimit, type PurgePermit } from "#domain/retention/index.ts";
import { type Clock, err, ok, type Result } from "#domain/shared/index.ts";
import type { PurgeHold, PurgeState } from "./ports.ts";

export const CONFIRM_COMMAND = "./vitrine leads purge --confirm";

const day = (instant: string): string => instant.slice(0, 10);

const amounts = ({ expiring }: PurgeHold): string =>
  expiring
    .filter(({ expired }) => expired > 0)
    .map(({ name, expired, total }) => `${expired} of ${total} ${name}`)
    .join(", ");

const reasons = {
  clock: ({ at, expected }: PurgeHold): string =>
    `this machine's clock says ${day(at)}, where ${day(expected ?? at)} was expected: it is wrong, or the site was off, or a backup was restored`,
  amount: () => "that is more than a tenth, and more than 20",
};

/** What waits and why, for the operator, in English. */
export const describeHeldData = (hold: PurgeHold): string =>
  `expired data is not deleted: ${amounts(hold)}; ${reasons[hold.reason](hold)}`;

/** The same with the command that confirms it. */
export const describeHold = (hold: PurgeHold): string =>
  `${describeHeldData(hold)}. If that is right: ${CONFIRM_COMMAND}`;

type PurgeGuardDependencies = {
  readonly memory: PurgeState;
  /** System clock, which can be changed. */
  readonly clock: Clock;
  /** Monotonic clock in milliseconds. */
  readonly monotonicMs: () => number;
};

/** Permits automatic deletions of old data. */
export type PurgeGuard = {
  /** Checks the clock. The first check compares it with the database, so it must run before anything is written. */
  readonly observe: () => Promise<void>;
  /** For irrecoverable data. Otherwise the reason for waiting, which requires `confirm`. */
  readonly permit: (expiring: readonly ExpiredCount[]) => Promise<Result<PurgePermit, PurgeHold>>;
  /** For expendable data: null while the clock is doubtful. */
  readonly permitDerived: () => Promise<PurgePermit | null>;
  /** Confirms clock and amount on behalf of a person. */
  readonly confirm: () => Promise<PurgePermit>;
  readonly markTold: (hold: PurgeHold) => Promise<void>;
};

const DAY_MS = 86_400_000;

/** Longest plausible downtime; after a longer one, such as repairs, confirmation is required once. */
const MAX_OFF_MS = 7 * DAY_MS;

/** Tolerance between system clock and monotonic clock: a machine may have been suspended. */
const MAX_JUMP_MS = DAY_MS;

const createPermit = (now: Date): PurgePermit => ({ now, limit: (at) => at as PermittedLimit });

/**
 * Tracks the latest plausible time: the last accepted instant plus the time elapsed since. A clock that is behind
 * deletes too little, which does no harm.
 */
const createWatch = ({ memory, clock, monotonicMs }: PurgeGuardDependencies) => {
  let trusted: { readonly at: number; readonly monotonicMs: number } | null = null;
  let allowanceMs = MAX_OFF_MS;
  const look = async () => {
    const now = clock.now();
    const stored = (await memory.lastTrusted())?.getTime() ?? null;
    if (stored !== null && (trusted === null || stored > trusted.at))
      trusted = { at: stored, monotonicMs: monotonicMs() };
    const expected = trusted && new Date(trusted.at + monotonicMs() - trusted.monotonicMs);
    const isTrusted = expected === null || now.getTime() - expected.getTime() <= allowanceMs;
    return { now, expected, isTrusted };
  };
  const trust = async (now: Date): Promise<PurgePermit> => {
    trusted = { at: now.getTime(), monotonicMs: monotonicMs() };
    allowanceMs = MAX_JUMP_MS;
    await memory.trust(now);
    return createPermit(now);
  };
  return { look, trust };
};

/** Permits deletion of old data unless the clock is doubtful or the amount unusual; then a person has to confirm it. */
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
