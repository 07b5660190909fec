import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { programFile } from "../../scripts/program/program.ts";
import { isRunning } from "../../src/adapters/platform/process-folder.ts";
import { freePort, startSiteProcess, type SiteProcess } from "../browser-support/sites/site-process.ts";
import { writeSmallContent } from "../browser-support/sites/small-content.ts";
import { childrenOf, servingProcessesOf } from "./child-processes.ts";
import { startCountedRequests } from "./counted-requests.ts";
import { sendRequest } from "./raw-requests.ts";
import { limit } from "../time-limits.ts";

type Processes = {
  readonly site: SiteProcess;
  readonly statusUrl: string;
  readonly lines: readonly string[];
};

let folder: string;
let feed: string;
let processes: Processes;

const writeFeed = (...ids: readonly number[]): void =>
  writeFileSync(feed, ["id,brand,model,price", ...ids.map((id) => `${id},Ford,Puma,18990`), ""].join("\n"));

/** Two processes that follow a feed of three vehicles. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-feed-"));
  feed = join(folder, "stock.csv");
  writeFeed(1, 2, 3);
  const lines: string[] = [];
  const statusPort = await freePort();
  const site = await startSiteProcess({
    writeContent: writeSmallContent,
    fill: false,
    env: {
      SERVER_PROCESSES: "2",
      STATUS_PORT: String(statusPort),
      STOCK_FEED_URL: feed,
      STOCK_FEED_INTERVAL: "10s",
      SHUTDOWN_GRACE_SECONDS: "5",
    },
    onOutput: (line) => lines.push(line),
  });
  processes = { site, statusUrl: `http://127.0.0.1:${statusPort}/metrics`, lines };
}, limit(180_000));

afterAll(async () => {
  await processes?.site.end("SIGTERM");
  await processes?.site.dispose();
  rmSync(folder, { recursive: true });
});

/** Stops a process at once and for a while, as a debugger does. Returns what continues it. */
const standStill = async (pid: number): Promise<() => void> => {
  process.kill(pid, "SIGSTOP");
  await expect
    .poll(() => / ([A-Z]) \d/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1], { interval: 5 })
    .toBe("T");
  return () => void process.kill(pid, "SIGCONT");
};

/** The answer of each process; the others stand still meanwhile, and accept no connection. */
const requestEach = async (of: Processes, path: string): Promise<readonly (readonly [number, string])[]> => {
  const answers: (readonly [number, string])[] = [];
  const pids = pidsOf(of);
  for (const pid of pids) {
    const continued = await Promise.all(pids.filter((other) => other !== pid).map(standStill));
    const { status, body } = await sendRequest(of.site.url + path, { agent: false });
    answers.push([status, body.toString()]);
    for (const goOn of continued) goOn();
  }
  return answers;
};

/** The values of a metric by process. */
const metric = async ({ statusUrl }: Processes, name: string): Promise<Readonly<Record<string, number>>> => {
  const text = await (await fetch(statusUrl)).text();
  const samples = text.matchAll(/^(\w+)\{process="(\d)"\} (\S+)$/gm);
  return Object.fromEntries([...samples].filter(([, of]) => of === name).map(([, , of, value]) => [of, Number(value)]));
};

/** Requests before the kill. `process-kills.long.test.ts` has more kills. */
const REQUESTS = 100;

const LOAD = { paths: ["/faq", "/stock", "/", "/healthz"], visitors: 8, pauseMs: 10 };

const PAGES = "vitrine_page_cache_stored_total";

const pidsOf = ({ site: { pid } }: Processes): readonly number[] => servingProcessesOf(pid);

const count = ({ lines }: Processes, text: string): number => lines.filter((line) => line.includes(text)).length;

const sizes = (): Promise<object> => metric(processes, "vitrine_stock_vehicles");

it("two processes serve on one port, and show an import and changed content", async () => {
  const { site } = processes;
  expect(pidsOf(processes)).toHaveLength(2);
  for (const [status] of await requestEach(processes, "/faq")) expect(status).toBe(200);
  expect(await metric(processes, PAGES)).toEqual({ 1: 1, 2: 1 });
  await expect.poll(sizes).toEqual({ 1: 3, 2: 3 });

  const second = join(site.dataDir, "one.csv");
  writeFileSync(second, "id,brand,model,price\n777002,Ford,Puma,18990\n");
  expect((await site.vitrine("import", "vehicles", second, "--feed", "second")).code).toBe(0);
  await expect.poll(sizes).toEqual({ 1: 4, 2: 4 });

  appendFileSync(join(site.dataDir, "content", "redirects.csv"), "/ancien-chemin,/faq,\n");
  process.kill(site.pid, "SIGHUP");
  await expect.poll(() => count(processes, '"redirects reloaded"')).toBe(2);
  for (const [status] of await requestEach(processes, "/ancien-chemin")) expect(status).toBe(301);
});

