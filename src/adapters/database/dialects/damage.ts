/** What a check of the database found. */
export type DatabaseCheck = {
  /** One line each; empty: nothing is damaged as far as it was checked. */
  readonly damage: readonly string[];
  /** Tables for which the time did not suffice. */
  readonly unchecked: readonly string[];
};

/** Lines that are reported of one table. */
const MAX_LINES = 3;

/** Checks table by table until the time is over: a check that cannot be interrupted then ends soon after it. */
export const checkTables = async (
  tables: readonly string[],
  maxMs: number,
  check: (table: string, leftMs: number) => Promise<"late" | readonly string[]>,
): Promise<DatabaseCheck> => {
  const deadline = performance.now() + maxMs;
  const [damage, unchecked]: [string[], string[]] = [[], []];
  for (const table of tables) {
    const leftMs = Math.ceil(deadline - performance.now());
    const found = leftMs <= 0 ? "late" : await check(table, leftMs);
    if (found === "late") unchecked.push(table);
    else damage.push(...found.slice(0, MAX_LINES).map((line) => `${table}: ${line}`));
  }
  return { damage, unchecked };
};
