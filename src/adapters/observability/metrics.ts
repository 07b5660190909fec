import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { once } from "#domain/shared/index.ts";
import type { Metrics, MetricsText } from "#application/operations/ports.ts";

export type MetricsRegistry = Metrics & MetricsText;

/**
 * Node's: memory, event-loop delay, descriptors, collections. One for the process: its observers never end, and would keep
 * the site of every reload, whose metrics they reach.
 */
const nodeRegistry = once((): Registry => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
});

/** Metrics of this process: those that the site registers, and Node's. */
export const createMetrics = (): MetricsRegistry => {
  const registry = new Registry();
  const registers = [registry];
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
    text: async () => (await nodeRegistry().metrics()) + (await registry.metrics()),
  };
};