it("a taken port ends the start and is named, that of the site or of the metrics", async () => {
  const { site, statusUrl } = processes;
  const server = await programFile("server");
  const start = (env: Readonly<Record<string, string>>): Promise<unknown> =>
    promisify(execFile)(process.execPath, [server], {
      env: { ...process.env, ...env, HOST: "127.0.0.1", DATA_DIR: site.dataDir, SERVER_PROCESSES: "2" },
    });
  const [port, statusPort] = [new URL(site.url).port, new URL(statusUrl).port];
  await expect(start({ PORT: port })).rejects.toMatchObject({
    code: 1,
    stderr: `The site cannot listen on 127.0.0.1: PORT ${port} is taken by another program\n`,
  });
  await expect(start({ PORT: "0", STATUS_PORT: statusPort })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`STATUS_PORT ${statusPort} is taken by another program`),
  });
});

it("the process that follows the feed is killed under load: no request hangs, it is replaced, and another one follows the feed", async () => {
  const importing = pidsOf(processes).filter((pid) => childrenOf(pid).length > 0);
  expect(importing).toHaveLength(1);
  const [killed = 0] = importing;
  const other = pidsOf(processes).find((pid) => pid !== killed);
  const load = startCountedRequests(processes.site.url, LOAD);
  await expect.poll(load.count, { interval: 20 }).toBeGreaterThan(REQUESTS);
  process.kill(killed, "SIGKILL");
  writeFeed(1, 2, 3, 4);
  await expect.poll(() => count(processes, `Process ${killed} ended with SIGKILL`)).toBe(1);
  await expect.poll(() => count(processes, '"serving process exited; replaced by this one"')).toBe(1);
  const outcomes = await load.stop();
  expect(outcomes.hanging).toBe(0);
  // 503: the limiter sheds pages that a process that has just started does not render in time.
  expect(Object.keys(outcomes.answered).filter((status) => status !== "200" && status !== "503")).toEqual([]);
  // The requests of the killed process; those of the other one are answered.
  expect(outcomes.closed).toBeLessThanOrEqual(4 * LOAD.visitors);
  expect(pidsOf(processes)).toEqual([other, expect.any(Number)]);
  await expect.poll(sizes).toEqual({ 1: 5, 2: 5 });
  for (const [status] of await requestEach(processes, "/faq")) expect(status).toBe(200);
  expect(Object.keys(await metric(processes, PAGES))).toEqual(["1", "2"]);
});

it("a process that stands still gets no connection: the other one answers all", async () => {
  for (const pid of pidsOf(processes)) {
    const goOn = await standStill(pid);
    const answers = Array.from({ length: 20 }, () => sendRequest(`${processes.site.url}/faq`, { agent: false }));
    for (const { status } of await Promise.all(answers)) expect(status).toBe(200);
    goOn();
  }
});

/** What a program with processes of its own prints. */
const outputOf = async (program: string): Promise<unknown> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, program)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [output] = (await once(child.stdout, "data")) as [Buffer];
  return JSON.parse(output.toString());
};

it("a process that sends nonsense serves on, and so does the primary process", async () => {
  expect(await outputOf("nonsense-process-child.ts")).toEqual({
    errors: ["ZodError"],
    metrics: "up 1",
    end: { code: null, signal: "SIGKILL" },
  });
});

it("a process whose event loop has stopped gives no metrics, and is killed", async () => {
  expect(await outputOf("silent-process-child.ts")).toEqual({
    hasListened: true,
    metrics: null,
    end: { code: null, signal: "SIGKILL" },
  });
});

const FORM_HEADERS = [
  "Host: 127.0.0.1",
  "Sec-Fetch-SiteProcess: same-origin",
  "Content-Type: application/x-www-form-urlencoded",
  "Content-Length: 3",
];

it("after SIGTERM all are not ready and end requests in progress, and the primary process exits with 0", async () => {
  const { site } = processes;
  const pids = pidsOf(processes);
  const half = connect(Number(new URL(site.url).port), "127.0.0.1");
  half.on("error", () => undefined);
  await once(half, "connect");
  half.write(`POST /contact HTTP/1.1\r\n${FORM_HEADERS.join("\r\n")}\r\n\r\na=`);
  const ended = site.end("SIGTERM");
  await expect.poll(() => count(processes, '"stopping"')).toBe(2);
  for (const [status, body] of await requestEach(processes, "/readyz")) {
    expect([status, body]).toEqual([503, expect.stringContaining("stopping")]);
  }
  half.write("1");
  const [answer] = (await once(half, "data")) as [Buffer];
  const [head = ""] = answer.toString().split("\r\n\r\n");
  expect(head).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(head.toLowerCase()).toContain("connection: close");
  half.destroy();
  expect(await ended).toBe(0);
  expect(pids.filter(isRunning)).toEqual([]);
});
