import { spawn } from "node:child_process";
import { connect, isIP, type Socket } from "node:net";
import { connect as connectEncrypted } from "node:tls";
import { withErrorHandler } from "#domain/shared/index.ts";

/** Each scan runs a process or holds a connection; further files are not scanned. */
const MAX_SCANS = 8;

/** The address of an ICAP service, or a command with its options. */
export type Scanner = string | readonly string[];

/** `clean`, `infected`, or `unavailable`: timeout, an inconclusive answer, or too many concurrent files. */
type ScanResult = "clean" | "infected" | "unavailable";

/** Never rejects. */
export type Scan = (content: Uint8Array) => Promise<ScanResult>;

/** Timeout in milliseconds; a visitor is waiting. */
const SCAN_TIMEOUT_MS = 20_000;

/**
 * Scans a file by a command that reads it from standard input and exits with 0 for a clean and 1 for an infected file, as
 * `clamdscan -` does.
 */
const createCommandScan =
  ([program = "", ...options]: readonly string[], timeoutMs = SCAN_TIMEOUT_MS): Scan =>
  (content) => {
    const result = Promise.withResolvers<ScanResult>();
    const child = spawn(program, options, {
      stdio: ["pipe", "ignore", "ignore"],
      timeout: timeoutMs,
      killSignal: "SIGKILL",
    });
    child.once("error", () => result.resolve("unavailable"));
    child.once("close", (code) => result.resolve(code === 0 ? "clean" : code === 1 ? "infected" : "unavailable"));
    // A scanner may answer before it has read everything.
    child.stdin.on("error", () => undefined);
    child.stdin.end(content);
    return result.promise;
  };

/** `icap:` by RFC 3507, `icaps:` by convention of scanners. */
const PORTS = { plain: 1344, encrypted: 11_344 } as const;

/** ICAP requires an encapsulated HTTP request; scanners expect one even if it is empty. */
const ENCAPSULATED_REQUEST = "GET /upload HTTP/1.1\r\nHost: vitrine.invalid\r\n\r\n";

const open = ({ protocol, hostname, port }: URL): Socket => {
  const host = hostname.replace(/^\[(.+)\]$/, "$1");
  return protocol === "icaps:"
    ? connectEncrypted({ host, port: Number(port) || PORTS.encrypted, servername: isIP(host) === 0 ? host : "" })
    : connect({ host, port: Number(port) || PORTS.plain });
};

/** RESPMOD with the file as the body of a response (RFC 3507, 4.9). */
const writeRequest = (address: URL, content: Uint8Array): Buffer => {
  const response = `HTTP/1.1 200 OK\r\nContent-Type: application/octet-stream\r\nContent-Length: ${content.length}\r\n\r\n`;
  const bodyStart = ENCAPSULATED_REQUEST.length + response.length;
  const header = [
    `RESPMOD ${address.href} ICAP/1.0`,
    `Host: ${address.host}`,
    "User-Agent: Vitrine",
    "Allow: 204",
    "Connection: close",
    `Encapsulated: req-hdr=0, res-hdr=${ENCAPSULATED_REQUEST.length}, res-body=${bodyStart}`,
  ].join("\r\n");
  const chunk = content.length === 0 ? [] : [`${content.length.toString(16)}\r\n`, content, "\r\n"];
  const parts = [`${header}\r\n\r\n`, ENCAPSULATED_REQUEST, response, ...chunk, "0\r\n\r\n"];
  return Buffer.concat(parts.map((part) => Buffer.from(part)));
};

/** Headers in which scanners report findings; `0` means none. */
const FINDINGS = ["x-infection-found", "x-virus-id", "x-violations-found"] as const;

/** Bytes of the response's own header, and of the header that it encapsulates. */
const MAX_HEADER_BYTES = 16 * 1024;
/** The line before a chunk: its size and extensions. */
const MAX_SIZE_LINE = 256;

const HEADER_END = "\r\n\r\n";

/** Null: the header is incomplete. */
const splitHeader = (bytes: Buffer): { readonly header: string; readonly rest: Buffer } | null => {
  const end = bytes.subarray(0, MAX_HEADER_BYTES).indexOf(HEADER_END);
  if (end === -1) return null;
  return { header: bytes.toString("latin1", 0, end), rest: bytes.subarray(end + HEADER_END.length) };
};

