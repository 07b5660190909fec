import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSite, type Site } from "../browser/site.ts";

let site: Site;
let log: readonly string[] = [];

beforeAll(async () => {
  site = await startSite({ onOutput: (line) => (log = [...log, line]) });
}, 120_000);

afterAll(() => site?.dispose());

/** Sends the lines as they are; returns the response and the lines that the server logged. */
const send = async (...lines: readonly string[]): Promise<{ readonly response: string; readonly logged: string[] }> => {
  const id = `test-${crypto.randomUUID()}`;
  const socket = connect(Number(new URL(site.url).port), "127.0.0.1");
  await once(socket, "connect");
  socket.write([...lines, `X-Request-Id: ${id}`, "Connection: close", "", ""].join("\r\n"));
  const response = await text(socket);
  await expect.poll(() => log.some((line) => line.includes(id))).toBe(true);
  return { response, logged: log.filter((line) => line.includes(id)) };
};

test.each([
  ["a host that is no name", ["GET / HTTP/1.1", "Host: a b"], 400],
  ["a host with a path", ["GET / HTTP/1.1", "Host: a/b"], 400],
  ["a host with a user", ["GET / HTTP/1.1", "Host: user@site.example"], 400],
  ["an IPv4 address that is none", ["GET / HTTP/1.1", "Host: 1.2.3.999"], 400],
  ["a port beyond all", ["GET / HTTP/1.1", "Host: site.example:99999"], 400],
  ["an empty host", ["GET / HTTP/1.1", "Host: "], 400],
  ["two hosts", ["GET / HTTP/1.1", "Host: site.example", "Host: other.example"], 400],
  ["the absolute form", ["GET http://other.example/ HTTP/1.1", "Host: site.example"], 400],
  ["OPTIONS of the server", ["OPTIONS * HTTP/1.1", "Host: site.example"], 400],
  ["TRACE", ["TRACE / HTTP/1.1", "Host: site.example"], 405],
  ["a page deleted", ["DELETE /stock HTTP/1.1", "Host: site.example"], 405],
])("answers %s with one problem and one line of the log", async (_, lines, status) => {
  const { response, logged } = await send(...lines);
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(response).toContain("application/problem+json");
  expect(/allow: GET, HEAD, POST/i.test(response)).toBe(status === 405);
  expect(response).not.toContain("other.example");
  expect(logged).toHaveLength(1);
  expect(log.filter((line) => /^\s+at |Error/.test(line))).toEqual([]);
});

test.each(["site.example", "SITE.example:3000", "[::1]:3000", "127.0.0.1", "xn--caf-dma.example"])(
  "answers a request for the host %s",
  async (host) => {
    expect((await send("GET /healthz HTTP/1.1", `Host: ${host}`)).response).toMatch(/^HTTP\/1.1 200 /);
  },
);
