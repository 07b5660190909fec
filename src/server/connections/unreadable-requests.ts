import { type RequestListener, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { withErrorHandler } from "#domain/shared/index.ts";

/** Statuses of the errors of node:http's parser; every other error is a bad request. */
const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const responseText = (status: number, headers: Readonly<Record<string, string>>): string => {
  const lines = Object.entries({ ...headers, Connection: "close", "Content-Length": "0" });
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines.map(([name, value]) => `${name}: ${value}`)];
  return `${head.join("\r\n")}\r\n\r\n`;
};

export type UnreadableOptions = {
  readonly headers: Readonly<Record<string, string>>;
  /** Called with each answer. `address`: remote address of the connection, possibly a proxy's. */
  readonly onRefused: (refused: { readonly status: number; readonly code: string }, address: string) => void;
  readonly onError: (error: unknown) => void;
};

/**
 * Adds the headers of every response to the answers that node:http gives itself: to bytes that are not a request, to
 * headers that are too long or too slow, and to unsupported expectations.
 */
export const answerUnreadableRequests = (server: Server, { headers, onRefused, onError }: UnreadableOptions): void => {
  const responses = new WeakMap<Duplex, ServerResponse>();
  server.on("request", (req, res: ServerResponse) => void responses.set(req.socket, res));
  const refuseExpectation: RequestListener = (_, res) =>
    void res.writeHead(417, { ...headers, "Content-Length": 0 }).end();
  server.on("checkExpectation", withErrorHandler(refuseExpectation, onError));
  const refuse = (error: NodeJS.ErrnoException, socket: Duplex): void => {
    const response = responses.get(socket);
    const isAnswering = response?.headersSent === true && !response.writableFinished;
    if (socket.writable && !isAnswering) {
      const { code = "" } = error;
      const status = STATUSES[code] ?? 400;
      onRefused({ status, code }, (socket as Socket).remoteAddress ?? "");
      socket.write(responseText(status, headers));
    }
    socket.destroy(error);
  };
  server.on("clientError", withErrorHandler(refuse, onError));
};
