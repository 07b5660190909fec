import type { IncomingHttpHeaders, RequestListener } from "node:http";
import { isIP } from "node:net";
import { createRequestListener } from "@remix-run/node-fetch-server";

/** True for a host name or IP address, with or without a port, that is valid in a URL. */
export const isHost = (text: string): boolean =>
  /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(text) && URL.canParse(`http://${text}`);

/** The request as the trusted proxies received it. */
type ForwardedRequest = {
  /** Client IP address; empty when the connection is closed. */
  readonly address: string;
  /** Host as sent by the visitor's browser; unset if no proxy forwards it. */
  readonly host?: string;
  readonly protocol?: "http:" | "https:";
};

type Connection = { readonly headers: IncomingHttpHeaders; readonly remote: string | undefined };

/** An IP address without port, brackets, zone and IPv4-mapped prefix; null for an invalid one. */
const normalizeAddress = (text: string): string | null => {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1];
  const bare = bracketed ?? text.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
  const address = bare.replace(/%.*$/, "").replace(/^::ffff:(?=\d+\.)/i, "");
  return isIP(address) === 0 ? null : address.toLowerCase();
};

/**
 * Entries of the trusted proxies, outermost first. Each proxy appends on the right; entries on the left may be forged.
 */
const trustedEntries = (headers: IncomingHttpHeaders, name: string, proxies: number): string[] =>
  String(headers[name] ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .slice(-proxies);

// Walks from the nearest proxy outwards and stops at the first entry without an address.
const clientAddress = ({ headers, remote }: Connection, proxies: number): string => {
  let address = normalizeAddress(remote ?? "") ?? "";
  for (const entry of trustedEntries(headers, "x-forwarded-for", proxies).toReversed()) {
    const next = normalizeAddress(entry);
    if (next === null) break;
    address = next;
  }
  return address;
};

/**
 * Reads the `X-Forwarded-*` headers of `proxies` trusted proxies, counted from the right. With 0 proxies no header is
 * read.
 */
export const readForwardedHeaders = (connection: Connection, proxies: number): ForwardedRequest => {
  if (proxies === 0) return { address: normalizeAddress(connection.remote ?? "") ?? "" };
  const [host] = trustedEntries(connection.headers, "x-forwarded-host", proxies);
  const [protocol] = trustedEntries(connection.headers, "x-forwarded-proto", proxies);
  return {
    address: clientAddress(connection, proxies),
    ...(host && isHost(host) ? { host } : {}),
    ...(protocol === "https" || protocol === "http" ? { protocol: `${protocol}:` } : {}),
  };
};

type ReceivedRequest = Pick<ForwardedRequest, "address"> & {
  /** Path and query as sent by the client. */
  readonly target: string;
};

type ProxyOptions = {
  readonly proxies: number;
  /** True if the public URL is https. */
  readonly secure: boolean;
  readonly log: { readonly warn: (attributes: object, message: string) => void };
};

/** Passes requests on with the public origin and the client address. Warns once about an unconfigured proxy. */
export const withForwardedHeaders = (
  handle: (request: Request, received: ReceivedRequest) => Response | Promise<Response>,
  { proxies, secure, log }: ProxyOptions,
): RequestListener => {
  let hasWarned = proxies > 0;
  // Without files to open, for example, in the middle of an answer; the connection ends.
  const onError = (error: unknown): void => log.warn({ err: error }, "response aborted by an error");
  return (req, res) => {
    if (!hasWarned && req.headers["x-forwarded-for"] !== undefined) {
      hasWarned = true;
      log.warn({}, "X-Forwarded-For came in, and TRUST_PROXY is 0: all visitors behind a proxy count as one client");
    }
    const { address, ...publicOrigin } = readForwardedHeaders(
      { headers: req.headers, remote: req.socket.remoteAddress },
      proxies,
    );
    // A site with an https URL has a proxy that terminates TLS, even if it does not forward the protocol.
    const options = { ...publicOrigin, ...(secure ? { protocol: "https:" } : {}), onError };
    createRequestListener((request: Request) => handle(request, { address, target: req.url ?? "/" }), options)(
      req,
      res,
    );
  };
};
