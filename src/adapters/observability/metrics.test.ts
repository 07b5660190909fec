import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { createMetrics } from "./metrics.ts";

test("writes durations by bucket, bounds included, and counts by label", async () => {
  const metrics = createMetrics();
  const observe = metrics.histogram("t_seconds", "Durations.", ["kind", "status"], [0.1, 0.5]);
  const count = metrics.counter("t_total", "Events.", ["state"]);
  for (const seconds of [0.1, 0.2, 0.5, 3]) observe(seconds, { kind: "page", status: "2xx" });
  for (const state of ["fresh", "stale", "fresh"]) count({ state });
  const lines = (await metrics.text()).split("\n");
  expect(lines.filter((line) => line.startsWith("t_"))).toEqual([
    't_seconds_bucket{le="0.1",kind="page",status="2xx"} 1',
    't_seconds_bucket{le="0.5",kind="page",status="2xx"} 3',
    't_seconds_bucket{le="+Inf",kind="page",status="2xx"} 4',
    't_seconds_sum{kind="page",status="2xx"} 3.8',
    't_seconds_count{kind="page",status="2xx"} 4',
    't_total{state="fresh"} 2',
    't_total{state="stale"} 1',
  ]);
});

test("has a metric without labels from the start", async () => {
  const metrics = createMetrics();
  metrics.counter("t_total", "Events.");
  metrics.histogram("t_seconds", "Durations.", [], [1]);
  const text = await metrics.text();
  expect(text).toContain("\nt_total 0\n");
  expect(text).toContain("\nt_seconds_count 0\n");
});

/** In a process of its own: the objects of one that has run many tests take seconds to count. */
const COUNT_REGISTRIES = `
import { queryObjects } from "node:v8";
import { Registry } from "prom-client";
import { createMetrics } from ${JSON.stringify(new URL("./metrics.ts", import.meta.url).href)};
const create = async () => void (await createMetrics().text());
await create();
const before = queryObjects(Registry);
for (let reload = 0; reload < 5; reload += 1) await create();
console.log(before, queryObjects(Registry));`;

test("keeps nothing of the sites of earlier reloads", () => {
  const args = ["--no-warnings", "--input-type=module", "--eval", COUNT_REGISTRIES];
  const [before, after] = execFileSync(process.execPath, args, { encoding: "utf8" }).trim().split(" ");
  expect(Number(before)).toBeGreaterThan(0);
  expect(after).toBe(before);
});
