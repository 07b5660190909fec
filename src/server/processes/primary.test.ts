import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { expect, test } from "vitest";
import { mergeMetrics, METRICS_MEDIA_TYPE } from "./primary.ts";

const createRegistry = (requests: number): Registry => {
  const registry = new Registry();
  const options = { help: "Help with {braces} and spaces.", registers: [registry] };
  new Counter({ ...options, name: "requests_total", labelNames: ["kind"] }).inc({ kind: "a page, {x}" }, requests);
  new Gauge({ ...options, name: "pages" }).set(requests * 10);
  new Histogram({ ...options, name: "seconds", buckets: [1] }).observe(0.5);
  return registry;
};

test("names the process of each sample, and describes each metric once", async () => {
  const texts = await Promise.all([createRegistry(3).metrics(), createRegistry(4).metrics()]);
  const merged = mergeMetrics(texts.map((text, index) => ({ process: index + 1, text })));
  expect(merged.split("\n")).toEqual([
    "# HELP requests_total Help with {braces} and spaces.",
    "# TYPE requests_total counter",
    'requests_total{process="1",kind="a page, {x}"} 3',
    'requests_total{process="2",kind="a page, {x}"} 4',
    "",
    "# HELP pages Help with {braces} and spaces.",
    "# TYPE pages gauge",
    'pages{process="1"} 30',
    'pages{process="2"} 40',
    "",
    "# HELP seconds Help with {braces} and spaces.",
    "# TYPE seconds histogram",
    'seconds_bucket{process="1",le="1"} 1',
    'seconds_bucket{process="1",le="+Inf"} 1',
    'seconds_sum{process="1"} 0.5',
    'seconds_count{process="1"} 1',
    'seconds_bucket{process="2",le="1"} 1',
    'seconds_bucket{process="2",le="+Inf"} 1',
    'seconds_sum{process="2"} 0.5',
    'seconds_count{process="2"} 1',
    "",
  ]);
});

test("has the media type of the text format", () => {
  expect(METRICS_MEDIA_TYPE).toBe(new Registry().contentType);
});
