import { once } from "node:events";
import { createServer, get, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { clientLimit, MAX_IN_PROGRESS } from "./client-limit.ts";
import { compose } from "../middleware/compose.ts";

const cleanups: (() => void)[] = [];

afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

/** A server that answers each request when `release` is called. */
const startServer = async (proxies: number) => {
  const waiting: ServerResponse[] = [];
  const listener = compose([clientLimit(proxies)], (_, res) => void waiting.push(res));
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  cleanups.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const send = (client: string, path = "/stock", method = "GET"): Promise<IncomingMessage> =>
    new Promise((resolve) => {
      const sent = request({ host: "127.0.0.1", port, path, method, agent: false }, resolve);
      sent.setHeader("X-Forwarded-For", client);
      sent.on("error", () => undefined).end();
    });
  /** Sends requests that stay in progress. */
  const occupy = async (client: string, count: number, path?: string): Promise<void> => {
    const before = waiting.length;
    for (let sent = 0; sent < count; sent += 1) void send(client, path);
    await expect.poll(() => waiting.length).toBe(before + count);
  };
  const release = (): void => {
    for (const res of waiting.splice(0)) res.end();
  };
  return { port, waiting, send, occupy, release };
};

test("refuses a client's request beyond the limit, and accepts it again after an answer", async () => {
  const { waiting, send, occupy, release } = await startServer(1);
  await occupy("192.0.2.1", MAX_IN_PROGRESS.page);
  const refused = await send("192.0.2.1");
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "2"]);
  const answered = waiting.map((res) => once(res, "close"));
  release();
  await Promise.all(answered);
  await occupy("192.0.2.1", 1);
});

test("counts the addresses of an IPv6 network together", async () => {
  const { send, occupy } = await startServer(1);
  for (let host = 1; host <= MAX_IN_PROGRESS.page; host += 1) await occupy(`2001:db8::${host.toString(16)}`, 1);
  expect((await send("2001:db8::ffff")).statusCode).toBe(429);
  await occupy("2001:db8:0:1::1", 1);
});

test("leaves pages of other clients, and forms and health checks of the same, alone", async () => {
  const { waiting, send, occupy, release } = await startServer(1);
  await occupy("192.0.2.1", MAX_IN_PROGRESS.page);
  await occupy("192.0.2.2", 1);
  await occupy("192.0.2.1", MAX_IN_PROGRESS.other, "/media/a.webp");
  const before = waiting.length;
  const answers = [
    send("192.0.2.1", "/contact", "POST"),
    ...Array.from({ length: 70 }, () => send("192.0.2.1", "/healthz")),
  ];
  await expect.poll(() => waiting.length).toBe(before + answers.length);
  release();
  expect(new Set((await Promise.all(answers)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

test("an address that begins like a health check, or writes the API with escapes, counts as what it is", async () => {
  const { send, occupy } = await startServer(1);
  for (let sent = 0; sent < MAX_IN_PROGRESS.page; sent += 1) await occupy("192.0.2.1", 1, `/healthzz${sent}`);
  expect((await send("192.0.2.1", "/stock")).statusCode).toBe(429);
  for (let sent = 0; sent < MAX_IN_PROGRESS.api; sent += 1) await occupy("192.0.2.1", 1, "/%61pi/v1/vehicles");
  expect((await send("192.0.2.1", "/readyz/../api/v1/vehicles")).statusCode).toBe(429);
});

test("counts a response until its reader has it all", async () => {
  const { port, waiting, send, occupy } = await startServer(1);
  await occupy("192.0.2.1", MAX_IN_PROGRESS.page - 1);
  const slow = get({
    host: "127.0.0.1",
    port,
    path: "/stock",
    agent: false,
    headers: { "X-Forwarded-For": "192.0.2.1" },
  });
  slow.on("error", () => undefined);
  await expect.poll(() => waiting.length).toBe(MAX_IN_PROGRESS.page);
  const res = waiting.at(-1);
  const answer = once(slow, "response");
  res?.end(Buffer.alloc(64 * 1024 * 1024));
  await answer;
  expect((await send("192.0.2.1")).statusCode).toBe(429);
  const closed = once(res ?? slow, "close");
  slow.destroy();
  await closed;
  await occupy("192.0.2.1", 1);
});

test("counts no client without a proxy: connections are limited then", async () => {
  const { waiting, occupy } = await startServer(0);
  await occupy("192.0.2.1", MAX_IN_PROGRESS.page + 1);
  expect(waiting).toHaveLength(MAX_IN_PROGRESS.page + 1);
});
