import type { NoticeSite, StaffMessage } from "../leads/ports.ts";
import type { ReloadReport } from "./reload-report.ts";

/** A running server. Times are ISO 8601. */
export type NodeStatus = {
  readonly id: string;
  /** Host and process, for the operator: "web-1:4242". */
  readonly name: string;
  readonly startedAt: string;
  /** When it last said that it runs. */
  readonly seenAt: string;
  /** The version of the content that it has read. */
  readonly contentVersion: number;
  /** Its last reload; null when it has read its files at its start only. */
  readonly reload: ReloadReport | null;
};

/** The nodes on this database. */
export type NodeStore = {
  /** Saves the node, and forgets those that have not been seen for an hour. */
  readonly save: (node: NodeStatus) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** All that are saved, by name, those among them that have ended without a word. */
  readonly list: () => Promise<readonly NodeStatus[]>;
};

/** A source that has failed for a while. `since` is ISO 8601. */
export type Outage = { readonly source: string; readonly reason: string; readonly since: string };

/** Renders the email about an outage. */
export type OutageTemplate = (outage: Outage, site: NoticeSite) => StaffMessage;

/** Values of a metric's labels. They come from fixed lists: no addresses, no names, no personal data. */
export type MetricLabels = Readonly<Record<string, string>>;

/** Numbers about this process for the operator. Names follow Prometheus: a prefix, the unit, `_total` for counters. */
export type Metrics = {
  /** Returns a function that counts one event. */
  readonly counter: (name: string, help: string, labelNames?: readonly string[]) => (labels?: MetricLabels) => void;
  /** A value that is read whenever the metrics are. */
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

/** Every metric in the text format of Prometheus, gauges as they are now. */
export type MetricsText = { readonly mediaType: string; readonly text: () => Promise<string> };

export type MetricValues = readonly { readonly labels?: MetricLabels; readonly value: number }[];
