import type { Log } from "#application/jobs/ports.ts";

/** Where a process reports uncaught errors. */
type ErrorLog = Pick<Log, "error">;

type ProcessEvents = Pick<NodeJS.Process, "on"> & {
  readonly [stream in "stdout" | "stderr"]: Pick<NodeJS.WriteStream, "on">;
};

/**
 * Logs uncaught errors. A rejected promise belongs to background work: the process continues. After an exception the
 * state is unknown: Node ends the process, and its supervisor starts another one. See decision 42.
 */
export const installProcessErrorHandlers = (events: ProcessEvents, log: () => ErrorLog): void => {
  events.on("unhandledRejection", (error) => {
    log().error({ err: error }, "unhandled rejection in a background task; the process continues");
  });
  events.on("uncaughtExceptionMonitor", (error) => {
    log().error({ err: error }, "uncaught exception; the process exits");
  });
  // Standard output may be closed or its disk full: the site continues to serve.
  for (const stream of [events.stdout, events.stderr]) stream.on("error", () => undefined);
};
