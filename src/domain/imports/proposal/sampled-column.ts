import { isMissingValue } from "../texts/missing-value.ts";
import { cleanFeedLine } from "../texts/clean-text.ts";
import type { Cell } from "../feed-row.ts";

const MAX_VALUES = 200;

/** A column of an unknown feed with the different values of its first rows. */
export class SampledColumn {
  readonly name: string;
  filled = 0;
  /** Values with the number of rows that have them, in the order of the feed. */
  readonly values = new Map<string, number>();

  constructor(name: string) {
    this.name = name;
  }

  add(cell: Cell): void {
    const items = Array.isArray(cell) ? cell.filter((item) => typeof item === "string") : [cell];
    for (const item of items) {
      const text = item === null || item === undefined ? "" : cleanFeedLine(String(item));
      if (isMissingValue(text)) continue;
      this.filled += 1;
      if (this.values.has(text) || this.values.size < MAX_VALUES)
        this.values.set(text, (this.values.get(text) ?? 0) + 1);
    }
  }

  get texts(): readonly string[] {
    return [...this.values.keys()];
  }

  /** True if no two rows have the same value. */
  get isUnique(): boolean {
    return this.filled > 0 && [...this.values.values()].every((count) => count === 1);
  }

  /** Share of the different values that a test accepts. */
  share(test: (text: string) => boolean): number {
    return this.values.size === 0 ? 0 : this.texts.filter(test).length / this.values.size;
  }
}
