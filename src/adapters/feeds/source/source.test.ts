import { appendFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { FaultError } from "../fault-error.ts";
import { OUTSIDE_BODIES } from "../../platform/http/outside-bodies.ts";
import { openIfChanged, redactSource } from "./address.ts";
import { readSource, type SourceOptions } from "./source.ts";

const servers: Server[] = [];

const MONDAY = "Mon, 16 Nov 2026 08:00:00 GMT";

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

const noInput = (async function* () {})();

const readAll = async (source: string, overrides: Partial<SourceOptions> = {}): Promise<string> => {
  const options = { stdin: noInput, ...overrides };
  const chunks: Uint8Array[] = [];
  for await (const chunk of readSource(source, options)) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

const readFault = async (reading: Promise<unknown>): Promise<string> => {
  const error = await reading.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof FaultError ? `${error.fault.code}: ${error.fault.reason}` : `no fault: ${String(error)}`;
};

describe("readSource", () => {
  it("reads a file and reports one that does not exist", async () => {
    const folder = await mkdtemp(join(tmpdir(), "feed-"));
    await writeFile(join(folder, "stock.csv"), "key,brand\n");
    expect(await readAll(join(folder, "stock.csv"))).toBe("key,brand\n");
    expect(await readFault(readAll(join(folder, "other.csv")))).toContain("unreadable: there is no file");
    expect(await readFault(readAll(folder))).toContain("is a folder");
    await rm(folder, { recursive: true });
  });

  it("reports a file that is written while it is read", async () => {
    const folder = await mkdtemp(join(tmpdir(), "feed-"));
    const path = join(folder, "stock.csv");
    await writeFile(path, "x".repeat(100_000));
    const reading = readSource(path, { stdin: noInput })[Symbol.asyncIterator]();
    await reading.next();
    await appendFile(path, "more");
    const readRest = async (): Promise<void> => {
      while ((await reading.next()).done !== true);
    };
    expect(await readFault(readRest())).toBe(`truncated: ${path} changed while it was read`);
    await rm(folder, { recursive: true });
  });

  it("reads standard input", async () => {
    const stdin = (async function* () {
      yield Buffer.from("a,");
      yield "b";
    })();
    expect(await readAll("-", { stdin })).toBe("a,b");
  });

  it("reads a URL with its credentials", async () => {
    const address = await serve((request, response) => response.end(request.headers.authorization));
    const answer = await readAll(address.replace("//", "//dealer:s%C3%A9cret@"));
    expect(Buffer.from(answer.replace("Basic ", ""), "base64").toString()).toBe("dealer:sécret");
  });

  it("redacts the password of a URL", () => {
    expect(redactSource("https://dealer:secret@host.example/stock.csv?token=1")).toBe("https://host.example/stock.csv");
  });

  it("reports an error status and an unreachable host", async () => {
    const address = await serve((_, response) => response.writeHead(404).end());
    expect(await readFault(readAll(address))).toContain("unreadable: http://127.0.0.1");
    expect(await readFault(readAll("http://127.0.0.1:1/stock.csv"))).toContain("cannot be reached");
  });

  it("follows redirects on the host of the address only", async () => {
    const other = await serve((_, response) => response.end("private"));
    const address = await serve((request, response) => {
      if (request.url === "/stock.csv") response.end("key,brand\n");
      else response.writeHead(302, { location: request.url === "/same" ? "/stock.csv" : other }).end();
    });
    expect(await readAll(`${address}/same`)).toBe("key,brand\n");
    const fault = await readFault(readAll(`${address}/other?token=SECRET`));
    expect(fault).toContain(`unreadable: ${address}/other redirects to another host, which is not followed: `);
    expect(fault).toContain(new URL(other).host);
    expect(fault).not.toContain("SECRET");
  });

  it("sends conditional requests with the ETag or the modification time", async () => {
    const seen: unknown[] = [];
    const address = await serve(({ headers }, response) => {
      seen.push([headers["if-none-match"], headers["if-modified-since"]]);
      const isUnchanged = headers["if-none-match"] === '"a"' || headers["if-modified-since"] === MONDAY;
      response.writeHead(isUnchanged ? 304 : 200, { etag: '"a"', "last-modified": MONDAY }).end();
    });
    const first = await openIfChanged(address, null);
    expect(first?.validators).toEqual({ etag: '"a"', modified: MONDAY });
    expect(await openIfChanged(address, first?.validators ?? null)).toBeNull();
    expect(await openIfChanged(address, { etag: null, modified: MONDAY })).toBeNull();
    expect(await openIfChanged(address, { etag: '"b"', modified: null })).not.toBeNull();
    expect(seen.slice(0, 2)).toEqual([
      [undefined, undefined],
      ['"a"', MONDAY],
    ]);
  });

  it("says whether the answer has a length, compressed or not", async () => {
    const address = await serve(({ url }, response) => {
      const packed = gzipSync("key,brand\n");
      if (url === "/streamed") response.write("key,brand\n", () => response.end());
      else if (url === "/packed")
        response.writeHead(200, { "content-encoding": "gzip", "content-length": packed.length }).end(packed);
      else response.writeHead(200, { "content-length": 10 }).end("key,brand\n");
    });
    const read = async (path: string) => {
      const opened = await openIfChanged(address + path, null);
      for await (const _ of opened?.bytes ?? []);
      return [opened?.hasLength, opened?.size];
    };
    expect(await read("/whole")).toEqual([true, 10]);
    expect(await read("/packed")).toEqual([true, null]);
    expect(await read("/streamed")).toEqual([false, null]);
  });

  it("reports an interrupted response as truncated", async () => {
    const address = await serve((_, response) => {
      response.writeHead(200, { "content-length": "100" });
      response.write("key,brand\n", () => response.destroy());
    });
    expect(await readFault(readAll(address))).toContain("truncated: the address broke off");
  });

  it("aborts a response that stalls and one that is too large", async () => {
    const silent = await serve((_, response) => response.write("key"));
    expect(
      await readFault(readAll(silent, { limits: { ...OUTSIDE_BODIES.feed, pace: { bytes: 100, withinMs: 100 } } })),
    ).toContain("truncated: the address broke off after 3 bytes");
    const endless = await serve((_, response) => response.end("x".repeat(5_000)));
    expect(await readFault(readAll(endless, { limits: { ...OUTSIDE_BODIES.feed, maxBytes: 1_000 } }))).toContain(
      "too-large",
    );
  });
});
