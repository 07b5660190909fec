import type { Metrics } from "#application/operations/index.ts";
import { createLoadLimiter, type LoadLimiter, type LoadLimits } from "./load-limiter.ts";

type MeasuredLimiter = {
  readonly limiter: LoadLimiter;
  /** Counts a rendering that was shed before it reached the limiter. */
  readonly countShed: () => void;
};

/** A limiter whose tasks are a gauge and whose shed tasks are counted. */
export const createMeasuredLimiter = (limits: Omit<LoadLimits, "onShed">, metrics: Metrics): MeasuredLimiter => {
  const count = metrics.counter("vitrine_renderings_shed_total", "Renderings shed because their queue was full.");
  const countShed = (): void => count();
  const limiter = createLoadLimiter({ ...limits, onShed: countShed });
  metrics.gauge("vitrine_renderings", "Renderings that run or are queued.", ["state"], () =>
    Object.entries(limiter.counts()).map(([state, value]) => ({ labels: { state }, value })),
  );
  return { limiter, countShed };
};
