import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { duplexPair } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { KEEP_ALIVE_MS } from "../connections/keep-alive.ts";
import { answerPlainRequests } from "../connections/plain-requests.ts";
import { createClientLimit } from "../middleware/client-limit.ts";
import { createLanguageCookie } from "../middleware/language-cookie.ts";
import { createPipelineLimit } from "../connections/pipeline-limit.ts";
import { createRequestObserver, createRequestRecorder, type RequestEntry } from "../middleware/request-log.ts";
import { createCachedAnswers } from "./cached-answers.ts";
import { createPageCache } from "./page-cache.ts";
import { createPageKeys } from "./page-key.ts";
import { createPreparedAnswers } from "./prepared-answers.ts";

/** A busy process makes no page smaller, so both servers have the same bytes of it at every time. */
const cache = createPageCache(64_000_000, Date.now, () => true);
const state = { isDraining: false, prepared: 0, lines: [] as RequestEntry[] };
const record = createRequestRecorder(
  (line) => void state.lines.push(line),
  () => undefined,
);
const deps = {
  cache,
  keys: createPageKeys("/stock"),
  refresh: () => undefined,
  headers: { "Content-Security-Policy": "default-src 'none'", "X-Frame-Options": "DENY" },
  cookieFor: createLanguageCookie(false),
  admit: createClientLimit(1),
  isDraining: () => state.isDraining,
  observe: createRequestObserver(record, () => "client"),
  record,
};

/** What is not in the cache is answered with how it was read. */
const createSite = (isPrepared: boolean): Server => {
  const pipelines = createPipelineLimit(() => undefined);
  const answerFromCache = createCachedAnswers(deps);
  const listener = pipelines.wrap((req, res) => {
    if (answerFromCache(req, res)) return;
    const read = JSON.stringify([req.method, req.url, req.rawHeaders]);
    res.writeHead(404, { "Content-Length": Buffer.byteLength(read) }).end(req.method === "HEAD" ? undefined : read);
  });
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, requireHostHeader: false }, listener);
  const answer = createPreparedAnswers(deps);
  if (isPrepared)
    answerPlainRequests(server, {
      answer: (request, socket) => {
        const isAnswered = answer(request, socket);
        if (isAnswered) state.prepared += 1;
        return isAnswered;
      },
      hasUnanswered: pipelines.hasUnanswered,
      onError: (error) => {
        throw error;
      },
    });
  return server;
};

const [site, reference] = [createSite(true), createSite(false)];

const put = (path: string, body: string | Uint8Array) => {
  const headers = { "content-type": "text/html" };
  const page = { headers, body: Buffer.from(body), tags: new Set(["content"]), first: "br" as const };
  return cache.put(path, page, cache.epoch());
};

const HTML = `<p>${"Bonjour. ".repeat(200)}</p>`;

/** Larger than what the system takes of a write without a reader. */
const LARGE = new Uint8Array(16_000_000).map((_, index) => (index * 7919) % 251);

beforeAll(async () => {
  const faq = put("/faq", HTML);
  const large = put("/large", LARGE);
  cache.get("/faq");
  await faq.improvement;
  for (const encoding of ["identity", "gzip"] as const) await cache.encode(faq, encoding);
  await cache.encode(large, "identity");
  for (const server of [site, reference]) await once(server.listen(0, "127.0.0.1"), "listening");
});

afterAll(() => {
  for (const server of [site, reference]) server.close().closeAllConnections();
});

beforeEach(() => void Object.assign(state, { isDraining: false, prepared: 0, lines: [] }));

const get = (path: string, ...lines: readonly string[]): string =>
  [`GET ${path} HTTP/1.1`, "Host: site.example", ...lines, "", ""].join("\r\n");

const open = async (server: Server): Promise<Socket> => {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  await once(socket, "connect");
  return socket;
};

/** Sends the bytes, and reads until the last of `parts` has come that many times. */
const exchange = async (socket: Socket, bytes: string, end: string, times = 1): Promise<string> => {
  let read = "";
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const onData = (chunk: Buffer): void => {
    read += chunk.toString("latin1");
    if (read.split(end).length > times) resolve(read);
  };
  socket.on("data", onData).once("close", () => reject(new Error(`closed after ${read}`)));
  socket.write(bytes);
  await promise;
  socket.off("data", onData);
  return read;
};

