import { connect, isIP, type Socket } from "node:net";
import { connect as connectEncrypted } from "node:tls";
import { withErrorHandler } from "#domain/shared/index.ts";
import { createIcapReader } from "./icap-response.ts";
import { type Scan, SCAN_TIMEOUT_MS, type ScanResult } from "./scan.ts";

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

/** Scans a file by an ICAP service at `icap://host:port/service`, one connection a file, which is closed at the end. */
export const createIcapScan = (service: string, timeoutMs = SCAN_TIMEOUT_MS): Scan => {
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
