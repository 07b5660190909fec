import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Log } from "#application/jobs/ports.ts";
import { withErrorHandler, throwUnhandled } from "#domain/shared/index.ts";
import type { Config } from "./environment/config.ts";

export type ListenOptions = {
  readonly log: Pick<Log, "error">;
  readonly onListening: (port: number) => void;
  /** Called if the server cannot listen. */
  readonly onRefused: (message: string) => void;
};

/**
 * Starts listening. Later errors concern connections that the system could not accept; the server continues to listen.
 */
export const listen = (
  server: Server,
  { port, host }: Pick<Config, "port" | "host">,
  { log, onListening, onRefused }: ListenOptions,
): void => {
  const onError = (error: NodeJS.ErrnoException): void => {
    if (server.listening) return log.error({ err: error }, "a connection could not be accepted");
    const reason = error.code === "EADDRINUSE" ? `PORT ${port} is taken by another program` : error.message;
    onRefused(`The site cannot listen on ${host}: ${reason}`);
  };
  const onStart = (): void => onListening((server.address() as AddressInfo).port);
  server.on("error", withErrorHandler(onError, throwUnhandled));
  server.listen(port, host, withErrorHandler(onStart, throwUnhandled));
};