/** Without what differs by request. */
const comparable = (answers: string): string =>
  answers
    .replaceAll(/X-Request-Id: [\da-f]{8}-[\da-f-]{27}\r\n/g, "X-Request-Id: uuid\r\n")
    .replaceAll(/Date: [\w, :]{25} GMT\r\n/g, "Date: date\r\n");

test("answers requests of a connection, after its first, byte for byte as node:http does", async () => {
  const requests = [
    get("/faq"),
    get("/faq", "X-Request-Id: trace-0815.1", "Accept: text/html"),
    get("/faq?utm_source=x", "Accept: text/html", "Cookie: langue=fr", "Connection: keep-alive"),
    get("/faq", "Accept: text/html", "X-Request-Id: another-trace"),
  ];
  const answersOf = async (server: Server): Promise<string[]> => {
    const socket = await open(server);
    const answers: string[] = [];
    for (const request of requests) answers.push(comparable(await exchange(socket, request, "</p>")));
    socket.destroy();
    return answers;
  };
  const answers = await answersOf(site);
  expect(state.prepared).toBe(requests.length - 1);
  expect(answers).toEqual(await answersOf(reference));
  expect(answers[1]).toContain("X-Request-Id: trace-0815.1\r\nSet-Cookie: langue=fr;");
});

test("logs each answer once, with the id that it has", async () => {
  const socket = await open(site);
  await exchange(socket, get("/faq"), "</p>");
  const answer = await exchange(socket, get("/faq?utm_source=secret"), "</p>");
  await expect.poll(() => state.lines.length).toBe(2);
  const id = /X-Request-Id: (\S+)/.exec(answer)?.[1];
  expect(state.lines.at(-1)).toEqual({
    id,
    method: "GET",
    path: "/faq",
    status: 200,
    ms: expect.any(Number),
    whole: true,
  });
  socket.destroy();
});

test("leaves to node:http what a client sends ahead of an answer, and answers in turn", async () => {
  const socket = await open(site);
  await exchange(socket, get("/faq"), "</p>");
  const answers = await exchange(socket, get("/none").repeat(2) + get("/faq"), "</p>");
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 404", "HTTP/1.1 404", "HTTP/1.1 200"]);
  expect(state.prepared).toBe(0);
  socket.destroy();
});

test("leaves connections to node:http while the node stops", async () => {
  const socket = await open(site);
  await exchange(socket, get("/faq"), "</p>");
  state.isDraining = true;
  expect(await exchange(socket, get("/faq"), "</p>")).toContain("Connection: close\r\n");
  expect(state.prepared).toBe(0);
  if (!socket.closed) await once(socket, "close");
});

/** The body of the connection's next answer. */
const readBody = async (socket: Socket, length: number): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let [read, expected] = [0, Number.POSITIVE_INFINITY];
  for await (const chunk of socket.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    const headEnd = chunk.indexOf("\r\n\r\n");
    if (chunks.length === 0) expected = headEnd + 4 + length;
    chunks.push(chunk);
    read += chunk.byteLength;
    if (read >= expected) return Buffer.concat(chunks).subarray(expected - length);
  }
  throw new Error("the answer broke off");
};

test("an answer that waits for its reader keeps its bytes, and is logged when it has ended", async () => {
  const [slow, next, gone] = [await open(site), await open(site), await open(site)];
  for (const socket of [slow, next, gone]) await exchange(socket, get("/faq"), "</p>");
  state.lines = [];
  for (const [index, socket] of [slow, next, gone].entries()) {
    socket.pause().write(get("/large", `X-Request-Id: waiting-${index}`));
    await expect.poll(() => state.prepared).toBe(index + 1);
  }
  expect(state.lines).toEqual([]);
  gone.destroy();
  await expect.poll(() => state.lines).toEqual([expect.objectContaining({ id: "waiting-2", whole: false })]);
  for (const [index, socket] of [slow, next].entries()) {
    expect((await readBody(socket, LARGE.byteLength)).equals(LARGE)).toBe(true);
    await expect.poll(() => state.lines.at(-1)).toMatchObject({ id: `waiting-${index}`, whole: true });
    socket.destroy();
  }
});

