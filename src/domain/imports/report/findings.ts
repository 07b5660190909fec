import { adviceFor } from "./advice.ts";
import type { FeedProfile } from "../feed-profile.ts";
import { compareSeverity, type RowIssue } from "../feed-row.ts";

/** An invalid value: its frequency, its first lines, the reason and the advised correction (`mend`). */
export type FindingValue = {
  readonly value: string;
  readonly count: number;
  readonly lines: readonly number[];
  readonly reason: string;
  readonly mend: string;
};

/** All issues of one code in one column. `values` are the most frequent; `more_values` counts the others. */
export type ImportFinding = {
  readonly severity: RowIssue["severity"];
  readonly code: RowIssue["code"];
  readonly column: string | null;
  readonly count: number;
  readonly values: readonly FindingValue[];
  readonly more_values: number;
};

/** Upper bounds: different values of a finding, and lines of a value. */
export type FindingLimits = { readonly values: number; readonly lines: number };

type CollectedValue = { value: string; reason: string; count: number; lines: number[] };

type FindingGroup = { first: RowIssue; count: number; values: Map<string, CollectedValue>; uncollected: number };

/** Groups issues by code, column and value. Memory is bounded by `limits`. */
export class FindingCollector {
  readonly #groups = new Map<string, FindingGroup>();
  readonly #limits: FindingLimits;
  readonly #profile: FeedProfile;

  constructor(profile: FeedProfile, limits: FindingLimits) {
    this.#profile = profile;
    this.#limits = limits;
  }

  add(issue: RowIssue): void {
    const groupKey = `${issue.severity} ${issue.code} ${issue.column ?? ""}`;
    let group = this.#groups.get(groupKey);
    if (!group) {
      group = { first: issue, count: 0, values: new Map(), uncollected: 0 };
      this.#groups.set(groupKey, group);
    }
    group.count += 1;
    this.#collect(group, issue);
  }

  #collect(group: FindingGroup, { value, reason, line }: RowIssue): void {
    const collected = group.values.get(value);
    if (collected) {
      collected.count += 1;
      if (collected.lines.length < this.#limits.lines) collected.lines.push(line);
    } else if (group.values.size < this.#limits.values) {
      group.values.set(value, { value, reason, count: 1, lines: [line] });
    } else group.uncollected += 1;
  }

  /** The most severe first, then by count; values of a finding by count. */
  list(): readonly ImportFinding[] {
    return [...this.#groups.values()]
      .map(({ first: { severity, code, column }, count, values, uncollected }) => ({
        severity,
        code,
        column,
        count,
        values: [...values.values()]
          .sort((a, b) => b.count - a.count)
          .map((collected) => ({
            ...collected,
            mend: adviceFor({ code, column, value: collected.value }, this.#profile),
          })),
        more_values: uncollected,
      }))
      .sort((a, b) => compareSeverity(a, b) || b.count - a.count);
  }
}
