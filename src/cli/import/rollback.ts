import type { RollbackRefusal, RolledBackImports } from "#application/imports/ports.ts";

/** Summary of the restored rows, as text for operators. */
export const rollbackText = (id: number, { feed, version, imports, vehicles }: RolledBackImports): string =>
  [
    `Import ${id}${imports === 1 ? "" : ` and the ${imports - 1} of ${feed} after it`} taken back: ${vehicles} vehicles of ${feed} are as before it,`,
    `with their prices, price history and reductions (stock version ${version}).`,
    "A source that is followed is imported again when it changes; a guard stops it while it holds the same mistake.",
    "",
  ].join("\n");

/** Why nothing was restored: a sentence. */
export const rollbackRefusalText = (id: number, refusal: RollbackRefusal): string => {
  if (refusal.type === "unknown") return `there is no import ${id}`;
  if (refusal.type === "unchanged")
    return `import ${id} is ${refusal.status}: it changed nothing that could be restored`;
  return (
    `what import ${id} replaced is not stored: only the last imports of vehicles of a feed can be taken back, ` +
    "and none before a very large one"
  );
};
