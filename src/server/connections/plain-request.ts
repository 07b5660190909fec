/** A GET over HTTP/1.1 that node:http reads as the same and without which nothing is left to read. */
export type PlainRequest = {
  readonly method: "GET";
  readonly url: string;
  /** Those on which a cached page's answer depends. */
  readonly headers: Readonly<Record<string, string>>;
  /** No other header changes that answer. */
  readonly isAnswerable: boolean;
};

/** Bytes; what browsers send has under 2,000. */
const MAX_BYTES = 4_096;

/** `read`: a cached page's answer may depend on it; `ignored`: never; `other`: something else must answer. */
type Meaning = "read" | "ignored" | "other";

/** None of them says that something follows the head, or what becomes of the connection. */
const NAMES: Readonly<Record<Meaning, string>> = {
  read: "host accept-encoding accept cookie x-request-id x-forwarded-for",
  ignored: `user-agent accept-language referer dnt priority cache-control pragma save-data via forwarded
    upgrade-insecure-requests x-forwarded-host x-forwarded-port x-forwarded-proto x-real-ip
    sec-fetch-dest sec-fetch-mode sec-fetch-site sec-fetch-user sec-gpc sec-purpose
    sec-ch-ua sec-ch-ua-mobile sec-ch-ua-platform`,
  other: "if-none-match if-modified-since range if-range origin authorization",
};

const meaningsOf = (meaning: Meaning): (readonly [name: string, meaning: Meaning])[] =>
  NAMES[meaning].split(/\s+/).map((name) => [name, meaning]);

const MEANINGS: ReadonlyMap<string, Meaning> = new Map([
  ...meaningsOf("read"),
  ...meaningsOf("ignored"),
  ...meaningsOf("other"),
]);

const REQUEST_LINE = /GET (\/[\w.~!$&'()*+,;=:@%/?-]*) HTTP\/1\.1\r\n/y;

/** One space before the value, none behind it, and nothing but printable ASCII. */
const HEADER_LINE = /([A-Za-z-]+): ([!-~](?:[ -~]*[!-~])?)\r\n/y;

const matchAt = (pattern: RegExp, text: string, index: number): RegExpExecArray | null => {
  pattern.lastIndex = index;
  return pattern.exec(text);
};

type Head = Pick<PlainRequest, "headers" | "isAnswerable">;

/** Null unless the text ends with the empty line behind these headers, and all are known. */
const readHead = (text: string, start: number): Head | null => {
  const headers: Record<string, string> = {};
  let [isAnswerable, at] = [true, start];
  for (let line = matchAt(HEADER_LINE, text, at); line !== null; line = matchAt(HEADER_LINE, text, at)) {
    const [whole, written = "", value = ""] = line;
    const name = written.toLowerCase();
    const meaning = MEANINGS.get(name);
    if (meaning === undefined && (name !== "connection" || value !== "keep-alive")) return null;
    if (meaning === "other" || headers[name] !== undefined) isAnswerable = false;
    if (meaning === "read") headers[name] = value;
    at += whole.length;
  }
  return text.length === at + 2 && text.endsWith("\r\n") ? { headers, isAnswerable } : null;
};

/**
 * Reads bytes that are one request of the plainest form, from its first to its last. Null for all others, whether or not they
 * are a request: what is not known to mean the same to node:http is not read here.
 */
export const readPlainRequest = (bytes: Buffer): PlainRequest | null => {
  if (bytes.byteLength > MAX_BYTES) return null;
  const text = bytes.toString("latin1");
  const line = matchAt(REQUEST_LINE, text, 0);
  if (line === null) return null;
  const [whole, url = ""] = line;
  const head = readHead(text, whole.length);
  return head && { method: "GET", url, headers: head.headers, isAnswerable: head.isAnswerable };
};
