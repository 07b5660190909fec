import type { IncomingHttpHeaders, RequestListener } from "node:http";
import { isIP } from "node:net";
import { createRequestListener } from "@remix-run/node-fetch-server";

/** What the proxies in front tell of a request. */
export type Forwarded = {
  /** Address of who asks; empty where the connection is gone. */
  readonly address: string;
  /** As the visitor's browser knows the site; not set where no proxy tells. */
  readonly host?: string;
  readonly protocol?: "http:" | "https:";
};

type Connection = { readonly headers: IncomingHttpHeaders; readonly remote: string | undefined };

/** An IP address without port, brackets, zone and the prefix of an IPv4 one within IPv6; null where it is none. */
const plainAddress = (text: string): string | null => {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1];
  const bare = bracketed ?? text.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
  const address = bare.replace(/%.*$/, "").replace(/^::ffff:(?=\d+\.)/i, "");
  return isIP(address) === 0 ? null : address.toLowerCase();
};

/** What the trusted proxies wrote, the outermost first: each adds at the right end, anybody may have begun the left. */
const trusted = (headers: IncomingHttpHeaders, name: string, proxies: number): string[] =>
  String(headers[name] ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .slice(-proxies);

// From the nearest proxy outwards; one that has written no address ends it.
const clientAddress = ({ headers, remote }: Connection, proxies: number): string => {
  let address = plainAddress(remote ?? "") ?? "";
  for (const entry of trusted(headers, "x-forwarded-for", proxies).toReversed()) {
    const further = plainAddress(entry);
    if (further === null) break;
    address = further;
  }
  return address;
};

/**
 * Who asks, and what for, by the `X-Forwarded-*` headers of so many proxies: counted from the right end, never the
 * left. Without a proxy none of them is read.
 */
export const forwarded = (connection: Connection, proxies: number): Forwarded => {
  if (proxies === 0) return { address: plainAddress(connection.remote ?? "") ?? "" };
  const [host] = trusted(connection.headers, "x-forwarded-host", proxies);
  const [protocol] = trusted(connection.headers, "x-forwarded-proto", proxies);
  return {
    address: clientAddress(connection, proxies),
    ...(host && /^[\w.-]+(?::\d{1,5})?$/.test(host) ? { host } : {}),
    ...(protocol === "https" || protocol === "http" ? { protocol: `${protocol}:` } : {}),
  };
};

type Handle = (request: Request, client: Pick<Forwarded, "address">) => Response | Promise<Response>;

type Setup = {
  readonly proxies: number;
  /** The public address is https. */
  readonly secure: boolean;
  readonly log: { readonly warn: (facts: object, message: string) => void };
};

/** Hands each request on as the visitor's browser sent it, and who sent it. Tells once of a proxy that nobody named. */
export const behindProxies = (handle: Handle, { proxies, secure, log }: Setup): RequestListener => {
  let told = proxies > 0;
  return (req, res) => {
    if (!told && req.headers["x-forwarded-for"] !== undefined) {
      told = true;
      log.warn({}, "X-Forwarded-For came in, and TRUST_PROXY is 0: all visitors behind a proxy count as one client");
    }
    const { address, ...asked } = forwarded({ headers: req.headers, remote: req.socket.remoteAddress }, proxies);
    // Where the public address is https, a proxy in front speaks it: forms come from there, whatever it forwards.
    const options = secure ? { ...asked, protocol: "https:" } : asked;
    createRequestListener((request: Request) => handle(request, { address }), options)(req, res);
  };
};
