import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "#application/jobs/ports.ts";
import { withErrorHandler, throwUnhandled } from "#domain/shared/index.ts";

export type ShutdownDependencies = {
  readonly server: Server;
  /** Makes `/readyz` fail and ends connections with their next response. */
  readonly drain: () => void;
  /** Stops the services and closes the database. */
  readonly close: () => Promise<void>;
  /** Time for load balancers to detect that the node is not ready, in milliseconds. */
  readonly graceMs: number;
  readonly log: Log;
};

/**
 * Milliseconds after the signal. Supervisors kill after ten seconds (Docker) or more: requests in progress may take 8
 * seconds, services the rest.
 */
const REQUESTS_TIMEOUT_MS = 8_000;
const SERVICES_TIMEOUT_MS = 9_500;

const closeServer = async (server: Server, timeoutMs: number): Promise<void> => {
  const closed = new Promise((resolve) => {
    server.close(resolve);
  });
  server.closeIdleConnections();
  const timer = setTimeout(
    withErrorHandler(() => server.closeAllConnections(), throwUnhandled),
    timeoutMs,
  );
  await closed;
  clearTimeout(timer);
};

/**
 * Stops the node in order: not ready but serving, then no new connections, then the services. Returns the exit code: 1
 * if the services did not stop in time.
 */
export const shutDown = async ({ server, drain, close, graceMs, log }: ShutdownDependencies): Promise<0 | 1> => {
  const startedAt = performance.now();
  const left = (timeoutMs: number): number => Math.max(0, timeoutMs - (performance.now() - startedAt));
  drain();
  await sleep(graceMs);
  await closeServer(server, left(REQUESTS_TIMEOUT_MS));
  const isClosed = await Promise.race([
    close().then(
      () => true,
      (error: unknown) => {
        log.error({ err: error }, "services could not be stopped");
        return false;
      },
    ),
    sleep(left(SERVICES_TIMEOUT_MS), false),
  ]);
  return isClosed ? 0 : 1;
};
