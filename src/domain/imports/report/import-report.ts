import type { ChangedField } from "../changed-fields.ts";
import { compareSeverity, type IssueSeverity, type RowIssue } from "../feed-row.ts";
import type { RefusedHost } from "../../media/index.ts";
import type { HeldPrice } from "../guards/held-prices.ts";
import type { SharedNumber, SharedVin, SharedWith } from "./shared-vehicle.ts";
import type { ImportCounts, ImportStatus } from "./import-record.ts";

/** Issues of one code in one column, with the first examples. */
export type IssueGroup = {
  readonly severity: IssueSeverity;
  readonly code: RowIssue["code"];
  readonly column: string | null;
  readonly count: number;
  readonly examples: readonly RowIssue[];
};

/** What an import does to a vehicle that was on sale. `key`: the feed's. */
export type VehicleFieldChange = {
  readonly key: string;
  readonly change: "changed" | "removed";
  readonly fields: readonly ChangedField[];
};

/** The result of an import; with `dry_run`, of a simulated one. */
export type ImportReport = {
  readonly feed: string;
  readonly profile: string;
  readonly status: ImportStatus;
  /** Reason why the stock stays unchanged; else null. */
  readonly reason: string | null;
  readonly dry_run: boolean;
  readonly forced: boolean;
  /** `warnings`: values left out; `doubts`: values taken that someone should look at. */
  readonly counts: ImportCounts & { readonly warnings: number; readonly doubts: number };
  /** ISO 8601. */
  readonly started_at: string;
  readonly finished_at: string;
  /** Notes on the whole feed: unknown columns, bypassed guards. */
  readonly notes: readonly string[];
  /** The first vehicles whose price is held; the counts have their number. */
  readonly held: readonly HeldPrice[];
  /** The first vehicles that other feeds list as well, which the site shows once. */
  readonly shared_vins: readonly SharedVin[];
  readonly shared_with: readonly SharedWith[];
  /** The first vehicles that may be those of another feed, by their stock number. */
  readonly shared_numbers: readonly SharedNumber[];
  /** The first vehicles on sale that it changes or takes off; the counts have their number. */
  readonly changes: readonly VehicleFieldChange[];
  readonly issues: readonly IssueGroup[];
  /** Hosts of the feed's pictures and films that the settings do not name, after the import. */
  readonly refused_hosts: readonly RefusedHost[];
};

const MAX_EXAMPLES = 5;

/** Groups issues by code and column in bounded memory. */
export class IssueCollector {
  refused = 0;
  warnings = 0;
  doubts = 0;
  readonly #groups = new Map<string, { first: RowIssue; count: number; examples: RowIssue[] }>();

  add(issue: RowIssue): void {
    if (issue.severity === "refused") this.refused += 1;
    else if (issue.severity === "warning") this.warnings += 1;
    else this.doubts += 1;
    const groupKey = `${issue.severity} ${issue.code} ${issue.column ?? ""}`;
    let group = this.#groups.get(groupKey);
    if (!group) {
      group = { first: issue, count: 0, examples: [] };
      this.#groups.set(groupKey, group);
    }
    group.count += 1;
    if (group.examples.length < MAX_EXAMPLES) group.examples.push(issue);
  }

  /** The most severe first, then by count. */
  groups(): readonly IssueGroup[] {
    return [...this.#groups.values()]
      .map(({ first: { severity, code, column }, count, examples }) => ({ severity, code, column, count, examples }))
      .sort((a, b) => compareSeverity(a, b) || b.count - a.count);
  }
}
