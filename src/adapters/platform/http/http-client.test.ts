import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, createServer as createSocketServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliCompressSync, createGzip, deflateSync, gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { listenOnLoopback } from "../../../../tests/fakes/loopback.ts";
import { createHttpClient, readText, type HttpLimits } from "./http-client.ts";
import { HttpError } from "./http-error.ts";
import { OUTSIDE_BODIES } from "./outside-bodies.ts";
import { createPublicTransport, requestAnyAddress } from "./transport.ts";

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const serve = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const LIMITS = OUTSIDE_BODIES.feed;

const TRANSPORTS = [
  ["any address", requestAnyAddress],
  ["the public transport", createPublicTransport({ isAllowedAddress: (address) => address === "127.0.0.1" })],
] as const;

describe.each(TRANSPORTS)("createHttpClient over %s", (_, transport) => {
  const get = async (address: string, limits: Partial<HttpLimits>, headers = {}): Promise<string> =>
    readText(await createHttpClient({ ...LIMITS, ...limits }, transport)(new URL(address), { headers }));

  const failureOf = (reading: Promise<unknown>): Promise<unknown> =>
    reading.then(
      () => null,
      (error: unknown) => (error instanceof HttpError ? [error.failure, error.bytes] : error),
    );

  it("reads a response with its status and headers", async () => {
    const address = await serve((request, response) =>
      response.writeHead(404, { "x-agent": request.headers["user-agent"] }).end("été"),
    );
    const client = createHttpClient({ ...LIMITS, maxBytes: 100 }, transport);
    const response = await client(new URL(address), { headers: { "user-agent": "Vitrine" } });
    expect([response.status, response.ok, response.headers.get("x-agent")]).toEqual([404, false, "Vitrine"]);
    expect(await readText(response)).toBe("été");
  });

  it("reports an unreachable host and an interrupted body", async () => {
    expect(await failureOf(get("http://127.0.0.1:1/", {}))).toEqual(["unreachable", 0]);
    const address = await serve((_request, response) => {
      response.writeHead(200, { "content-length": "100" });
      response.write("key", () => response.destroy());
    });
    expect(await failureOf(get(address, {}))).toEqual(["interrupted", 3]);
  });

  it("limits the body", async () => {
    const address = await serve((_request, response) => response.end("x".repeat(100)));
    expect(await get(address, { maxBytes: 100 })).toHaveLength(100);
    expect(await failureOf(get(address, { maxBytes: 99 }))).toEqual(["too-large", 100]);
    expect(await failureOf(get(address, { maxWireBytes: 99 }))).toEqual(["too-large", 100]);
  });

  it("limits the time in total", async () => {
    const address = await serve((request, response) => {
      if (request.url === "/silent") return;
      const timer = setInterval(() => response.write("x"), 20);
      response.once("close", () => clearInterval(timer));
    });
    expect(await failureOf(get(`${address}/silent`, { timeoutMs: 100 }))).toEqual(["timeout", 0]);
    expect(await failureOf(get(address, { timeoutMs: 200 }))).toEqual(["timeout", expect.any(Number)]);
  });

  it("ends a response that drips, before and after its header", async () => {
    const address = await serve((request, response) => {
      if (request.url === "/silent") return;
      const timer = setInterval(() => response.write("x"), 20);
      response.once("close", () => clearInterval(timer));
    });
    const pace = { bytes: 100, withinMs: 200 };
    expect(await failureOf(get(`${address}/silent`, { pace }))).toEqual(["timeout", 0]);
    expect(await failureOf(get(address, { pace }))).toEqual(["timeout", expect.any(Number)]);
    await expect(get(address, { pace })).rejects.toThrow("it was too slow: fewer than 100 bytes came in 0.2 seconds");
  });

  it("accepts a slow response that is fast enough", async () => {
    const address = await serve((_request, response) => {
      let sent = 0;
      const timer = setInterval(() => {
        sent += 1;
        response.write("x".repeat(100));
        if (sent < 20) return;
        clearInterval(timer);
        response.end();
      }, 20);
    });
    expect(await get(address, { pace: { bytes: 100, withinMs: 300 } })).toHaveLength(2_000);
  });

  it("counts the time of its reader for no sender", async () => {
    const address = await serve((_request, response) => response.end("x".repeat(100_000)));
    const limits = { ...LIMITS, pace: { bytes: 1_000_000, withinMs: 300 } };
    const { body } = await createHttpClient(limits, transport)(new URL(address));
    let bytes = 0;
    for await (const chunk of body) {
      bytes += chunk.length;
      await sleep(150);
    }
    expect(bytes).toBe(100_000);
  });

  it.each([
    ["gzip", gzipSync],
    ["br", brotliCompressSync],
    ["deflate", deflateSync],
  ] as const)("decompresses %s", async (encoding, compress) => {
    const address = await serve((_request, response) =>
      response.writeHead(200, { "content-encoding": encoding }).end(compress("é".repeat(10_000))),
    );
    expect(await get(address, {})).toBe("é".repeat(10_000));
  });

  it("counts the pace and the size of a compressed response as it is sent", async () => {
    const zeros = gzipSync(Buffer.alloc(1_000_000));
    const address = await serve((request, response) => {
      response.writeHead(200, { "content-encoding": "gzip" });
      if (request.url === "/whole") return response.end(zeros);
      // Each flushed part is some bytes that decompress to 100 kB.
      const gzip = createGzip();
      gzip.pipe(response);
      const timer = setInterval(() => gzip.write(Buffer.alloc(100_000), () => gzip.flush()), 20);
      return response.once("close", () => clearInterval(timer));
    });
    expect(await get(`${address}/whole`, { maxWireBytes: zeros.length })).toHaveLength(1_000_000);
    const failure = ["too-large", zeros.length];
    expect(await failureOf(get(`${address}/whole`, { maxWireBytes: zeros.length - 1 }))).toEqual(failure);
    expect(await failureOf(get(`${address}/whole`, { maxBytes: 999_999 }))).toEqual(["too-large", expect.any(Number)]);
    const dripping = get(address, { pace: { bytes: 1_000_000, withinMs: 300 } });
    expect(await failureOf(dripping)).toEqual(["timeout", expect.any(Number)]);
  });

  it("refuses a compression that it does not know, and reports one that is damaged", async () => {
    const address = await serve((request, response) =>
      response
        .writeHead(200, { "content-encoding": request.url === "/gzip" ? "gzip" : "compress" })
        .end(gzipSync("x".repeat(5_000)).subarray(0, 20)),
    );
    expect(await failureOf(get(address, {}))).toEqual(["encoding", 0]);
    expect(await failureOf(get(`${address}/gzip`, {}))).toEqual(["interrupted", 20]);
  });

  it("follows redirects up to their limit, within the allowed addresses", async () => {
    const address = await serve((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) response.end("target");
      else response.writeHead(302, { location: left === 9 ? "http://other.example/" : `/${left - 1}` }).end();
    });
    expect(await get(`${address}/2`, { maxRedirects: 2 })).toBe("target");
    expect(await failureOf(get(`${address}/3`, { maxRedirects: 2 }))).toEqual(["too-many-redirects", 0]);
    const isAllowed = ({ origin }: URL): boolean => origin === address;
    expect(await failureOf(get(`${address}/9`, { maxRedirects: 2, isAllowed }))).toEqual(["forbidden", 0]);
    const unfollowed = await createHttpClient(LIMITS, transport)(new URL(`${address}/2`));
    expect(unfollowed.status).toBe(302);
    await unfollowed.discard();
  });

  it("keeps redirects on the host of the request where it must", async () => {
    const other = await serve((_request, response) => response.end("another port"));
    const address = await serve((request, response) => {
      if (request.url === "/target") response.end("target");
      else
        response
          .writeHead(302, { location: request.url?.slice(1) ? decodeURIComponent(request.url.slice(1)) : "/target" })
          .end();
    });
    const limits = { maxRedirects: 2, sameHost: true };
    expect(await get(`${address}/`, limits)).toBe("target");
    for (const location of [other, "http://localhost:1/", "http://169.254.169.254/latest", "file:///etc/passwd"])
      expect(await failureOf(get(`${address}/${encodeURIComponent(location)}`, limits))).toEqual(["forbidden", 0]);
    const secure = `${address.replace("http:", "https:")}/target`;
    expect(await failureOf(get(`${address}/${encodeURIComponent(secure)}`, limits))).toEqual(["unreachable", 0]);
  });

  it("sends credentials to no other origin", async () => {
    const target = await serve((request, response) => response.end(request.headers.authorization ?? "none"));
    const address = await serve((_request, response) => response.writeHead(307, { location: target }).end());
    const headers = { authorization: "Basic ZGVhbGVy" };
    expect(await get(address, { maxRedirects: 1 }, headers)).toBe("none");
    expect(await get(target, { maxRedirects: 1 }, headers)).toBe("Basic ZGVhbGVy");
  });

  it("accepts the requested content type only", async () => {
    const address = await serve((_request, response) => response.writeHead(200, { "content-type": "text/html" }).end());
    expect(await failureOf(get(address, { mediaType: /^image\// }))).toEqual(["media-type", 0]);
    expect(await get(address, { mediaType: /^text\// })).toBe("");
  });
});

describe("createPublicTransport", () => {
  it("refuses a status that no response of the web has", async () => {
    const answers = createSocketServer((socket) => socket.end("HTTP/1.1 999 Denied\r\nContent-Length: 0\r\n\r\n"));
    const { port, stop } = await listenOnLoopback(answers);
    const client = createHttpClient(LIMITS, createPublicTransport({ isAllowedAddress: () => true }));
    await expect(client(new URL(`http://127.0.0.1:${port}/`))).rejects.toThrow(HttpError);
    await stop();
  });

  it("connects to no address that is not allowed, by name or by number", async () => {
    let requests = 0;
    const address = await serve((_request, response) => {
      requests += 1;
      response.end();
    });
    const client = createHttpClient(LIMITS, createPublicTransport({ isAllowedAddress: () => false }));
    for (const url of [address, address.replace("127.0.0.1", "localhost")])
      await expect(client(new URL(url))).rejects.toThrow("public address");
    expect(requests).toBe(0);
  });
});
