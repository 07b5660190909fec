import type { Log } from "#application/jobs/ports.ts";

/** Where a process reports uncaught errors. */
type LastResort = Pick<Log, "error">;

type ProcessEvents = Pick<NodeJS.Process, "on"> & {
  readonly [stream in "stdout" | "stderr"]: Pick<NodeJS.WriteStream, "on">;
};

/**
 * Logs uncaught errors. A rejected promise belongs to background work: the process continues. After an exception the
 * state is unknown: Node ends the process, and its supervisor starts another one. See decision 42.
 */
export const installLastResort = (events: ProcessEvents, log: () => LastResort): void => {
  events.on("unhandledRejection", (error) => {
    log().error({ err: error }, "work in the background failed; the process goes on");
  });
  events.on("uncaughtExceptionMonitor", (error) => {
    log().error({ err: error }, "an error that nothing caught ends the process");
  });
  // Standard output may be closed or its disk full: the site continues to serve.
  for (const stream of [events.stdout, events.stderr]) stream.on("error", () => undefined);
};
