// A process of several is killed under load: each request is answered, or its connection is closed.
import { afterEach, expect, it } from "vitest";
import { startSiteProcess, type SiteProcess } from "../browser-support/sites/site-process.ts";
import { writeSmallContent } from "../browser-support/sites/small-content.ts";
import { servingProcessesOf } from "./child-processes.ts";
import { type Outcomes, startCountedRequests } from "./counted-requests.ts";
import { limit } from "../time-limits.ts";

/** `serving-processes.test.ts` kills one. */
const KILLS = Number(process.env["PROCESS_KILLS"] ?? 50);

/** More on one site would wait for its processes: each that ends soon after its start is replaced later than the last. */
const KILLS_OF_SITE = 4;

/** Requests between two kills, at least. */
const REQUESTS = 200;

const LOAD = { paths: ["/faq", "/stock", "/", "/healthz"], visitors: 8, pauseMs: 10 };

let site: SiteProcess | null = null;

afterEach(async () => {
  await site?.end("SIGTERM");
  await site?.dispose();
  site = null;
});

/** Kills the processes of one site in turn, each once the last one is replaced, under load all the time. */
const killUnderLoad = async (kills: number): Promise<Outcomes> => {
  let replaced = 0;
  site = await startSiteProcess({
    writeContent: writeSmallContent,
    env: { SERVER_PROCESSES: "2" },
    onOutput: (line) => {
      if (line.includes("serving process exited; replaced by this one")) replaced += 1;
    },
  });
  const load = startCountedRequests(site.url, LOAD);
  for (let kill = 0; kill < kills; kill += 1) {
    const before = load.count();
    await expect.poll(load.count, { interval: 20 }).toBeGreaterThan(before + REQUESTS);
    // The first one is the oldest.
    process.kill(servingProcessesOf(site.pid)[0] ?? 0, "SIGKILL");
    await expect.poll(() => replaced).toBe(kill + 1);
  }
  const outcomes = await load.stop();
  await site.end("SIGTERM");
  await site.dispose();
  return outcomes;
};

it(`no request hangs when one of two processes is killed, ${KILLS} times under load`, {
  timeout: limit(60_000 + KILLS * 60_000),
}, async () => {
  const all: Outcomes[] = [];
  for (let left = KILLS; left > 0; left -= KILLS_OF_SITE) all.push(await killUnderLoad(Math.min(left, KILLS_OF_SITE)));
  const sum = (read: (outcomes: Outcomes) => number): number => all.reduce((total, one) => total + read(one), 0);
  const answered = sum(({ answered: counts }) => Object.values(counts).reduce((total, count) => total + count, 0));
  const [closed, hanging] = [sum((one) => one.closed), sum((one) => one.hanging)];
  const longestMs = Math.max(...all.map((one) => one.longestMs));
  process.stdout.write(
    `${KILLS} kills: ${answered} answered, ${closed} closed, ${hanging} hanging, longest ${longestMs} ms\n`,
  );
  // 503: the limiter sheds pages that a process that has just started does not render in time.
  const statuses = all.flatMap((one) => Object.keys(one.answered));
  expect(statuses.filter((status) => status !== "200" && status !== "503")).toEqual([]);
  expect(hanging).toBe(0);
  // The requests of the killed process; those of the other one are answered.
  expect(closed).toBeLessThanOrEqual(KILLS * 2 * LOAD.visitors);
});
