import { errorMessage, inBackground } from "#domain/shared/index.ts";

export type ProcessEnd = { readonly code: number | null; readonly signal: string | null };

/** A process that serves the site on the common port. */
export type ServingProcess = {
  readonly pid: number;
  readonly isListening: () => boolean;
  /** Resolves to true once it listens, and to false if it ends before. */
  readonly listening: Promise<boolean>;
  readonly ended: Promise<ProcessEnd>;
  readonly kill: (signal: NodeJS.Signals) => void;
  /** Null if it does not answer in time. */
  readonly readMetrics: () => Promise<string | null>;
};

/** A process that ended unexpectedly. */
export type Predecessor = { readonly pid: number; readonly reason: string };

type SupervisorDependencies = {
  readonly count: number;
  readonly start: (predecessor: Predecessor | null) => ServingProcess;
  readonly wait: (milliseconds: number) => Promise<unknown>;
  /** In milliseconds. */
  readonly now: () => number;
  readonly warn: (message: string) => void;
};

export type Supervisor = {
  /** Starts all processes. False: one of them failed to start; the others run. */
  readonly start: () => Promise<boolean>;
  /** Running processes by number, from 1; a process has the number of the one it replaces. */
  readonly processes: () => ReadonlyMap<number, ServingProcess>;
  /** Makes every process reload settings, redirects and stories. */
  readonly reload: () => void;
  /** Stops all processes. Returns the exit code: 1 if one did not stop in order. */
  readonly stop: (signal: "SIGTERM" | "SIGINT") => Promise<0 | 1>;
};

/** Delay before the next start; doubles after each process that ended within `STABLE_MS`. */
const [MIN_DELAY_MS, MAX_DELAY_MS, STABLE_MS] = [1_000, 30_000, 60_000];

/** Each process stops by itself 9.5 seconds after the signal at the latest. */
const STOP_TIMEOUT_MS = 9_800;

const describeEnd = ({ code, signal }: ProcessEnd): string => signal ?? `code ${code}`;

/** A process that could not be started counts as ended. */
const startOrFail = (start: () => ServingProcess): ServingProcess => {
  try {
    return start();
  } catch (error) {
    return {
      pid: 0,
      isListening: () => false,
      listening: Promise.resolve(false),
      ended: Promise.resolve({ code: null, signal: `no start: ${errorMessage(error)}` }),
      kill: () => undefined,
      readMetrics: () => Promise.resolve(null),
    };
  }
};

/** Starts the serving processes, and a replacement for each that ends. */
export const createSupervisor = (deps: SupervisorDependencies): Supervisor => {
  const { count, wait, now, warn } = deps;
  const running = new Map<number, ServingProcess>();
  let isStopping = false;

  const startAs = (number: number, predecessor: Predecessor | null): ServingProcess => {
    const started = startOrFail(() => deps.start(predecessor));
    running.set(number, started);
    return started;
  };

  const replaceWhenEnded = async (number: number, first: ServingProcess): Promise<void> => {
    let [current, startedAt, delayMs] = [first, now(), 0];
    for (;;) {
      const reason = describeEnd(await current.ended);
      running.delete(number);
      if (isStopping) return;
      const isStable = delayMs === 0 || now() - startedAt > STABLE_MS;
      delayMs = isStable ? MIN_DELAY_MS : Math.min(2 * delayMs, MAX_DELAY_MS);
      warn(`Process ${current.pid} ended with ${reason}. Another one starts in ${delayMs / 1_000} s.`);
      await wait(delayMs);
      if (isStopping) return;
      startedAt = now();
      current = startAs(number, { pid: current.pid, reason });
    }
  };

  const startFirst = async (number: number): Promise<boolean> => {
    const started = startAs(number, null);
    if (!(await started.listening)) return false;
    inBackground(
      () => replaceWhenEnded(number, started),
      (error) => warn(`Process ${number} is no longer replaced: ${errorMessage(error)}`),
    );
    return true;
  };

  return {
    async start() {
      // The first one starts alone: it migrates the database, and start problems are reported once.
      if (!(await startFirst(1))) return false;
      const others = await Promise.all(Array.from({ length: count - 1 }, (_, index) => startFirst(index + 2)));
      return others.every(Boolean);
    },
    processes: () => running,
    reload() {
      // A process that does not listen yet will read everything anyway.
      for (const one of running.values()) if (one.isListening()) one.kill("SIGHUP");
    },
    async stop(signal) {
      isStopping = true;
      const all = [...running.values()];
      for (const one of all) one.kill(signal);
      const ends = await Promise.race([
        Promise.all(all.map(({ ended }) => ended)),
        wait(STOP_TIMEOUT_MS).then(() => null),
      ]);
      if (ends === null) for (const one of all) one.kill("SIGKILL");
      // A process that is still starting ends by the signal.
      return ends?.every((end) => end.code === 0 || end.signal === signal) === true ? 0 : 1;
    },
  };
};
