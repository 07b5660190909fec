import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { gunzipSync, zstdDecompressSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createLanguageCookie } from "../middleware/language-cookie.ts";
import { createCachedAnswers } from "./cached-answers.ts";
import { createPageCache } from "./page-cache.ts";

const cache = createPageCache(1_000_000, Date.now);
const state = { isDraining: false, isAdmitted: true, refreshed: [] as string[] };

const answer = createCachedAnswers({
  cache,
  keys: { keyOf: (address) => address },
  refresh: (key) => void state.refreshed.push(key),
  headers: { "Content-Security-Policy": "default-src 'none'", "X-Frame-Options": "DENY" },
  cookieFor: createLanguageCookie(false),
  admit: () => (state.isAdmitted ? () => undefined : null),
  observe: () => ({ id: "id-of-the-request", client: () => "" }),
  isDraining: () => state.isDraining,
});

const server = createServer((req, res) => {
  if (!answer(req, res)) res.writeHead(404).end("not from the cache");
});

const HTML = `<p>${"Bonjour. ".repeat(200)}</p>`;

beforeAll(async () => {
  const headers = { "content-type": "text/html", "content-security-policy": "script-src 'self'" };
  cache.put("/faq", { headers, body: Buffer.from(HTML), tags: new Set(["content"]), first: "br" }, cache.epoch());
  await once(server.listen(0, "127.0.0.1"), "listening");
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

beforeEach(() => void Object.assign(state, { isDraining: false, isAdmitted: true, refreshed: [] }));

const send = async (path: string, headers: Readonly<Record<string, string>> = {}, method = "GET") => {
  const { port } = server.address() as AddressInfo;
  const sent = request({ host: "127.0.0.1", port, path, method, headers, agent: false }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
};

test("answers with the headers of every response, those of the page in their place, and those of this answer", async () => {
  const { status, headers, body } = await send("/faq", { accept: "text/html" });
  expect(status).toBe(200);
  expect(body.toString()).toBe(HTML);
  expect(headers).toMatchObject({
    "content-security-policy": "script-src 'self'",
    "x-frame-options": "DENY",
    "x-request-id": "id-of-the-request",
    "set-cookie": [expect.stringMatching(/^langue=fr;/)],
    "content-length": String(HTML.length),
  });
});

test("answers in the encoding that the client accepts, and without a body to HEAD and to a client that has the page", async () => {
  const gzip = await send("/faq", { "accept-encoding": "gzip" });
  expect(gunzipSync(gzip.body).toString()).toBe(HTML);
  const { headers } = await send("/faq", { "accept-encoding": "br" }, "HEAD");
  expect([headers["content-encoding"], Number(headers["content-length"]) < 200]).toEqual(["br", true]);
  const known = await send("/faq", { "if-none-match": headers.etag ?? "" });
  expect([known.status, known.body.byteLength, known.headers["content-length"]]).toEqual([304, 0, undefined]);
  expect(known.headers["x-frame-options"]).toBe("DENY");
});

test("answers in zstd with a page that Brotli is still made of, and in Brotli afterwards", async () => {
  const headers = { "content-type": "text/html" };
  const content = { headers, body: Buffer.from(HTML), tags: new Set(["content"]), first: "zstd" as const };
  const page = cache.put("/first", content, cache.epoch());
  const accepted = { "accept-encoding": "gzip, br, zstd" };
  const first = await send("/first", accepted);
  expect(first.headers["content-encoding"]).toBe("zstd");
  expect(zstdDecompressSync(first.body).toString()).toBe(HTML);
  await page.improvement;
  expect((await send("/first", accepted)).headers["content-encoding"]).toBe("br");
});

test("ends the connection of every answer while the node stops", async () => {
  expect((await send("/faq", { connection: "keep-alive" })).headers.connection).toBe("keep-alive");
  state.isDraining = true;
  expect((await send("/faq", { connection: "keep-alive" })).headers.connection).toBe("close");
});

test("leaves to others what is not cached, malformed, sent, or beyond the client's limit", async () => {
  expect((await send("/news")).status).toBe(404);
  expect((await send("/faq", { host: "a b" })).status).toBe(404);
  expect((await send("/faq", {}, "POST")).status).toBe(404);
  state.isAdmitted = false;
  expect((await send("/faq")).status).toBe(404);
});

test("renders a stale page again, also when its visitor is refused", async () => {
  cache.invalidate("content");
  state.isAdmitted = false;
  await send("/faq");
  state.isAdmitted = true;
  expect((await send("/faq")).status).toBe(200);
  expect(state.refreshed).toEqual(["/faq"]);
});
