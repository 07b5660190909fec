import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDownload } from "./download.ts";
import { isPublicAddress } from "./private-addresses.ts";

const asked: string[] = [];

const server = createServer((req, res) => {
  asked.push(req.url ?? "");
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

const onLoopback = () =>
  createDownload({ hosts: [host], mayReach: (address) => address === "127.0.0.1", mostBytes: 1_000, timeoutMs: 300 });

test("a file is fetched, over a redirect too", async () => {
  const download = onLoopback();
  for (const path of ["there", "on"]) {
    const answer = await download(`http://${host}/${path}`);
    expect(answer.ok && Buffer.from(answer.value).toString()).toBe("bytes");
  }
});

test.each([
  ["large", "final"],
  ["gone", "final"],
  ["round", "final"],
  ["inside", "forbidden"],
  ["elsewhere", "forbidden"],
  ["broken", "passing"],
  ["slow", "passing"],
])("what is %s is not taken: %s", async (path, kind) => {
  expect(await onLoopback()(`http://${host}/${path}`)).toMatchObject({ ok: false, error: { kind } });
});

test("a host nobody allowed, and one that is at no public address, is never asked", async () => {
  const before = asked.length;
  const refusals = await Promise.all([
    createDownload({ hosts: ["other.example"] })(`http://${host}/there`),
    createDownload({ hosts: [host] })(`http://${host}/there`),
    createDownload({ hosts: [host.replace("127.0.0.1", "localhost")] })(
      `http://${host.replace("127.0.0.1", "localhost")}/there`,
    ),
    onLoopback()(`http://user@${host}/there`),
    onLoopback()("file:///etc/passwd"),
    onLoopback()("no address"),
  ]);
  expect(refusals.map(({ ok }) => ok)).toEqual(Array.from({ length: 6 }, () => false));
  expect(asked.length).toBe(before);
});

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.31.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "255.255.255.255",
  "::1",
  "::",
  "::ffff:127.0.0.1",
  "fe80::1",
  "fd00::1",
  "64:ff9b::7f00:1",
  "2002:7f00:1::",
  "localhost",
])("%s is no public address", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["8.8.8.8", "172.32.0.1", "2606:4700::1111"])("%s is a public address", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});
