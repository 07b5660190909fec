import type { Log } from "#application/jobs/ports.ts";

/** Where a process reports what nothing else has caught. */
type LastResort = Pick<Log, "error">;

type ProcessEvents = Pick<NodeJS.Process, "on"> & {
  readonly [stream in "stdout" | "stderr"]: Pick<NodeJS.WriteStream, "on">;
};

/**
 * What nothing has caught is logged. A rejected promise belongs to work that nobody waits for: the process goes on. After an
 * exception its state is unknown: Node ends it, and the supervisor of the process starts another one. See decision 42.
 */
export const installLastResort = (events: ProcessEvents, log: () => LastResort): void => {
  events.on("unhandledRejection", (error) => {
    log().error({ err: error }, "work in the background failed; the process goes on");
  });
  events.on("uncaughtExceptionMonitor", (error) => {
    log().error({ err: error }, "an error that nothing caught ends the process");
  });
  // Whoever reads the output may be gone, and the disk of a log file full: the site serves on.
  for (const stream of [events.stdout, events.stderr]) stream.on("error", () => undefined);
};
