// Throws an error in each background chain of the server: it is reported, and the next run works.
import { EventEmitter, once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { untilUnhandledError } from "../../tests/builders/unhandled-error.ts";
import { createConnectionGuard } from "./connections/connection-guard.ts";
import { answerUnreadableRequests } from "./site.ts";
import { createChangeEvents } from "./container/change-events.ts";
import { answerPrimary, listen } from "./serve.ts";
import { clientLimit } from "./queues/client-limit.ts";
import { createLoadLimiter, OverloadError } from "./queues/load-limiter.ts";
import { LOAD_LIMITS } from "./queues/load-limits.ts";
import { requestLog } from "./middleware/request-log.ts";
import { createSupervisor, type ServingProcess } from "./processes/supervisor.ts";
import { startStatusServer } from "./status-server.ts";

const failure = new Error("it fails");

const fail = (): never => {
  throw failure;
};

const cleanups: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

const aServer = () => {
  const server = createServer((_, res) => res.end("served"));
  cleanups.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return server;
};

const portOf = async (server: ReturnType<typeof aServer>): Promise<number> => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
};

const send = async (port: number, ...texts: readonly string[]): Promise<Socket> => {
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  cleanups.push(() => socket.destroy());
  for (const [index, text] of texts.entries()) {
    if (index > 0) await once(socket, "data");
    socket.write(text);
  }
  return socket;
};

const REQUEST = "GET / HTTP/1.1\r\nHost: site.example\r\n\r\n";

const aRequest = () =>
  ({ method: "GET", url: "/", headers: {}, socket: { remoteAddress: "192.0.2.1" } }) as unknown as IncomingMessage;

const aResponse = (): ServerResponse => {
  const listeners: (() => void)[] = [];
  return {
    on: (_: string, listener: () => void) => listeners.push(listener),
    setHeader: () => undefined,
    emit: () => listeners.map((listener) => listener()),
  } as unknown as ServerResponse;
};

test("a listener of changes: the others hear of the change", () => {
  const errors: unknown[] = [];
  const heard: string[] = [];
  const { onChange, emitChange } = createChangeEvents((error) => errors.push(error));
  onChange(fail);
  onChange((tag) => heard.push(tag));
  emitChange("stock");
  expect([errors, heard]).toEqual([[failure], ["stock"]]);
});

test("the watch of connections, and its interval", async () => {
  const errors: object[] = [];
  const refusals = Promise.withResolvers<object>();
  let isFailing = true;
  const log = {
    warn: (attributes: object) => {
      if ("err" in attributes) errors.push(attributes);
      else if (isFailing) fail();
      else refusals.resolve(attributes);
    },
  };
  const limits = { maxConnections: 10, maxOfClient: 10, checkIntervalMs: 5, minBytes: 1 };
  const server = new EventEmitter();
  createConnectionGuard({ proxies: 0, log, limits }).guard(server as Server);
  cleanups.push(() => server.emit("close"));
  server.emit("connection", Object.defineProperty({}, "remoteAddress", { get: fail }));
  expect(errors).toEqual([{ err: failure }]);
  server.emit("drop");
  await vi.waitUntil(() => errors.length > 1);
  isFailing = false;
  expect(await refusals.promise).toMatchObject({ refused: 1 });
});

test("a request that cannot be read", async () => {
  const server = aServer();
  const error = new Promise((onError) => {
    answerUnreadableRequests(server, { headers: {}, onRefused: fail, onError });
  });
  await send(await portOf(server), "no request\r\n\r\n");
  expect(await error).toBe(failure);
});

test("a connection that the system cannot accept: the server listens on", async () => {
  const server = aServer();
  const errors: object[] = [];
  const port = new Promise<number>((onListening) => {
    const log = { error: (context: object) => void errors.push(context) };
    listen(server, { host: "127.0.0.1", port: 0 }, { log, onListening, onRefused: fail });
  });
  await port;
  server.emit("error", failure);
  expect(errors).toEqual([{ err: failure }]);
  const [bytes] = (await once(await send(await port, REQUEST), "data")) as [Buffer];
  expect(bytes.toString()).toContain("200 OK");
});

