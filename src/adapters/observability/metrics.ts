import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Metrics, MetricsText } from "#application/operations/ports.ts";

export type MetricsRegistry = Metrics & MetricsText;

/** Metrics of this process: those that the site registers, and Node's (memory, event-loop delay, descriptors, collections). */
export const createMetrics = (): MetricsRegistry => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    counter(name, help, labelNames = []) {
      const counter = new Counter({ name, help, labelNames: [...labelNames], registers });
      return (labels = {}) => counter.inc(labels);
    },
    gauge(name, help, labelNames, read) {
      // The registry stores it and collects it with the others.
      void new Gauge({
        name,
        help,
        labelNames: [...labelNames],
        registers,
        async collect() {
          const values = await read();
          this.reset();
          for (const { labels = {}, value } of values) this.set(labels, value);
        },
      });
    },
    histogram(name, help, labelNames, buckets) {
      const histogram = new Histogram({ name, help, labelNames: [...labelNames], buckets: [...buckets], registers });
      return (seconds, labels = {}) => histogram.observe(labels, seconds);
    },
    mediaType: registry.contentType,
    text: () => registry.metrics(),
  };
};
