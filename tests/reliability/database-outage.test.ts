import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort, startSiteProcess, type SiteProcess } from "../browser/sites/site-process.ts";
import { writeSmallContent } from "../browser/sites/small-content.ts";
import { createDemoDatabase } from "../postgres/shared-postgres.ts";
import { findFormPath, openForm, submitForm } from "./lead-visitor.ts";
import { sendRequest } from "./raw-requests.ts";

/** Stands between the site and PostgreSQL. */
type Relay = {
  readonly port: number;
  /** Breaks all connections. */
  readonly breakConnections: () => void;
  /** Breaks all connections and refuses new ones until `open`. */
  readonly close: () => Promise<void>;
  readonly open: () => Promise<void>;
  /** Keeps connections, and passes nothing on until `speak`, as a machine does that hangs. */
  readonly silence: () => void;
  readonly speak: () => void;
};

const startRelay = async (target: number): Promise<Relay> => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const upstream = connect(target, "127.0.0.1");
    for (const [end, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      sockets.add(end);
      end
        .on("error", () => undefined)
        .on("close", () => {
          sockets.delete(end);
          other.destroy();
        });
      end.pipe(other);
    }
  });
  const open = async (port: number): Promise<void> => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  };
  await open(0);
  const { port } = server.address() as AddressInfo;
  const breakConnections = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port,
    breakConnections,
    async close() {
      const closed = once(server, "close");
      server.close();
      breakConnections();
      await closed;
    },
    open: () => open(port),
    silence() {
      for (const socket of sockets) socket.pause();
    },
    speak() {
      for (const socket of sockets) socket.resume();
    },
  };
};

let relay: Relay;
let site: SiteProcess;
let formPath: string;
let statusPort: number;

beforeAll(async () => {
  const url = new URL(await createDemoDatabase());
  relay = await startRelay(Number(url.port));
  url.port = String(relay.port);
  statusPort = await freePort();
  site = await startSiteProcess({
    env: { DATABASE_URL: url.href, STATUS_PORT: String(statusPort) },
    fill: false,
    writeContent: writeSmallContent,
  });
  formPath = await findFormPath(site);
});

afterAll(async () => {
  await site?.dispose();
  await relay?.close();
});

const readStatus = async (path: string): Promise<number> => (await sendRequest(site.url + path)).status;

const isReady = async (): Promise<boolean> => (await readStatus("/readyz")) === 200;

it("survives broken database connections in the middle of requests, and serves at once again", async () => {
  let page = 50_000;
  const requests = Array.from({ length: 20 }, () => {
    page += 1;
    return readStatus(`/stock?price-max=${page}`);
  });
  relay.breakConnections();
  // A request whose query broke is answered by a page that asks to try again.
  for (const status of await Promise.all(requests)) expect([200, 503]).toContain(status);
  await expect.poll(isReady).toBe(true);
  expect(await readStatus("/stock?price-max=60000")).toBe(200);
});

it("answers health and metrics while the database is silent, ready as before", async () => {
  const readMetrics = async () => (await sendRequest(`http://127.0.0.1:${statusPort}/metrics`)).body.toString();
  expect(await readMetrics()).toContain("\nvitrine_database_answers 1\n");
  relay.silence();
  try {
    const { status, body } = await sendRequest(`${site.url}/readyz`);
    expect([status, JSON.parse(body.toString())]).toEqual([
      200,
      expect.objectContaining({
        status: "ready",
        degraded: expect.arrayContaining([expect.stringMatching(/^the database has not answered for \d+ s$/)]),
      }),
    ]);
    expect(await readStatus("/healthz")).toBe(200);
    const metrics = await readMetrics();
    expect(metrics).toContain("\nvitrine_database_answers 0\n");
    expect(metrics).toMatch(/^vitrine_leads \d+$/m);
  } finally {
    relay.speak();
  }
  await expect.poll(isReady).toBe(true);
});

it("shows cached pages while the database is absent, says that it is not ready, and takes forms afterwards", async () => {
  expect(await readStatus("/stock")).toBe(200);
  const form = await openForm(site, formPath, "Marie");
  await relay.close();
  expect(await readStatus("/stock")).toBe(200);
  expect(await readStatus("/healthz")).toBe(200);
  const ready = await sendRequest(`${site.url}/readyz`);
  expect([ready.status, ready.body.toString()]).toEqual([503, expect.stringContaining("the database does not answer")]);
  expect(await submitForm(site, form)).toBeNull();
  await relay.open();
  await expect.poll(isReady).toBe(true);
  expect(await submitForm(site, form)).not.toBeNull();
  expect(await site.end("SIGTERM")).toBe(0);
});
