/** A text, yes or no, `NOT_APPLICABLE`, or null for unknown. */
export type CompareValue = string | boolean | null;

/** Not applicable: an electric car has no cylinders, a diesel car no battery range. */
export const NOT_APPLICABLE = "";

export type CompareRow = {
  readonly label: string;
  /** In the order of the columns. */
  readonly values: readonly CompareValue[];
  readonly differs: boolean;
  /** True for the sum of the rows above. */
  readonly isTotal: boolean;
  /** Columns with bad news. */
  readonly bad?: readonly number[];
  /** Label and columns of the best value. */
  readonly best: { readonly label: string; readonly columns: readonly number[] } | null;
};

export type CompareGroup = { readonly title: string; readonly rows: readonly CompareRow[] };
