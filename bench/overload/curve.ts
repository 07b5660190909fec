import { measureLoad, openFormsOfLoad, type Measurement, type Target } from "./measure.ts";
import { median, percentile } from "../../scripts/statistics.ts";
import { durations } from "./requests.ts";

/** Rates of requests, in multiples of the saturation. The last is the overload. */
const LOADS = [0.5, 0.75, 1, 1.25, 1.5, 2, 5] as const;

type CurveOptions = {
  /** Pages per second that the server renders for a few clients. */
  readonly saturation: number;
  /** Duration of each load in each round. */
  readonly seconds: number;
  readonly rounds: number;
};

export type CurvePoint = {
  readonly load: number;
  readonly requests_per_second: number;
  readonly goodput: number;
  readonly shed: number;
  readonly failed: number;
  readonly health_p50_ms: number;
  readonly health_p99_ms: number;
  readonly lead_p50_ms: number;
  readonly lead_p99_ms: number;
  readonly leads_lost: number;
  /** Share of opened forms that were shed, in per cent. */
  readonly forms_shed_percent: number;
};

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Goodput is the median of the rounds; the other figures are of all rounds together. */
const summarise = (load: number, seconds: number, measurements: readonly Measurement[]): CurvePoint => {
  const pages = measurements.flatMap((measurement) => measurement.pages);
  const health = durations(measurements.flatMap((measurement) => measurement.health));
  const leads = measurements.flatMap((measurement) => measurement.leads);
  const opened = measurements.flatMap((measurement) => measurement.opened);
  return {
    load,
    requests_per_second: rounded(pages.length / (seconds * measurements.length)),
    goodput: rounded(median(measurements.map(({ goodput }) => goodput))),
    shed: pages.filter(({ status }) => status === 503).length,
    failed: pages.filter(({ status }) => status !== 200 && status !== 503).length,
    health_p50_ms: rounded(percentile(health, 0.5)),
    health_p99_ms: rounded(percentile(health, 0.99)),
    lead_p50_ms: rounded(percentile(durations(leads), 0.5)),
    lead_p99_ms: rounded(percentile(durations(leads), 0.99)),
    leads_lost: leads.filter(({ status }) => status !== 303).length,
    forms_shed_percent: rounded((opened.filter(({ status }) => status !== 200).length / opened.length) * 100),
  };
};

/** Goodput by load, from new connections. Every round measures all loads. */
export const measureCurve = async (
  target: Target,
  { saturation, seconds, rounds }: CurveOptions,
): Promise<readonly CurvePoint[]> => {
  const measurements = LOADS.map((load): [load: number, measured: Measurement[]] => [load, []]);
  for (let round = 0; round < rounds; round += 1) {
    // Every second round goes down: what slows the machine for a while meets other loads.
    for (const [load, measured] of round % 2 === 0 ? measurements : measurements.toReversed()) {
      const forms = await openFormsOfLoad(target, seconds);
      measured.push(await measureLoad(target, { requestsPerSecond: load * saturation, seconds }, forms));
    }
  }
  return measurements.map(([load, measured]) => summarise(load, seconds, measured));
};