/** Compares a chunked body (RFC 9112, 7.1) with the file from `offset` on; null: more is needed. */
const createComparison = (content: Uint8Array) => {
  let [pending, chunkBytes, offset] = [Buffer.alloc(0), 0, 0];
  return (bytes: Buffer): ScanResult | null => {
    pending = Buffer.concat([pending, bytes]);
    for (;;) {
      const part = pending.subarray(0, chunkBytes);
      if (!part.equals(content.subarray(offset, offset + part.length))) return "infected";
      pending = pending.subarray(part.length);
      [chunkBytes, offset] = [chunkBytes - part.length, offset + part.length];
      if (chunkBytes > 0) return null;
      const line = pending.toString("latin1", 0, MAX_SIZE_LINE);
      const [sizeLine = "", size = ""] = /^(?:\r\n)?([0-9a-f]{1,8})(?:[; ][^\r\n]*)?\r\n/i.exec(line) ?? [];
      if (sizeLine === "") return pending.length < MAX_SIZE_LINE ? null : "unavailable";
      chunkBytes = Number.parseInt(size, 16);
      if (chunkBytes === 0) return offset === content.length ? "clean" : "infected";
      pending = pending.subarray(sizeLine.length);
    }
  };
};

/** 0: not a header of the protocol. */
const statusOf = (header: string, statusLine: RegExp): number => Number(statusLine.exec(header)?.[1] ?? 0);

const ICAP_STATUS = /^ICAP\/1\.\d (\d{3})(?!\d)/;
const HTTP_STATUS = /^HTTP\/1\.\d (\d{3})(?!\d)/;

/** By lower-case name. */
const fieldsOf = (header: string): ReadonlyMap<string, string> =>
  new Map(
    header.split("\r\n").map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );

/** The result according to the response's own header; null: the encapsulated response decides. */
const resultOfHeader = (header: string): ScanResult | null => {
  const [status, fields] = [statusOf(header, ICAP_STATUS), fieldsOf(header)];
  const hasFinding = FINDINGS.some((name) => !["", "0"].includes(fields.get(name) ?? ""));
  if (status !== 0 && hasFinding) return "infected";
  if (status === 204) return "clean";
  if (fields.get("encapsulated")?.startsWith("res-hdr=0,") !== true) return "unavailable";
  // 403 with a page for the visitor; without one the service rejects our request.
  if (status === 403) return "infected";
  return status === 200 ? null : "unavailable";
};

/**
 * Parses the response to RESPMOD (RFC 3507) as it arrives; null: more is needed. Clean is 204, or 200 with the
 * unchanged file; any other content means that the service rejects the file. Buffers 16 KiB at most.
 */
export const createIcapReader = (content: Uint8Array): ((bytes: Buffer) => ScanResult | null) => {
  let pending = Buffer.alloc(0);
  let stage: "header" | "encapsulated header" | "body" = "header";
  const compare = createComparison(content);
  return (bytes) => {
    if (stage === "body") return compare(bytes);
    pending = Buffer.concat([pending, bytes]);
    for (;;) {
      const split = splitHeader(pending);
      if (split === null) return pending.length < MAX_HEADER_BYTES ? null : "unavailable";
      pending = Buffer.from(split.rest);
      if (stage === "header") {
        const result = resultOfHeader(split.header);
        if (result !== null) return result;
        stage = "encapsulated header";
      } else {
        const status = statusOf(split.header, HTTP_STATUS);
        if (status !== 200) return status === 0 ? "unavailable" : "infected";
        stage = "body";
        return compare(pending);
      }
    }
  };
};

/** Scans a file by an ICAP service at `icap://host:port/service`, one connection a file, which is closed at the end. */
const createIcapScan = (service: string, timeoutMs = SCAN_TIMEOUT_MS): Scan => {
  const address = new URL(service);
  return async (content) => {
    const result = Promise.withResolvers<ScanResult>();
    const timer = setTimeout(() => result.resolve("unavailable"), timeoutMs);
    const read = createIcapReader(content);
    const socket = open(address);
    const fail = (): void => result.resolve("unavailable");
    const receive = (bytes: Buffer): void => {
      const reply = read(bytes);
      if (reply !== null) result.resolve(reply);
    };
    socket.on("error", fail);
    socket.once("close", fail);
    socket.on("data", withErrorHandler(receive, fail));
    socket.write(writeRequest(address, content));
    try {
      return await result.promise;
    } finally {
      clearTimeout(timer);
      socket.destroy();
    }
  };
};

/** Scans up to eight files at once, each for 20 seconds at most by default. */
export const createScanner = (scanner: Scanner, timeoutMs?: number): Scan => {
  const scan = typeof scanner === "string" ? createIcapScan(scanner, timeoutMs) : createCommandScan(scanner, timeoutMs);
  let running = 0;
  return async (content) => {
    if (running >= MAX_SCANS) return "unavailable";
    running += 1;
    try {
      return await scan(content);
    } finally {
      running -= 1;
    }
  };
};
