import type { NoticeSite, StaffMessage } from "../leads/ports.ts";
import type { ReloadReport } from "./reload-report.ts";

/** A running server. Times are ISO 8601. */
export type NodeStatus = {
  readonly id: string;
  /** Host and process, for the operator: "web-1:4242". */
  readonly name: string;
  readonly startedAt: string;
  /** Time of its last update. */
  readonly seenAt: string;
  /** Version of the content it has loaded. */
  readonly contentVersion: number;
  /** Its last reload; null if it has not reloaded since its start. */
  readonly reload: ReloadReport | null;
};

/** The nodes on this database. */
export type NodeStore = {
  /** Saves the node, and removes nodes without an update for an hour. */
  readonly save: (node: NodeStatus) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** All saved nodes by name, including those that ended without notice. */
  readonly list: () => Promise<readonly NodeStatus[]>;
};

/** A source that has failed for a while. `since` is ISO 8601. */
export type Outage = { readonly source: string; readonly reason: string; readonly since: string };

/** Renders the email about an outage. */
export type OutageTemplate = (outage: Outage, site: NoticeSite) => StaffMessage;

/** Values of a metric's labels. They come from fixed lists: no addresses, no names, no personal data. */
type MetricLabels = Readonly<Record<string, string>>;

/** Numbers about this process for the operator. Names follow Prometheus: a prefix, the unit, `_total` for counters. */
export type Metrics = {
  /** Returns a function that counts one event. */
  readonly counter: (name: string, help: string, labelNames?: readonly string[]) => (labels?: MetricLabels) => void;
  /** A value read at each scrape. */
  readonly gauge: (
    name: string,
    help: string,
    labelNames: readonly string[],
    read: () => MetricValues | Promise<MetricValues>,
  ) => void;
  /** Returns a function that records a duration in seconds. `buckets`: upper bounds in seconds, ascending. */
  readonly histogram: (
    name: string,
    help: string,
    labelNames: readonly string[],
    buckets: readonly number[],
  ) => (seconds: number, labels?: MetricLabels) => void;
};

/** All metrics in the text format of Prometheus, with current gauges. */
export type MetricsText = { readonly mediaType: string; readonly text: () => Promise<string> };

type MetricValues = readonly { readonly labels?: MetricLabels; readonly value: number }[];
