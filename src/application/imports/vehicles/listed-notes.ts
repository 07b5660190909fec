/** Objects that a report names, for each thing that it says of them. */
const MAX_LISTED = 20;

/** A line about each of the first objects, and one about the others. `describeRest`: of their number. */
export const listNotes = <T>(
  all: readonly T[],
  describe: (one: T) => string,
  describeRest: (count: number) => string,
): readonly string[] => {
  const lines = all.slice(0, MAX_LISTED).map(describe);
  const rest = all.length - lines.length;
  return rest > 0 ? [...lines, describeRest(rest)] : lines;
};
