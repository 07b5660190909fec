import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createStaticFiles } from "./static-files.ts";

const SCRIPT = "export const answer = 42;\n".repeat(200);

let folder: string;
let server: Server;

const serve = async (): Promise<void> => {
  const serveFile = createStaticFiles(folder);
  server = createServer((req, res) => {
    if (!serveFile(req, res, req.url ?? "")) res.writeHead(404).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
};

const get = async (path: string, encoding: string): Promise<{ response: IncomingMessage; body: Buffer }> => {
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, path, headers: { "Accept-Encoding": encoding } }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return { response, body: await buffer(response) };
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "static-files-"));
  writeFileSync(join(folder, "large.js"), SCRIPT);
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

test("a script is sent in the Brotli form of the build, which has no address of its own", async () => {
  const form = brotliCompressSync(SCRIPT);
  writeFileSync(join(folder, "large.js.br"), form);
  await serve();
  const { response, body } = await get("/large.js", "gzip, br");
  expect(response.headers["content-encoding"]).toBe("br");
  expect(response.headers["content-type"]).toContain("text/javascript");
  expect(body).toEqual(form);
  expect((await get("/large.js.br", "br")).response.statusCode).toBe(404);
  expect((await get("/large.js", "identity")).body.toString()).toBe(SCRIPT);
});

test("a file without a form of the build is compressed when it is asked for", async () => {
  await serve();
  const { response, body } = await get("/large.js", "br");
  expect(response.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
});

test("a form that was removed since the start is made again", async () => {
  writeFileSync(join(folder, "large.js.br"), brotliCompressSync(SCRIPT));
  await serve();
  rmSync(join(folder, "large.js.br"));
  const { body } = await get("/large.js", "br");
  expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
});
