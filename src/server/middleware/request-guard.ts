import type { IncomingMessage } from "node:http";
import { isHost } from "../connections/forwarded-headers.ts";
import type { Middleware } from "./compose.ts";
import { pathOf } from "./request-path.ts";

/** Excludes `TRACE`, `CONNECT` and the methods of WebDAV. */
const METHODS: ReadonlySet<string | undefined> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Methods of pages and files. */
export const PAGE_METHODS: readonly string[] = ["GET", "HEAD", "POST"];

const isHostName = (name = ""): boolean => name.length === "host".length && name.toLowerCase() === "host";

const countHosts = ({ rawHeaders }: IncomingMessage): number => {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) if (isHostName(rawHeaders[index])) hosts += 1;
  return hosts;
};

/** Why the request has no valid URL or an unsupported method; null if it is well-formed. */
const refusalOf = (req: IncomingMessage): { readonly status: 400 | 405; readonly detail: string } | null => {
  const { method, url = "", headers, httpVersion } = req;
  if (!METHODS.has(method)) return { status: 405, detail: "The method is not supported." };
  if (!url.startsWith("/")) return { status: 400, detail: "The request target must be a path." };
  if (countHosts(req) > 1) return { status: 400, detail: "There is more than one Host." };
  // HTTP/1.0 requires no Host.
  if (headers.host === undefined && httpVersion !== "1.0") return { status: 400, detail: "The Host is missing." };
  const isValid = headers.host === undefined || isHost(headers.host);
  return isValid ? null : { status: 400, detail: "The Host is no host name." };
};

/** Rejects malformed requests and proxy requests before anything reads their URL. */
export const requestGuard: Middleware = (req, res, next) => {
  const refusal = refusalOf(req);
  if (refusal === null) return next();
  const { status, detail } = refusal;
  const title = status === 405 ? "Method Not Allowed" : "Bad Request";
  const body = JSON.stringify({ type: "about:blank", title, status, detail });
  if (status === 405) res.setHeader("Allow", PAGE_METHODS.join(", "));
  res.setHeader("Connection", "close");
  res.writeHead(status, { "Content-Type": "application/problem+json", "Content-Length": Buffer.byteLength(body) });
  res.end(req.method === "HEAD" ? undefined : body);
};

/** In bytes; the site's own paths have under 300, a picture of a feed's host under 1,000. */
const MAX_PATH_BYTES = 2_048;

/** Rejects a path that is too long before anything else reads it. */
export const refuseLongPath: Middleware = ({ url }, res, next) => {
  if (pathOf(url).length <= MAX_PATH_BYTES) return next();
  res.writeHead(414, { "Content-Type": "text/plain; charset=utf-8", Connection: "close" });
  res.end("Cette adresse est trop longue.\n");
};

const MAX_QUERY_BYTES = 4096;
const MAX_VALUES = 200;

/** The reason why a query string is too large; null when it is within the limits. */
export const queryLimitViolation = (search: string): string | null => {
  if (search.length > MAX_QUERY_BYTES) return `The query string is longer than ${MAX_QUERY_BYTES} bytes.`;
  const values = search.split("&").length;
  return values > MAX_VALUES ? `The query string holds more than ${MAX_VALUES} values.` : null;
};
