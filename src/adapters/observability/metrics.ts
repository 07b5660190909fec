import { Counter, collectDefaultMetrics, Gauge, type Histogram, Registry } from "prom-client";
import type { MetricLabels, Metrics, MetricsText } from "#application/operations/ports.ts";
import { createHistogram } from "./histogram.ts";

export type MetricsRegistry = Metrics & MetricsText;

/** Metrics of this process: those that the site registers, and Node's (memory, event-loop delay, descriptors, collections). */
export const createMetrics = (): MetricsRegistry => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    counter(name, help, labelNames = []) {
      // Added to prom-client's when it is read: that checks and sorts the labels each time.
      const counts = new Map<string, { readonly labels: MetricLabels; count: number }>();
      const counter = new Counter({
        name,
        help,
        labelNames: [...labelNames],
        registers: [],
        collect() {
          for (const { labels, count } of counts.values()) this.inc(labels, count);
          counts.clear();
        },
      });
      registry.registerMetric(counter);
      return (labels = {}) => {
        let key = "";
        for (const label of labelNames) key += `${labels[label]} `;
        const counted = counts.get(key);
        if (counted === undefined) counts.set(key, { labels, count: 1 });
        else counted.count += 1;
      };
    },
    gauge(name, help, labelNames, read) {
      const gauge = new Gauge({
        name,
        help,
        labelNames: [...labelNames],
        registers: [],
        async collect() {
          const values = await read();
          this.reset();
          for (const { labels = {}, value } of values) this.set(labels, value);
        },
      });
      registry.registerMetric(gauge);
    },
    histogram(name, help, labelNames, buckets) {
      const histogram = createHistogram({ name, help, labelNames, buckets });
      // The registry reads no more of a metric than that.
      registry.registerMetric(histogram.metric as unknown as Histogram);
      return (seconds, labels = {}) => histogram.observe(seconds, labels);
    },
    mediaType: registry.contentType,
    text: () => registry.metrics(),
  };
};
