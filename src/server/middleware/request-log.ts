import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { inRequest, type RequestInProgress } from "../connections/refused-request.ts";

/** A line of the log without the query, which may hold personal data. */
export type RequestEntry = {
  readonly id: string;
  readonly method: string | undefined;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  /** The answer was sent to its end. */
  readonly whole: boolean;
  /** Of a request that was refused. */
  readonly client?: string;
};

export type RequestLog = (entry: RequestEntry, message: string) => void;

/** A page or a file was answered: nothing was sent, refused or wrong. */
export const isRead = ({ method, status }: RequestEntry): boolean =>
  (method === "GET" || method === "HEAD") && status < 400;

/** A request whose answer has ended. */
export type EndedRequest = Pick<RequestEntry, "id" | "method" | "status" | "whole"> & {
  readonly url: string;
  /** In milliseconds of `performance.now()`. */
  readonly startedAt: number;
};

/** Measures a request that has ended; `seconds` is what it took. */
export type MeasureRequest = (request: EndedRequest, seconds: number) => void;

/** Measures and logs a request that has ended. `client`: computes the pseudonym, which a refusal has in the log. */
export type RecordRequest = (request: EndedRequest, client?: () => string) => void;

/** Watches a request from here to its end. */
export type ObserveRequest = (req: IncomingMessage, res: ServerResponse) => RequestInProgress;

const KNOWN_ID = /^[A-Za-z0-9._-]{8,64}$/;

// Only an id of the expected form is accepted: a visitor may have sent it.
export const requestId = (headers: IncomingHttpHeaders): string => {
  const header = headers["x-request-id"];
  return typeof header === "string" && KNOWN_ID.test(header) ? header : randomUUID();
};

/** Statuses of requests that are refused: malformed, without a right, too many. A visitor's mistakes have others. */
const REFUSED: ReadonlySet<number> = new Set([400, 401, 403, 405, 413, 414, 429]);

const pathOf = (url: string): string => {
  const queryStart = url.indexOf("?");
  return queryStart === -1 ? url : url.slice(0, queryStart);
};

const roundedMs = (seconds: number): number => Math.round(seconds * 10_000) / 10;

export const createRequestRecorder =
  (log: RequestLog, measure: MeasureRequest): RecordRequest =>
  (request, client) => {
    const { id, method, url, status, whole, startedAt } = request;
    const seconds = (performance.now() - startedAt) / 1_000;
    measure(request, seconds);
    const entry: RequestEntry = { id, method, path: pathOf(url), status, ms: roundedMs(seconds), whole };
    log(client && REFUSED.has(status) ? { ...entry, client: client() } : entry, "request");
  };

/**
 * Gives each request an id, and records it when it is answered.
 * `clientOf`: a pseudonym, which only lines about refused requests have.
 */
export const createRequestObserver =
  (record: RecordRequest, clientOf: (req: IncomingMessage) => string): ObserveRequest =>
  (req, res) => {
    const id = requestId(req.headers);
    const client = (): string => clientOf(req);
    const startedAt = performance.now();
    res.on("close", () => {
      const { method, url = "" } = req;
      const { statusCode: status, writableFinished: whole } = res;
      record({ id, method, url, status, whole, startedAt }, client);
    });
    return { id, client };
  };

/** Sends the id of a request with its answer. */
export const withRequestLog =
  (listener: RequestListener, observe: ObserveRequest): RequestListener =>
  (req, res) => {
    const request = observe(req, res);
    req.headers["x-request-id"] = request.id;
    res.setHeader("X-Request-Id", request.id);
    inRequest(request, () => listener(req, res));
  };
