import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { createConnectionGuard, type ConnectionLimits } from "./connection-guard.ts";

const LIMITS: ConnectionLimits = { maxConnections: 10, maxOfClient: 10, checkIntervalMs: 200, minBytes: 1_024 };

const cleanups: (() => void)[] = [];

afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
  vi.useRealTimers();
});

const startServer = async (limits: Partial<ConnectionLimits>, proxies = 0, listener: RequestListener = () => {}) => {
  const warnings: object[] = [];
  const log = { warn: (attributes: object) => void warnings.push(attributes) };
  const guard = createConnectionGuard({ proxies, log, limits: { ...LIMITS, ...limits } });
  const server = createServer(guard.limitPipelines(listener)).listen(0, "127.0.0.1");
  guard.guard(server);
  await once(server, "listening");
  cleanups.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return { port: (server.address() as AddressInfo).port, warnings, guard };
};

const open = async (port: number): Promise<Socket> => {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  cleanups.push(() => socket.destroy());
  await once(socket, "connect");
  return socket;
};

const isClosed = (socket: Socket): Promise<boolean> =>
  new Promise((resolve) => socket.once("close", () => resolve(true)).resume());

test.each([
  [{ maxOfClient: 2 }, { pipelines: 0, refused: 0, refusedOfClient: 1 }],
  [{ maxConnections: 2 }, { pipelines: 0, refused: 1, refusedOfClient: 0 }],
])("closes the connection beyond %j and says so once", async (limits, warning) => {
  const { port, warnings, guard } = await startServer(limits);
  const first = await open(port);
  await open(port);
  expect(await isClosed(await open(port))).toBe(true);
  await expect.poll(() => warnings).toEqual([{ slowReaders: 0, ...warning }]);
  first.destroy();
  await once(first, "close");
  const accepted = guard.accepted();
  const next = await open(port);
  await expect.poll(guard.accepted).toBe(accepted + 1);
  expect(next.destroyed).toBe(false);
});

test("leaves the limit of a client to the proxy in front", async () => {
  const { port, guard } = await startServer({ maxOfClient: 1 }, 1);
  const sockets = [await open(port), await open(port)];
  await expect.poll(guard.accepted).toBe(2);
  expect(sockets.map(({ destroyed }) => destroyed)).toEqual([false, false]);
});

test("leaves the connection of a reader that reads one large body during several checks", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const body = Buffer.alloc(128 * 1024 * 1024);
  // More than both socket buffers: the server has sent something since the last check.
  const bytesBetweenChecks = 32 * 1024 * 1024;
  const { port, warnings } = await startServer({ minBytes: 1 }, 0, (_, res) => void res.end(body));
  const response = await fetch(`http://127.0.0.1:${port}/`);
  let read = 0;
  let checks = 0;
  for await (const bytes of response.body ?? []) {
    read += bytes.byteLength;
    if (read < (checks + 1) * bytesBetweenChecks) continue;
    checks += 1;
    vi.advanceTimersByTime(LIMITS.checkIntervalMs);
  }
  expect([read, checks]).toEqual([body.byteLength, 4]);
  expect(warnings).toEqual([]);
});

test("closes the connection of a reader that stops", async () => {
  const body = Buffer.alloc(16 * 1024 * 1024);
  const { port, warnings } = await startServer({}, 0, (_, res) => void res.end(body));
  const stalled = await open(port);
  stalled.write("GET / HTTP/1.1\r\nHost: site.example\r\n\r\n");
  await once(stalled, "readable");
  await expect.poll(() => warnings).toEqual([{ slowReaders: 1, pipelines: 0, refused: 0, refusedOfClient: 0 }]);
  expect(await isClosed(stalled)).toBe(true);
});

const REQUEST = "GET / HTTP/1.1\r\nHost: site.example\r\n\r\n";

test("closes the connection that sends a ninth request ahead of the answers, and begins with eight", async () => {
  let begun = 0;
  const { port, warnings } = await startServer({}, 0, () => void (begun += 1));
  const socket = await open(port);
  socket.write(REQUEST.repeat(1_000));
  expect(await isClosed(socket)).toBe(true);
  expect(begun).toBe(8);
  await expect.poll(() => warnings).toEqual([{ slowReaders: 0, pipelines: 1, refused: 0, refusedOfClient: 0 }]);
});

test("answers any number of requests of a connection, of which eight are ahead", async () => {
  const { port } = await startServer({}, 0, (_, res) => void setImmediate(() => res.end("x")));
  const socket = await open(port);
  let text = "";
  socket.on("data", (bytes: Buffer) => (text += bytes.toString()));
  for (let round = 1; round <= 5; round += 1) {
    socket.write(REQUEST.repeat(8));
    await expect.poll(() => text.split("HTTP/1.1 200 OK").length - 1).toBe(round * 8);
  }
  expect(socket.destroyed).toBe(false);
});
