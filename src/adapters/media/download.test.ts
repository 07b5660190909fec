import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPublicTransport } from "../platform/http/transport.ts";
import { createDownload, toEncryptedAddress } from "./download.ts";

const requests: string[] = [];

const server = createServer((req, res) => {
  requests.push(req.url ?? "");
  if (req.url === "/there") return res.end("bytes");
  if (req.url === "/large") return res.end(Buffer.alloc(5_000));
  if (req.url === "/slow") return res.write("b");
  if (req.url === "/inside") return res.writeHead(302, { location: "http://10.0.0.1/secret" }).end();
  if (req.url === "/elsewhere") return res.writeHead(302, { location: "http://elsewhere.example/x" }).end();
  if (req.url === "/round") return res.writeHead(302, { location: "/round" }).end();
  if (req.url === "/on") return res.writeHead(307, { location: "/there" }).end();
  return res.writeHead(req.url === "/gone" ? 404 : 500).end();
});

let host = "";

beforeAll(async () => {
  await new Promise<void>((listening) => {
    server.listen(0, "127.0.0.1", listening);
  });
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Only a host that never ends its response needs a short timeout. */
const createLoopbackDownload = (timeoutMs = 10_000) =>
  createDownload({
    isAllowedHost: (requested) => requested === host,
    transport: createPublicTransport({ isAllowedAddress: (address) => address === "127.0.0.1" }),
    maxBytes: 1_000,
    timeoutMs,
  });

test("downloads a file, also through a redirect", async () => {
  const download = createLoopbackDownload();
  for (const path of ["there", "on"]) {
    const answer = await download(`http://${host}/${path}`);
    expect(answer).toMatchObject({ ok: true, value: { bytes: Buffer.from("bytes") } });
  }
});

test.each([
  ["large", "final"],
  ["gone", "missing"],
  ["round", "final"],
  ["inside", "forbidden"],
  ["elsewhere", "forbidden"],
  ["broken", "passing"],
  ["slow", "passing"],
])("rejects /%s as %s", async (path, kind) => {
  const download = createLoopbackDownload(path === "slow" ? 300 : undefined);
  expect(await download(`http://${host}/${path}`)).toMatchObject({ ok: false, error: { kind } });
});

test("never requests a host that is not allowed or not public", async () => {
  const before = requests.length;
  const refusals = await Promise.all([
    createDownload({ isAllowedHost: () => false })(`http://${host}/there`),
    createDownload({ isAllowedHost: () => true })(`http://${host}/there`),
    createDownload({ isAllowedHost: () => true })(`http://${host.replace("127.0.0.1", "localhost")}/there`),
    createLoopbackDownload()(`http://user@${host}/there`),
    createLoopbackDownload()("file:///etc/passwd"),
    createLoopbackDownload()("no address"),
  ]);
  expect(refusals.map(({ ok }) => ok)).toEqual(Array.from({ length: 6 }, () => false));
  expect(requests.length).toBe(before);
});

test.each([
  ["http://pictures.example/a.jpg?w=1", "https://pictures.example/a.jpg?w=1"],
  ["http://pictures.example:8080/a.jpg", "https://pictures.example:8080/a.jpg"],
  ["https://pictures.example/a.jpg", "https://pictures.example/a.jpg"],
  ["http://127.0.0.1:3000/a.jpg", "http://127.0.0.1:3000/a.jpg"],
])("requests %s as %s", (address, requested) => {
  expect(toEncryptedAddress(address).href).toBe(requested);
});
