import { once } from "node:events";
import { limit } from "../time-limits.ts";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CHECKS } from "../../src/cli/doctor/run-checks.ts";
import type { Site } from "../browser-support/sites/site.ts";
import { freePort, startSiteProcess } from "../browser-support/sites/site-process.ts";

let site: Site;
let metricsUrl: string;
let backupDir: string;

beforeAll(async () => {
  const port = await freePort();
  backupDir = mkdtempSync(join(tmpdir(), "metrics-backups-"));
  site = await startSiteProcess({ env: { STATUS_PORT: String(port), BACKUP_DIR: backupDir } });
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
});

afterAll(async () => {
  await site?.dispose();
  rmSync(backupDir, { recursive: true });
});

const statusOf = async (path: string): Promise<number> => {
  const response = await fetch(site.url + path);
  await response.arrayBuffer();
  return response.status;
};

/** Reads all metrics; the answer is the value of one with its labels, as they are written. */
const readMetrics = async (): Promise<(name: string) => number> => {
  const lines = (await (await fetch(metricsUrl)).text()).split("\n");
  return (name) => {
    const line = lines.find((candidate) => candidate.startsWith(`${name} `));
    return line === undefined ? Number.NaN : Number(line.slice(name.length + 1));
  };
};

const metric = async (name: string): Promise<number> => (await readMetrics())(name);

const PAGES = 'vitrine_request_seconds_count{kind="page",status="2xx"}';

test("counts requests by kind and status", async () => {
  const before = (await metric(PAGES)) || 0;
  expect(await statusOf("/stock")).toBe(200);
  expect(await statusOf("/stock")).toBe(200);
  await expect.poll(() => metric(PAGES)).toBe(before + 2);
  expect(await statusOf("/api/v1/nothing")).toBe(404);
  await expect.poll(() => metric('vitrine_request_seconds_count{kind="api",status="4xx"}')).toBe(1);
});

test("counts what the page cache serves, and its size", async () => {
  const hits = (await metric('vitrine_page_cache_hits_total{state="fresh"}')) || 0;
  expect(await statusOf("/faq")).toBe(200);
  expect(await statusOf("/faq")).toBe(200);
  const value = await readMetrics();
  expect(value('vitrine_page_cache_hits_total{state="fresh"}')).toBe(hits + 1);
  expect(value("vitrine_page_cache_stored_total")).toBeGreaterThan(0);
  expect(value("vitrine_page_cache_pages")).toBeGreaterThan(0);
  expect(value("vitrine_page_cache_bytes")).toBeGreaterThan(10_000);
});

test("shows the renderings that run, wait and were shed", async () => {
  const value = await readMetrics();
  expect(value('vitrine_renderings{state="running"}')).toBe(0);
  expect(value('vitrine_renderings{state="queued"}')).toBe(0);
  expect(value("vitrine_renderings_shed_total")).toBe(0);
});

test("measures searches, and says what stock, leads, deliveries and imports there are", async () => {
  await statusOf("/stock?brand=ford");
  const value = await readMetrics();
  expect(value("vitrine_search_seconds_count")).toBeGreaterThan(0);
  expect(value("vitrine_stock_vehicles")).toBe(700);
  expect(value("vitrine_leads")).toBe(0);
  expect(value('vitrine_deliveries{state="due"}')).toBe(0);
  expect(value("vitrine_oldest_due_delivery_seconds")).toBe(0);
  const imported = value('vitrine_last_import_timestamp_seconds{feed="vitrine",status="imported"}');
  expect(Math.abs(Date.now() / 1000 - imported)).toBeLessThan(24 * 3600);
});

test("measures the process: memory, descriptors, delay of the event loop, lines of the log", async () => {
  const value = await readMetrics();
  expect(value("process_resident_memory_bytes")).toBeGreaterThan(10_000_000);
  expect(value("process_open_fds")).toBeGreaterThan(5);
  expect(value("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
  expect(value('vitrine_log_lines_total{level="info"}')).toBeGreaterThan(0);
});

test(
  "says what the doctor found, and how much room the disk has",
  async () => {
    // The doctor gives way to everything else that the machine does.
    const options = { timeout: limit(180_000) };
    await expect.poll(() => metric("vitrine_doctor_timestamp_seconds"), options).toBeGreaterThan(0);
    const value = await readMetrics();
    for (const { name } of CHECKS) expect([name, value(`vitrine_doctor_check{check="${name}"}`)]).toEqual([name, 1]);
    const [free, total] = [value("vitrine_data_free_bytes"), value("vitrine_data_total_bytes")];
    expect(free).toBeGreaterThan(0);
    expect(total).toBeGreaterThan(free);
  },
  limit(200_000),
);

test("every metric of the site stands in the guide", async () => {
  const guide = readFileSync(join(import.meta.dirname, "../../docs/how-to/watch-the-site.md"), "utf8");
  const text = await (await fetch(metricsUrl)).text();
  const names = [...text.matchAll(/^# TYPE (vitrine_\w+) /gm)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !guide.includes(`\`${name}`))).toEqual([]);
});

test("is no page of the site, and shows nothing else", async () => {
  expect(await statusOf("/metrics")).toBe(404);
  expect((await fetch(metricsUrl.replace("/metrics", "/"))).status).toBe(404);
  expect((await fetch(metricsUrl, { method: "POST" })).status).toBe(404);
});

/** The status of a request with a Host of its own, which `fetch` does not send. */
const statusWithHost = async (host: string): Promise<number> => {
  const request = get(metricsUrl, { headers: { host } });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  response.resume();
  return response.statusCode ?? 0;
};

test("answers a request for this machine alone: a page whose name resolves to it sends that name", async () => {
  const { port } = new URL(metricsUrl);
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `LOCALHOST:${port}`, `[::1]:${port}`, "localhost"])
    expect(await statusWithHost(host), host).toBe(200);
  for (const host of ["rebound.example", `rebound.example:${port}`, "127.0.0.1.rebound.example", "0.0.0.0", "10.0.0.1"])
    expect(await statusWithHost(host), host).toBe(421);
});

test("a taken port ends the start and is named", async () => {
  const { port } = new URL(metricsUrl);
  await expect(startSiteProcess({ dataDir: site.dataDir, fill: false, env: { STATUS_PORT: port } })).rejects.toThrow(
    `STATUS_PORT ${port} is taken by another program`,
  );
});

test("has the security headers of every response", async () => {
  for (const address of [metricsUrl, metricsUrl.replace("/metrics", "/other")]) {
    const { headers } = await fetch(address);
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  }
});

const DESCRIBED = ["deploy/prometheus/rules.yaml", "deploy/grafana/vitrine.json", "docs/how-to/watch-the-site.md"];

test.each(DESCRIBED)("%s names metrics that exist", async (file) => {
  const text = await (await fetch(metricsUrl)).text();
  const existing = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name));
  const description = readFileSync(join(import.meta.dirname, "../..", file), "utf8");
  const named = new Set(description.match(/\b(?:vitrine|nodejs|process)_[a-z]\w*/g));
  expect(named.size).toBeGreaterThan(10);
  expect(
    [...named].filter((name) => !existing.has(name) && !existing.has(name.replace(/_(?:bucket|count|sum)$/, ""))),
  ).toEqual([]);
});
