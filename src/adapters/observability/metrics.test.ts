import { Counter, Histogram, Registry } from "prom-client";
import { expect, test } from "vitest";
import { createMetrics } from "./metrics.ts";

/** The lines about the metric. */
const linesOf = (text: string, name: string): string[] =>
  text
    .split("\n")
    .filter((line) => line.startsWith(`${name}_`) || line.startsWith(`${name} `) || line.includes(` ${name} `));

test("writes durations as prom-client does, by bucket, bounds included", async () => {
  const [registry, metrics] = [new Registry(), createMetrics()];
  const [name, help, labelNames, buckets] = ["t_seconds", "Durations.", ["kind", "status"], [0.1, 0.5]];
  const reference = new Histogram({ name, help, labelNames, buckets, registers: [registry] });
  const observe = metrics.histogram(name, help, labelNames, buckets);
  for (const seconds of [0.1, 0.2, 0.5, 3]) {
    for (const kind of ["page", "asset"]) {
      reference.observe({ kind, status: "2xx" }, seconds);
      observe(seconds, { kind, status: "2xx" });
    }
  }
  const lines = linesOf(await metrics.text(), name);
  expect(lines).toContain('t_seconds_bucket{le="0.5",kind="page",status="2xx"} 3');
  expect(lines.toSorted()).toEqual(linesOf(await registry.metrics(), name).toSorted());
});

test("counts between two readings and after them", async () => {
  const [registry, metrics] = [new Registry(), createMetrics()];
  const [name, help, labelNames] = ["t_total", "Events.", ["state"]];
  const reference = new Counter({ name, help, labelNames, registers: [registry] });
  const count = metrics.counter(name, help, labelNames);
  for (const states of [["fresh", "stale", "fresh"], [], ["fresh"]]) {
    for (const state of states) {
      reference.inc({ state });
      count({ state });
    }
    expect(linesOf(await metrics.text(), name)).toEqual(linesOf(await registry.metrics(), name));
  }
});

test("has a metric without labels from the start", async () => {
  const metrics = createMetrics();
  metrics.counter("t_total", "Events.");
  metrics.histogram("t_seconds", "Durations.", [], [1]);
  const text = await metrics.text();
  expect(text).toContain("\nt_total 0\n");
  expect(text).toContain("\nt_seconds_count 0\n");
});
