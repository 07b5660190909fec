import { createFeedSupervisor } from "#application/imports/index.ts";
import type { Job, JobDefinition, Scheduler } from "#application/jobs/ports.ts";
import { inBackground } from "#domain/shared/index.ts";
import { createFailingPort } from "../../fakes/failing-port.ts";
import type { ReportedLog } from "./reported-log.ts";

/** What a use case gets: the log, a port that throws, and the callers that the server has for it. */
export type Failing = Pick<ReportedLog, "log"> & {
  readonly port: never;
  /** Runs each job once, at once. */
  readonly scheduler: Scheduler;
  /** Calls back after an import elsewhere, as `watchVersion` does. */
  readonly watch: (onVersion: () => unknown) => Promise<{ readonly stop: () => Promise<void> }>;
  readonly stop: () => void;
  /** Answers a request, as the routes and pages do. */
  readonly request: (work: () => unknown) => void;
  /** Follows the feed in another process. */
  readonly followFeed: (work: () => unknown) => void;
};

export const NEVER = new Promise<never>(() => undefined);

const onLine =
  ({ log }: Pick<ReportedLog, "log">, message: string) =>
  (error: unknown): void =>
    log.error({ err: error }, message);

const runOnce =
  (isStopped: () => boolean) =>
  ({ run, onError }: JobDefinition): Job => {
    const trigger = (): void => {
      if (!isStopped()) inBackground(() => run(new AbortController().signal), onError);
    };
    trigger();
    return { trigger: () => undefined, stop: async () => undefined };
  };

/** A failing port, and what calls a use case in the server. */
export const createFailing = ({ log }: Pick<ReportedLog, "log">): Failing => {
  const port = createFailingPort(new Error("the port failed"));
  const stopped = new AbortController();
  const request = (work: () => unknown): void => inBackground(work, onLine({ log }, "request failed"));
  return {
    log,
    port,
    scheduler: { schedule: runOnce(() => stopped.signal.aborted), stop: async () => undefined },
    watch: async (onVersion) => {
      inBackground(onVersion, onLine({ log }, "version could not be read"));
      return { stop: async () => undefined };
    },
    stop: () => stopped.abort(),
    request,
    followFeed: (work) =>
      void createFeedSupervisor({
        lock: async () => ({ release: async () => undefined }),
        start: () => ({
          exited: Promise.resolve()
            .then(work)
            .then(() => null),
          stop: () => undefined,
        }),
        wait: () => NEVER,
        clock: CLOCK,
        onFailure: (reason) => log.error({ reason }, "the stock feed is not followed"),
      }),
  };
};

export const CLOCK = { now: () => new Date("2026-11-27T09:00:00Z") };

export const monotonicMs = (): number => 0;

export const NO_BYTES = async function* (): AsyncIterable<Uint8Array> {
  yield new Uint8Array();
};

/** What a use case needs beside the port that fails. */
export const given = (deps: object): never => deps as never;
