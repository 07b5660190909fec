import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startSite, type Site } from "../browser-support/sites/site.ts";

let site: Site;
let log: readonly string[] = [];

beforeAll(async () => {
  site = await startSite({ onOutput: (line) => (log = [...log, line]) });
});

afterAll(() => site?.dispose());

/** Sends the lines as they are; returns the response and the lines that the server logged. */
const send = async (...lines: readonly string[]): Promise<{ readonly response: string; readonly logged: string[] }> => {
  const id = `test-${crypto.randomUUID()}`;
  const socket = connect(Number(new URL(site.url).port), "127.0.0.1");
  await once(socket, "connect");
  socket.write([...lines, `X-Request-Id: ${id}`, "Connection: close", "", ""].join("\r\n"));
  const response = await text(socket);
  await expect.poll(() => log.some((line) => line.includes(id))).toBe(true);
  return { response, logged: log.filter((line) => line.includes(id)) };
};

test.each([
  ["a host that is no name", ["GET / HTTP/1.1", "Host: a b"], 400],
  ["a host with a path", ["GET / HTTP/1.1", "Host: a/b"], 400],
  ["a host with a user", ["GET / HTTP/1.1", "Host: user@site.example"], 400],
  ["an IPv4 address that is none", ["GET / HTTP/1.1", "Host: 1.2.3.999"], 400],
  ["a port beyond all", ["GET / HTTP/1.1", "Host: site.example:99999"], 400],
  ["an empty host", ["GET / HTTP/1.1", "Host: "], 400],
  ["two hosts", ["GET / HTTP/1.1", "Host: site.example", "Host: other.example"], 400],
  ["the absolute form", ["GET http://other.example/ HTTP/1.1", "Host: site.example"], 400],
  ["OPTIONS of the server", ["OPTIONS * HTTP/1.1", "Host: site.example"], 400],
  ["TRACE", ["TRACE / HTTP/1.1", "Host: site.example"], 405],
  ["a page deleted", ["DELETE /stock HTTP/1.1", "Host: site.example"], 405],
])("answers %s with one problem and one line of the log", async (_, lines, status) => {
  const { response, logged } = await send(...lines);
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(response).toContain("application/problem+json");
  expect(/allow: GET, HEAD, POST/i.test(response)).toBe(status === 405);
  expect(response).not.toContain("other.example");
  expect(logged).toHaveLength(1);
  expect(JSON.parse(logged[0] ?? "")).toMatchObject({ status, client: expect.stringMatching(/^[\w-]{16}$/) });
  expect(logged[0]).not.toContain("127.0.0.1");
  expect(log.filter((line) => /^\s+at |Error/.test(line))).toEqual([]);
});

const LINE_BREAKS = ["/%0A", "/%0D%0Astock", "/stock/%0A", "/%E2%80%A8", "/stock%E2%80%A9.data", "/api/v1/%0A"];

test.each([...LINE_BREAKS, "/%00", "/%ED%A0%80", "/nulle-part%0Ax"])(
  "answers %s as an address that does not exist, without a line of an error",
  async (path) => {
    const warn = vi.spyOn(console, "warn");
    const { response, logged } = await send(`GET ${path} HTTP/1.1`, "Host: site.example", "Accept: text/html");
    expect(response).toMatch(/^HTTP\/1.1 404 /);
    expect(warn).not.toHaveBeenCalled();
    const levels = logged.map((line) => JSON.parse(line) as { readonly level: number; readonly msg: string });
    expect(levels).toEqual([expect.objectContaining({ level: 30, msg: "request", status: 404 })]);
  },
);

test("a form that is posted to a page without one is refused, without a line of an error", async () => {
  const { response, logged } = await send("POST /faq HTTP/1.1", "Host: site.example", "Content-Length: 0");
  expect(response).toMatch(/^HTTP\/1.1 405 /);
  expect(logged.map((line) => (JSON.parse(line) as { readonly level: number }).level)).toEqual([30]);
});

test("logs what is no request in one line, with the status and a name of the client for this day", async () => {
  const socket = connect(Number(new URL(site.url).port), "127.0.0.1");
  socket.end("CECI N’EST PAS UNE REQUÊTE\r\n\r\n");
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  const unreadable = () => log.filter((line) => line.includes("unreadable request"));
  await expect.poll(() => unreadable().length).toBe(1);
  expect(JSON.parse(unreadable()[0] ?? "")).toMatchObject({
    status: 400,
    code: "HPE_INVALID_METHOD",
    client: expect.stringMatching(/^[\w-]{16}$/),
  });
});

test("names the client of a refused draft and of a forged reference, and of no answered request", async () => {
  const lineWith = async (path: string, message: string): Promise<object> => {
    const id = `test-${crypto.randomUUID()}`;
    await (await fetch(new URL(path, site.url), { headers: { "x-request-id": id } })).text();
    const find = () => log.find((line) => line.includes(id) && line.includes(`"${message}"`));
    await expect.poll(find).toBeDefined();
    return JSON.parse(find() ?? "") as object;
  };
  const client = expect.stringMatching(/^[\w-]{16}$/);
  expect(await lineWith("/faq?preview=geheim", "drafts refused")).toMatchObject({ client });
  expect(await lineWith("/alertes/confirmer?cle=a.b.c", "signed reference refused")).toMatchObject({ client });
  expect(await lineWith("/faq", "request")).not.toHaveProperty("client");
});

test.each(["site.example", "SITE.example:3000", "[::1]:3000", "127.0.0.1", "xn--caf-dma.example"])(
  "answers a request for the host %s",
  async (host) => {
    expect((await send("GET /api/v1/openapi.json HTTP/1.1", `Host: ${host}`)).response).toMatch(/^HTTP\/1.1 200 /);
  },
);
