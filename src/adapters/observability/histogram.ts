import type { MetricLabels } from "#application/operations/ports.ts";

type Series = { readonly labels: MetricLabels; readonly counts: number[]; sum: number; count: number };

export type HistogramOptions = {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly string[];
  /** Upper bounds, ascending. */
  readonly buckets: readonly number[];
};

/** Of each bucket, of all, and their sum: a bucket counts what those below it count. */
const valuesOf = (name: string, buckets: readonly number[], { labels, counts, sum, count }: Series) => {
  let below = 0;
  const inBuckets = buckets.map((le, index) => {
    below += counts[index] ?? 0;
    return { metricName: `${name}_bucket`, labels: { le, ...labels }, value: below };
  });
  return [
    ...inBuckets,
    { metricName: `${name}_bucket`, labels: { le: "+Inf", ...labels }, value: count },
    { metricName: `${name}_sum`, labels, value: sum },
    { metricName: `${name}_count`, labels, value: count },
  ];
};

/**
 * A histogram as prom-client's registry reads it. prom-client's own checks and sorts the labels of each value, which an answer from
 * memory need not wait for.
 */
export const createHistogram = ({ name, help, labelNames, buckets }: HistogramOptions) => {
  const series = new Map<string, Series>();
  const create = (labels: MetricLabels): Series => ({ labels, counts: buckets.map(() => 0), sum: 0, count: 0 });
  if (labelNames.length === 0) series.set("", create({}));
  return {
    observe(value: number, labels: MetricLabels): void {
      let key = "";
      for (const label of labelNames) key += `${labels[label]} `;
      let found = series.get(key);
      if (found === undefined) {
        found = create(labels);
        series.set(key, found);
      }
      const bucket = buckets.findIndex((bound) => value <= bound);
      if (bucket !== -1) found.counts[bucket] = (found.counts[bucket] ?? 0) + 1;
      found.sum += value;
      found.count += 1;
    },
    metric: {
      name,
      get: () =>
        Promise.resolve({
          name,
          help,
          type: "histogram",
          aggregator: "sum",
          values: [...series.values()].flatMap((one) => valuesOf(name, buckets, one)),
        }),
    },
  };
};
