// One node with more requests than it can answer, clients that go away, and another process that writes to its database.
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { floodNamed } from "../../bench/floods/floods.ts";
import { findFloodTarget, measureFlood } from "../../bench/floods/measure-flood.ts";
import { freePort, type SiteProcess, startSiteProcess } from "../browser-support/sites/site-process.ts";
import { limit } from "../time-limits.ts";
import { sendBurst, shedShare } from "./burst.ts";
import { startDatabaseWriter } from "./database-writer.ts";
import { findFormPath } from "./lead-visitor.ts";
import { abortRequest, keepAliveAgent, repeat, sendRequest } from "./raw-requests.ts";
import { overtakenShare } from "../../bench/overload/requests.ts";

/** `floods.long.test.ts` measures every flood, and longer. */
const FLOOD_SECONDS = 0.5;

/** Bytes of the page that says to try again. */
const SMALL = 600;

const [REQUESTS, CONNECTIONS] = [300, 8];

/** Connections of other clients, timers and files that the process opens in the meantime. */
const TOLERANCE = 8;

let site: SiteProcess;
let statusPort: number;
let formPath: string;
let addresses: readonly string[];
const output: string[] = [];

beforeAll(async () => {
  statusPort = await freePort();
  site = await startSiteProcess({
    env: { STATUS_PORT: String(statusPort), SHUTDOWN_GRACE_SECONDS: "5" },
    onOutput: (line) => void output.push(line),
  });
  formPath = await findFormPath(site);
  const paths = [
    "/feeds/vitrine.json",
    "/feeds/vitrine.csv",
    "/",
    "/stock",
    formPath,
    formPath.replace(/\/[^/]+$/, ""),
    "/api/v1/vehicles",
    "/api/v1/suggestions?q=ford",
    "/api/v1/openapi.json",
    "/sitemap.xml",
    "/robots.txt",
    "/healthz",
    "/readyz",
    "/media/homepage/hero.jpg/m/400x300/filters:quality(70)",
    "/favicon.ico",
    "/absent",
  ];
  addresses = paths.map((path) => site.url + path);
  await repeat(addresses.length, 2, (index) => sendRequest(addresses[index] ?? ""));
});

afterAll(() => site?.dispose());

const address = (index: number): string => addresses[index % addresses.length] ?? "";

/** Only Linux lists the descriptors of a process; elsewhere the server must merely survive the requests. */
const countDescriptors = (): number => {
  const folder = `/proc/${site.pid}/fd`;
  return existsSync(folder) ? readdirSync(folder).length : 0;
};

const expectSettled = async (before: number): Promise<void> => {
  await expect.poll(countDescriptors).toBeLessThanOrEqual(before + TOLERANCE);
};

const healthOf = async (): Promise<number> => (await sendRequest(`${site.url}/healthz`)).status;

const readState = async () => {
  const { status, body } = await sendRequest(`${site.url}/readyz`);
  return { code: status, ...(JSON.parse(body.toString()) as { status: string; degraded?: readonly string[] }) };
};

it("answers health, metrics and new pages while another process writes, and says that leads wait", async () => {
  const writer = await startDatabaseWriter(site.dataDir);
  try {
    const degraded = [expect.stringMatching(/^leads wait to be stored: /)];
    await expect.poll(readState).toMatchObject({ code: 200, status: "ready", degraded });
    // Makes this node save what it has read, on the connection that reads for pages.
    process.kill(site.pid, "SIGHUP");
    for (const url of [
      `${site.url}/healthz`,
      `http://127.0.0.1:${statusPort}/metrics`,
      `${site.url}/stock?price-max=51234`,
    ]) {
      expect([url, (await sendRequest(url)).status]).toEqual([url, 200]);
    }
    expect(writer.isWriting()).toBe(true);
  } finally {
    await writer.end();
  }
  await expect.poll(readState).toEqual({ code: 200, status: "ready", missing: [] });
});

it("answers HEAD from the page that GET has cached, and caches the page of a HEAD", async () => {
  const head = await sendRequest(`${site.url}/stock?price-max=12345`, { method: "HEAD" });
  expect([head.status, head.body.byteLength]).toEqual([200, 0]);
  const get = await sendRequest(`${site.url}/stock?price-max=12345`);
  expect(get.headers["server-timing"]).toBe("cache;desc=hit");
  expect(get.headers.etag).toBe(head.headers.etag);
});

