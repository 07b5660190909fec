import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compose } from "../middleware/compose.ts";
import { setHeaders } from "../middleware/security-headers.ts";
import { cachedAnswers } from "./cached-answers.ts";
import { createPageCache } from "./page-cache.ts";

const cache = createPageCache(1_000_000, Date.now);
const refreshed: string[] = [];

const server = createServer(
  compose(
    [
      setHeaders({ "Content-Security-Policy": "default-src 'none'", "X-Frame-Options": "DENY" }),
      cachedAnswers({ cache, keys: { keyOf: (address) => address }, refresh: (key) => void refreshed.push(key) }),
    ],
    (_, res) => void res.writeHead(404).end("not from the cache"),
  ),
);

const HTML = `<p>${"Bonjour. ".repeat(200)}</p>`;

beforeAll(async () => {
  const headers = { "content-type": "text/html", "content-security-policy": "script-src 'self'" };
  await cache.put("/faq", { headers, body: Buffer.from(HTML), tags: new Set(["content"]) }, cache.epoch());
  await once(server.listen(0, "127.0.0.1"), "listening");
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const send = async (path: string, headers: Readonly<Record<string, string>> = {}, method = "GET") => {
  const { port } = server.address() as AddressInfo;
  const sent = request({ host: "127.0.0.1", port, path, method, headers, agent: false }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
};

test("answers with the headers of every response, and those of the page in their place", async () => {
  const { status, headers, body } = await send("/faq");
  expect(status).toBe(200);
  expect(body.toString()).toBe(HTML);
  expect(headers).toMatchObject({
    "content-security-policy": "script-src 'self'",
    "x-frame-options": "DENY",
    "server-timing": "cache;desc=hit",
    "content-length": String(HTML.length),
  });
});

test("answers in the encoding that the client accepts, each time with the same bytes", async () => {
  const [first, again] = [
    await send("/faq", { "accept-encoding": "gzip, deflate, br, zstd" }),
    await send("/faq", { "accept-encoding": "br" }),
  ];
  expect(first.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(first.body).toString()).toBe(HTML);
  expect(again.body.equals(first.body)).toBe(true);
  const gzip = await send("/faq", { "accept-encoding": "gzip" });
  expect(gunzipSync(gzip.body).toString()).toBe(HTML);
});

test("answers without a body to HEAD, and to a client that has the page", async () => {
  const { headers } = await send("/faq", { "accept-encoding": "br" }, "HEAD");
  expect([headers["content-encoding"], Number(headers["content-length"]) < 200]).toEqual(["br", true]);
  const known = await send("/faq", { "if-none-match": headers.etag ?? "" });
  expect([known.status, known.body.byteLength, known.headers["content-length"]]).toEqual([304, 0, undefined]);
  expect(known.headers["x-frame-options"]).toBe("DENY");
});

test("leaves to others what is not cached, or sent", async () => {
  expect((await send("/news")).status).toBe(404);
  expect((await send("/faq", {}, "POST")).status).toBe(404);
});

test("renders a stale page again once, and answers with it meanwhile", async () => {
  cache.invalidate("content");
  expect((await send("/faq")).status).toBe(200);
  expect((await send("/faq")).status).toBe(200);
  expect(refreshed).toEqual(["/faq"]);
});
