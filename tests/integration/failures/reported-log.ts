import type { Log } from "#application/jobs/ports.ts";
import { parseDsn } from "#domain/error-reports/index.ts";
import { createErrorReporter } from "../../../src/adapters/observability/error-reporter.ts";
import { reportLoggedError } from "../../../src/adapters/observability/logger.ts";
import { type FakeHttpServer, startFakeHttpServer } from "../../fakes/http-server.ts";

export type ReportedLog = {
  readonly log: Log & { readonly debug: Log["info"] };
  /** The events that have arrived. */
  readonly events: () => readonly string[];
  /** Waits for the events under way. */
  readonly settle: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** A log whose error lines are reported to a service, as those of the server are. */
export const openReportedLog = async (): Promise<ReportedLog> => {
  const receiver: FakeHttpServer = await startFakeHttpServer();
  const target = parseDsn(`http://abc@127.0.0.1:${receiver.port}/7`);
  if (target === null) throw new Error("the address of the receiver is invalid");
  const reporter = createErrorReporter({ target, environment: "test", release: "r" });
  const at =
    (level: string) =>
    (details: object, message: string): void =>
      reportLoggedError(reporter, level, details, message);
  return {
    log: { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") },
    events: () => receiver.posts.map(({ body }) => body),
    settle: reporter.stop,
    stop: receiver.stop,
  };
};