it("sheds pages of a burst, opened forms less, and answers every health check and every form before the pages that wait", async () => {
  const { pages, opened, health, leads } = await sendBurst(site, formPath);
  expect(new Set(health.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(leads.map(({ status }) => status))).toEqual(new Set([303]));
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200, 503]));
  const shed = pages.filter(({ status }) => status === 503);
  expect(new Set(shed.map(({ retryAfter }) => retryAfter))).toEqual(new Set(["2"]));
  expect(shedShare(opened)).toBeLessThan(shedShare(pages));
  const rendered = pages.filter(({ status }) => status === 200);
  expect(overtakenShare(health, rendered)).toBeGreaterThan(0.9);
  expect(overtakenShare(leads, rendered)).toBeGreaterThan(0.9);
});

it.each(["posts with a forged token", "300 relations of all stories, 100 connections"])(
  "answers health, saves forms and gives those with errors back in a flood of %s",
  async (name) => {
    const target = await findFloodTarget(site);
    const measured = await measureFlood(site, target, { flood: floodNamed(name), seconds: FLOOD_SECONDS });
    const { health, leads, corrected, answers, bytes } = measured;
    expect(new Set(health.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(leads)).toEqual(new Set([303]));
    expect(new Set(corrected)).toEqual(new Set([422]));
    const shed = answers["503"] ?? answers["429"] ?? 0;
    expect(shed).toBeGreaterThan(0);
    expect(bytes["503"] ?? bytes["429"]).toBeLessThan(SMALL);
  },
);

it("has as many descriptors after HEADs of every kind of route and of exports alone", async () => {
  const before = countDescriptors();
  for (const pick of [address, () => `${site.url}/feeds/vitrine.json`]) {
    const agent = keepAliveAgent(CONNECTIONS);
    await repeat(REQUESTS, CONNECTIONS, (index) => sendRequest(pick(index), { method: "HEAD", agent }));
    agent.destroy();
  }
  await expectSettled(before);
  expect(await healthOf()).toBe(200);
});

it.each(["at-once", "in-body"] as const)(
  "has as many descriptors after GETs of every kind of route and of exports alone that are aborted %s",
  async (when) => {
    const before = countDescriptors();
    await repeat(REQUESTS, CONNECTIONS, (index) => abortRequest(address(index), when));
    await repeat(REQUESTS / 4, CONNECTIONS, () => abortRequest(`${site.url}/feeds/vitrine.json`, when));
    await expectSettled(before);
    expect(await healthOf()).toBe(200);
  },
);

it("has as many descriptors while one connection asks for 1,000 exports ahead of the answers", async () => {
  const before = countDescriptors();
  const { port, hostname } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => undefined);
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.write("GET /feeds/vitrine.json HTTP/1.1\r\nHost: site.example\r\n\r\n".repeat(1_000));
  socket.resume();
  await closed;
  await expectSettled(before);
  expect(await healthOf()).toBe(200);
});

it("adds no listeners that stay: Node would have warned of the eleventh", () => {
  expect(output.filter((line) => line.includes("MaxListenersExceededWarning"))).toEqual([]);
});

it("serves after SIGTERM while it is not ready, ends connections, and exits with 0 though clients stay", async () => {
  const port = Number(new URL(site.url).port);
  // One client has sent nothing yet, another half a request.
  const silent = connect(port, "127.0.0.1");
  const half = connect(port, "127.0.0.1");
  for (const socket of [silent, half]) socket.on("error", () => undefined);
  await Promise.all([once(silent, "connect"), once(half, "connect")]);
  half.write("POST /contact HTTP/1.1\r\nHost: site.example\r\nContent-Length: 100\r\n\r\nfirst_name=");
  const agent = keepAliveAgent(1);
  expect((await sendRequest(`${site.url}/stock`, { agent })).headers.connection).toBe("keep-alive");
  const signalledAt = performance.now();
  const ended = site.end("SIGTERM");
  await expect.poll(() => output.some((line) => line.includes('"stopping"'))).toBe(true);
  const ready = await sendRequest(`${site.url}/readyz`, { agent: false });
  expect([ready.status, ready.body.toString()]).toEqual([503, expect.stringContaining("stopping")]);
  const page = await sendRequest(`${site.url}/stock`, { agent });
  expect([page.status, page.headers.connection]).toEqual([200, "close"]);
  expect(await ended).toBe(0);
  // Clients that stay would hold a node for a minute.
  expect(performance.now() - signalledAt).toBeLessThan(limit(10_000));
  agent.destroy();
  for (const socket of [silent, half]) socket.destroy();
});
