// What a process composes that serves the metrics of this machine: the primary process loads no code of the site.
export { withMachineMetrics } from "./container/machine-metrics.ts";
