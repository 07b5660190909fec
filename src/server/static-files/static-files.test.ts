import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request, type IncomingMessage, type OutgoingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compose } from "../middleware/compose.ts";
import { staticFiles } from "./static-files.ts";

const SCRIPT = "export const answer = 42;\n".repeat(200);

let folder: string;
let server: Server;

const serve = async (): Promise<void> => {
  const listener = compose([staticFiles(folder)], (_, res) => void res.writeHead(404).end());
  server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
};

type Answer = { readonly response: IncomingMessage; readonly body: Buffer };

const get = async (path: string, encoding: string, headers: OutgoingHttpHeaders = {}): Promise<Answer> => {
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, path, headers: { "Accept-Encoding": encoding, ...headers } }).end();
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

test("a file without a form of the build is compressed on request", async () => {
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

test("a picture is sent as AVIF to those who accept it, at the same address", async () => {
  writeFileSync(join(folder, "car.webp"), "the WebP form");
  writeFileSync(join(folder, "car.avif"), "the AVIF form");
  await serve();
  const avif = await get("/car.webp", "br", { Accept: "image/avif,image/webp,*/*;q=0.8" });
  expect(avif.response.headers).toMatchObject({ "content-type": "image/avif", vary: "Accept" });
  expect(avif.body.toString()).toBe("the AVIF form");
  const webp = await get("/car.webp", "br", { Accept: "image/webp,*/*;q=0.8" });
  expect(webp.response.headers).toMatchObject({ "content-type": "image/webp", vary: "Accept" });
  expect(webp.body.toString()).toBe("the WebP form");
  expect(avif.response.headers.etag).not.toBe(webp.response.headers.etag);
  const again = await get("/car.webp", "br", { Accept: "image/avif", "If-None-Match": avif.response.headers.etag });
  expect(again.response.statusCode).toBe(304);
  expect((await get("/car.avif", "br")).response.statusCode).toBe(404);
});

test("a picture without an AVIF form is sent as it is", async () => {
  writeFileSync(join(folder, "car.webp"), "the WebP form");
  await serve();
  const { response } = await get("/car.webp", "br", { Accept: "image/avif" });
  expect(response.headers).toMatchObject({ "content-type": "image/webp", vary: "Accept-Encoding" });
});