test("the end of a request that is recorded, and of one that counts for its client", async () => {
  const recorded = aResponse();
  const errors: object[] = [];
  const log = { info: () => undefined, error: (context: object) => void errors.push(context) };
  requestLog({ log, measure: fail, clientOf: () => "client" })(aRequest(), recorded, () => undefined);
  recorded.emit("close");
  expect(errors).toEqual([{ err: failure }]);
  const counted = aResponse();
  const count = vi.spyOn(Map.prototype, "delete").mockImplementation(fail);
  clientLimit(1)(aRequest(), counted, () => undefined);
  expect(await untilUnhandledError(() => counted.emit("close"))).toBe(failure);
  count.mockRestore();
});

test("the queue of renderings: what it cannot start is shed, and the next one runs", async () => {
  let isFailing = true;
  const connections = (): number => (isFailing ? fail() : 0);
  const limits = { ...LOAD_LIMITS, queues: { ...LOAD_LIMITS.queues, page: { places: 9, maxWaitMs: 20 } } };
  const limiter = createLoadLimiter({ ...limits, connections, onShed: () => undefined });
  const render = async (): Promise<string> => "rendered";
  let shed: Promise<unknown> = Promise.resolve();
  expect(
    await untilUnhandledError(() => {
      shed = limiter.run(render, "page").catch((error: unknown) => error);
    }),
  ).toBe(failure);
  expect(await shed).toBeInstanceOf(OverloadError);
  isFailing = false;
  expect(await limiter.run(render, "page")).toBe("rendered");
});

test("a reading of the metrics: 500, and the next one is answered", async () => {
  const errors: object[] = [];
  let isFailing = true;
  const metrics = { mediaType: "text/plain", text: async () => (isFailing ? fail() : "up 1\n") };
  const log = {
    error: (context: object) => void errors.push(context),
    info: (context: object) => void Object.assign(address, context),
  };
  const address = { url: "" };
  const server = await startStatusServer(0, { metrics, log });
  cleanups.push(server.stop);
  expect((await fetch(address.url)).status).toBe(500);
  expect(errors).toEqual([{ err: failure }]);
  isFailing = false;
  expect(await (await fetch(address.url)).text()).toBe("up 1\n");
});

test("a message of the primary process: the next one is answered", async () => {
  const errors: object[] = [];
  const sent: object[] = [];
  let receive: (message: unknown) => void = () => undefined;
  const channel = {
    on: (_: string, listener: typeof receive) => {
      receive = listener;
    },
    send: (message: object) => sent.push(message),
  };
  let isFailing = true;
  const readMetrics = async (): Promise<string> => (isFailing ? fail() : "up 1");
  const log = { error: (context: object) => void errors.push(context), info: () => undefined, warn: () => undefined };
  answerPrimary(channel as never).use({ log, readMetrics });
  receive("nonsense");
  receive({ type: "metrics-request", request: 1 });
  await vi.waitUntil(() => errors.length === 2);
  expect(errors[1]).toEqual({ err: failure });
  isFailing = false;
  receive({ type: "metrics-request", request: 2 });
  await vi.waitUntil(() => sent.length > 0);
  expect(sent).toEqual([{ type: "metrics", request: 2, text: "up 1" }]);
});

test("the start of a process in place of another one: it is tried again", async () => {
  const warnings: string[] = [];
  let starts = 0;
  const end = Promise.withResolvers<{ readonly code: number; readonly signal: null }>();
  const running = { pid: 1, listening: Promise.resolve(true), ended: end.promise } as ServingProcess;
  const next = { pid: 2, listening: Promise.resolve(true), ended: new Promise(() => undefined) } as ServingProcess;
  const supervisor = createSupervisor({
    count: 1,
    start: () => {
      starts += 1;
      if (starts === 2) fail();
      return starts === 1 ? running : next;
    },
    wait: () => Promise.resolve(),
    now: () => 0,
    warn: (message) => void warnings.push(message),
  });
  await supervisor.start();
  end.resolve({ code: 1, signal: null });
  await vi.waitUntil(() => supervisor.processes().get(1) === next);
  expect(warnings[1]).toBe("Process 0 ended with no start: it fails. Another one starts in 2 s.");
});
