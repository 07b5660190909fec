import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, createServer as createSocketServer } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { listenOnLoopback } from "../../../../tests/fakes/loopback.ts";
import { createHttpClient, HttpError, readText, type HttpLimits } from "./http-client.ts";
import { createPublicTransport } from "./public-transport.ts";

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

const TRANSPORTS = [
  ["fetch", fetch],
  ["the public transport", createPublicTransport((address) => address === "127.0.0.1")],
] as const;

describe.each(TRANSPORTS)("createHttpClient over %s", (_, transport) => {
  const get = async (address: string, limits: HttpLimits, headers = {}): Promise<string> =>
    readText(await createHttpClient(limits, transport)(new URL(address), { headers }));

  const failureOf = (reading: Promise<unknown>): Promise<unknown> =>
    reading.then(
      () => null,
      (error: unknown) => (error instanceof HttpError ? [error.failure, error.bytes] : error),
    );

  it("reads a response with its status and headers", async () => {
    const address = await serve((request, response) =>
      response.writeHead(404, { "x-agent": request.headers["user-agent"] }).end("été"),
    );
    const client = createHttpClient({ maxBytes: 100 }, transport);
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
  });

  it("limits the time in total and between bytes", async () => {
    const address = await serve((request, response) => {
      if (request.url === "/silent") return;
      const timer = setInterval(() => response.write("x"), 20);
      response.once("close", () => clearInterval(timer));
    });
    expect(await failureOf(get(`${address}/silent`, { timeoutMs: 100 }))).toEqual(["timeout", 0]);
    expect(await failureOf(get(`${address}/silent`, { idleTimeoutMs: 100 }))).toEqual(["timeout", 0]);
    expect(await failureOf(get(address, { idleTimeoutMs: 1_000, timeoutMs: 200 }))).toEqual([
      "timeout",
      expect.any(Number),
    ]);
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
    const unfollowed = await createHttpClient({}, transport)(new URL(`${address}/2`));
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

it("counts decompressed bytes", async () => {
  const address = await serve((_request, response) =>
    response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("x".repeat(10_000))),
  );
  const reading = createHttpClient({ maxBytes: 5_000 })(new URL(address)).then(readText);
  await expect(reading).rejects.toThrow("larger than 5000 bytes");
});

describe("createPublicTransport", () => {
  it("refuses a status that no response of the web has", async () => {
    const answers = createSocketServer((socket) => socket.end("HTTP/1.1 999 Denied\r\nContent-Length: 0\r\n\r\n"));
    const { port, stop } = await listenOnLoopback(answers);
    const client = createHttpClient(
      {},
      createPublicTransport(() => true),
    );
    await expect(client(new URL(`http://127.0.0.1:${port}/`))).rejects.toThrow(HttpError);
    await stop();
  });

  it("connects to no address that is not allowed, by name or by number", async () => {
    let requests = 0;
    const address = await serve((_request, response) => {
      requests += 1;
      response.end();
    });
    const client = createHttpClient(
      {},
      createPublicTransport(() => false),
    );
    for (const url of [address, address.replace("127.0.0.1", "localhost")])
      await expect(client(new URL(url))).rejects.toThrow("public address");
    expect(requests).toBe(0);
  });
});
