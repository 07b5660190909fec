import type { CellIssue } from "./cell-result.ts";

/** The first items of a list, and an issue where it has more: what is left out is reported. */
export const limitItems = <T>(
  items: readonly T[],
  maxItems: number,
): { readonly items: readonly T[]; readonly issues: readonly CellIssue[] } =>
  items.length <= maxItems
    ? { items, issues: [] }
    : {
        items: items.slice(0, maxItems),
        issues: [
          {
            severity: "warning",
            code: "too-many-items",
            value: "",
            reason: `has ${items.length} items, more than ${maxItems}: the first are imported`,
          },
        ],
      };
