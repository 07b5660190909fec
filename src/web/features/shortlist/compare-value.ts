/** A text, there or not there, `NOT_APPLICABLE`, or null where nobody told us. */
export type CompareValue = string | boolean | null;

/** The vehicle cannot have it: an electric car has no cylinders, a diesel no plug. */
export const NOT_APPLICABLE = "";

export type CompareRow = {
  readonly label: string;
  /** One a vehicle, in the order of the columns. */
  readonly values: readonly CompareValue[];
  readonly differs: boolean;
  /** What is best, and the columns that have it. */
  readonly best: { readonly words: string; readonly columns: readonly number[] } | null;
};

export type CompareGroup = { readonly title: string; readonly rows: readonly CompareRow[] };