/** What the server writes to a connection on which the client sends these bytes one after another, then nothing more. */
const answersTo = async (server: Server, chunks: readonly string[]): Promise<string> => {
  const [client, connection] = duplexPair();
  let answers = "";
  client.on("data", (bytes: Buffer) => (answers += bytes.toString("latin1"))).on("error", () => undefined);
  const closed = new Promise((resolve) => connection.on("error", () => undefined).once("close", resolve));
  server.emit("connection", connection);
  for (const chunk of chunks) {
    if (!client.destroyed) client.write(chunk, "latin1");
    // What passes between the two sides of a pair, and what is written at once, has passed when the event loop turns.
    await turn();
  }
  client.end();
  await closed;
  return comparable(answers);
};

const usually = <T>(usual: T, ...others: readonly T[]): fc.Arbitrary<T> =>
  fc.oneof({ weight: 12, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(usual, ...others) });

const HEADERS =
  `Accept-Encoding: br|accept-encoding: gzip, br|Accept-Encoding: gzip|Accept-Encoding: gzip;q=0|Accept: text/html
|Cookie: langue=fr|User-Agent: a|X-Request-Id: abcdefgh|X-Forwarded-For: 1.2.3.4, 5.6.7.8`.split(/\n?\|/);

const ODD_HEADERS =
  `Content-Length: 0|Content-Length: 4|Transfer-Encoding: chunked|Connection: close|Connection: upgrade
|Upgrade: h2c|Expect: 100-continue|Host: other.example|Host:|Range: bytes=0-1|If-None-Match: *|User-Agent : a|User-Agent:a
|User-Agent:  a |User-Agent: é| folded|X: y|Accept: a\tb|Cookie:`.split(/\n?\|/);

const header = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...HEADERS) },
  { weight: 1, arbitrary: fc.constantFrom(...ODD_HEADERS) },
);

const requestBytes = fc
  .record({
    method: usually("GET", "HEAD", "POST", "get", "GETT"),
    target: usually(
      "/faq",
      "/faq?utm_source=a",
      "/none",
      "//faq",
      "/faq#a",
      "/faq?a=%C3%A9",
      "*",
      "http://b/faq",
      "/a b",
    ),
    version: usually("HTTP/1.1", "HTTP/1.0", "HTTP/2.0", "http/1.1"),
    host: usually("Host: site.example", "Host: a b", "hOST: site.example:80", "Accept: a"),
    headers: fc.array(header, { maxLength: 4 }),
    lineEnd: usually("\r\n", "\n", "\r"),
    behind: usually("", "GET /faq HTTP/1.1\r\nHost: a\r\n\r\n", "GET /fa", "\r\n", "abcd", "0\r\n\r\n"),
  })
  .map(
    ({ method, target, version, host, headers, lineEnd, behind }) =>
      [`${method} ${target} ${version}`, host, ...headers, "", ""].join(lineEnd) + behind,
  );

/** Bytes of requests as they are, with one byte changed, or in two pieces. */
const chunksOfRequest = fc.oneof(
  { weight: 6, arbitrary: requestBytes.map((bytes) => [bytes]) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(requestBytes, fc.nat(), fc.constantFrom("", "\r", "\n", "\0", " ", ":", "é", "G"), fc.nat(1))
      .map(([bytes, at, byte, removed]) => {
        const index = at % bytes.length;
        return [bytes.slice(0, index) + byte + bytes.slice(index + removed)];
      }),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(requestBytes, fc.nat()).map(([bytes, at]) => {
      const index = at % bytes.length;
      return [bytes.slice(0, index), bytes.slice(index)];
    }),
  },
);

test("whatever a client sends, it gets the bytes that it gets from node:http alone", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(chunksOfRequest, { minLength: 1, maxLength: 6 }), async (requests) => {
      const chunks = [get("/faq"), ...requests.flat()];
      expect(await answersTo(site, chunks)).toBe(await answersTo(reference, chunks));
    }),
    { numRuns: 300 },
  );
  expect(state.prepared).toBeGreaterThan(100);
});
