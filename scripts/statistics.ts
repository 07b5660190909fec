/** The value of rank `floor(n × share)` among the sorted values, counted from 0; the last for 1. NaN without values. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** The middle value; of an even number of values, the greater of the two in the middle. NaN without values. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);
