import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

export type StatusServerDependencies = {
  readonly metrics: { readonly mediaType: string; readonly text: () => Promise<string> };
  readonly onError: (error: unknown) => void;
};

export type StatusServer = { readonly port: number; readonly stop: () => Promise<void> };

/** The numbers are for the operator: they never leave the machine by themselves. */
const LOOPBACK = "127.0.0.1";

const createStatusListener =
  ({ metrics, onError }: StatusServerDependencies): RequestListener =>
  (req, res) => {
    if (req.url !== "/metrics" || (req.method !== "GET" && req.method !== "HEAD")) {
      res.writeHead(404, { "Content-Type": "text/plain; charset=utf-8" }).end("GET /metrics\n");
      return;
    }
    metrics.text().then(
      (text) => res.writeHead(200, { "Content-Type": metrics.mediaType }).end(req.method === "HEAD" ? undefined : text),
      (error: unknown) => {
        onError(error);
        res.writeHead(500).end();
      },
    );
  };

/** Serves the metrics on the loopback interface. Rejects when the port is taken. */
export const startStatusServer = async (port: number, deps: StatusServerDependencies): Promise<StatusServer> => {
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, createStatusListener(deps));
  await new Promise<void>((listening, failed) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      failed(error.code === "EADDRINUSE" ? new Error(`STATUS_PORT ${port} is taken by another program`) : error),
    );
    server.listen(port, LOOPBACK, listening);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
};
