import type { ImportCounts, ImportStatus } from "../vehicles/index.ts";
import type { RowIssue } from "./row.ts";

/** Issues of one kind in one column: how many, and the first few of them. */
export type IssueGroup = {
  readonly severity: RowIssue["severity"];
  readonly code: RowIssue["code"];
  readonly column: string | null;
  readonly count: number;
  readonly examples: readonly RowIssue[];
};

/** What an import did, or with `dry_run` would have done. */
export type ImportReport = {
  readonly feed: string;
  readonly profile: string;
  readonly status: ImportStatus;
  /** Why the old stock stays; null where it does not. */
  readonly reason: string | null;
  readonly dry_run: boolean;
  readonly forced: boolean;
  readonly counts: ImportCounts & { readonly warnings: number };
  /** ISO 8601. */
  readonly started_at: string;
  readonly finished_at: string;
  /** What the reader noticed of the feed as a whole: columns it does not know, guards that were forced. */
  readonly notes: readonly string[];
  readonly issues: readonly IssueGroup[];
};

/** Exit code of a command that imported: 0 all in or identical, 2 in with refused rows, 3 nothing changed. */
export const exitCodeOf = (report: ImportReport): 0 | 2 | 3 => {
  if (report.status === "quarantined" || report.status === "failed") return 3;
  return report.status === "imported" && report.counts.refused > 0 ? 2 : 0;
};

const EXAMPLES = 5;

/** Gathers issues by kind and column in bounded memory, however many there are. */
export class IssueCollector {
  refused = 0;
  warnings = 0;
  readonly #groups = new Map<string, { first: RowIssue; count: number; examples: RowIssue[] }>();

  add(issue: RowIssue): void {
    if (issue.severity === "refused") this.refused += 1;
    else this.warnings += 1;
    const name = `${issue.severity} ${issue.code} ${issue.column ?? ""}`;
    let group = this.#groups.get(name);
    if (!group) {
      group = { first: issue, count: 0, examples: [] };
      this.#groups.set(name, group);
    }
    group.count += 1;
    if (group.examples.length < EXAMPLES) group.examples.push(issue);
  }

  /** Refusals first, then by number. */
  groups(): readonly IssueGroup[] {
    return [...this.#groups.values()]
      .map(({ first: { severity, code, column }, count, examples }) => ({ severity, code, column, count, examples }))
      .sort((a, b) => a.severity.localeCompare(b.severity) || b.count - a.count);
  }
}
