import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Log } from "#application/jobs/ports.ts";
import type { MetricsText } from "#application/operations/index.ts";
import { withErrorHandler, inBackground, isLoopbackHost } from "#domain/shared/index.ts";
import { compose } from "./middleware/compose.ts";
import { commonHeaders, setHeaders } from "./middleware/security-headers.ts";

export type StatusServerDependencies = {
  readonly metrics: MetricsText;
  readonly log: Pick<Log, "info" | "error">;
};

export type StatusServer = { readonly stop: () => Promise<void> };

/** Metrics are for the operator and must not be reachable from other machines. */
const LOOPBACK = "127.0.0.1";

/** A page of another site whose name resolves to this machine (DNS rebinding) sends that name. */
const namesThisMachine = (host = ""): boolean => isLoopbackHost(host.replace(/:\d+$/, "").toLowerCase());

const answer = (res: ServerResponse, status: number, text: string): void =>
  void res.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(text);

const createStatusListener =
  ({ metrics, log }: StatusServerDependencies): RequestListener =>
  (req, res) => {
    if (!namesThisMachine(req.headers.host)) return answer(res, 421, "The Host is not this machine.\n");
    if (req.url !== "/metrics" || (req.method !== "GET" && req.method !== "HEAD")) {
      return answer(res, 404, "GET /metrics\n");
    }
    inBackground(
      async () => {
        const text = await metrics.text();
        res.writeHead(200, { "Content-Type": metrics.mediaType }).end(req.method === "HEAD" ? undefined : text);
      },
      (error) => {
        log.error({ err: error }, "metrics could not be read");
        if (res.headersSent) res.destroy();
        else res.writeHead(500).end();
      },
    );
  };

/** Serves the metrics on the loopback interface; does nothing if `port` is null. Rejects if the port is taken. */
export const startStatusServer = async (port: number | null, deps: StatusServerDependencies): Promise<StatusServer> => {
  if (port === null) return { stop: () => Promise.resolve() };
  const listener = compose([setHeaders(commonHeaders(false))], createStatusListener(deps));
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, listener);
  await new Promise<void>((listening, failed) => {
    const fail = (error: NodeJS.ErrnoException): void =>
      failed(error.code === "EADDRINUSE" ? new Error(`STATUS_PORT ${port} is taken by another program`) : error);
    server.on("error", withErrorHandler(fail, failed));
    server.listen(port, LOOPBACK, listening);
  });
  const { port: boundPort } = server.address() as AddressInfo;
  deps.log.info({ url: `http://${LOOPBACK}:${boundPort}/metrics` }, "metrics are served");
  return {
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
};
