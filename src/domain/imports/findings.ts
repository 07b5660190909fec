import { adviceFor } from "./advice.ts";
import type { FeedProfile } from "./profile.ts";
import type { RowIssue } from "./row.ts";

/** One value that was found wanting: how often, on which lines first, what is wrong with it and how to mend it. */
export type FoundValue = {
  readonly value: string;
  readonly count: number;
  readonly lines: readonly number[];
  readonly reason: string;
  readonly mend: string;
};

/** Everything of one kind in one column. `values` are the most frequent; `more_values` were only counted. */
export type Finding = {
  readonly severity: RowIssue["severity"];
  readonly code: RowIssue["code"];
  readonly column: string | null;
  readonly count: number;
  readonly values: readonly FoundValue[];
  readonly more_values: number;
};

/** How much of it is kept: differing values of a kind, and lines of a value. */
export type FindingLimits = { readonly values: number; readonly lines: number };

type Kept = { value: string; reason: string; count: number; lines: number[] };

type Group = { first: RowIssue; count: number; values: Map<string, Kept>; dropped: number };

/** Gathers what is wrong by kind, column and value, in memory bounded by its limits. */
export class Findings {
  readonly #groups = new Map<string, Group>();
  readonly #limits: FindingLimits;
  readonly #profile: FeedProfile;

  constructor(profile: FeedProfile, limits: FindingLimits) {
    this.#profile = profile;
    this.#limits = limits;
  }

  add(issue: RowIssue): void {
    const name = `${issue.severity} ${issue.code} ${issue.column ?? ""}`;
    let group = this.#groups.get(name);
    if (!group) {
      group = { first: issue, count: 0, values: new Map(), dropped: 0 };
      this.#groups.set(name, group);
    }
    group.count += 1;
    this.#keep(group, issue);
  }

  #keep(group: Group, { value, reason, line }: RowIssue): void {
    const kept = group.values.get(value);
    if (kept) {
      kept.count += 1;
      if (kept.lines.length < this.#limits.lines) kept.lines.push(line);
    } else if (group.values.size < this.#limits.values) {
      group.values.set(value, { value, reason, count: 1, lines: [line] });
    } else group.dropped += 1;
  }

  /** What loses rows first, then by number; of each the most frequent values first. */
  list(): readonly Finding[] {
    return [...this.#groups.values()]
      .map(({ first: { severity, code, column }, count, values, dropped }) => ({
        severity,
        code,
        column,
        count,
        values: [...values.values()]
          .sort((a, b) => b.count - a.count)
          .map((kept) => ({ ...kept, mend: adviceFor({ code, column, value: kept.value }, this.#profile) })),
        more_values: dropped,
      }))
      .sort((a, b) => a.severity.localeCompare(b.severity) || b.count - a.count);
  }
}
