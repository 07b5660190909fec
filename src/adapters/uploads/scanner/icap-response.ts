import type { ScanResult } from "./scan.ts";

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
