/**
 * Keys that were added, changed or removed between two maps: removed ones in the order of `before`, the others in that
 * of `after`.
 */
type MapChanges<Key> = {
  readonly added: readonly Key[];
  readonly changed: readonly Key[];
  readonly removed: readonly Key[];
};

const isSame = (a: unknown, b: unknown): boolean => Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b);

/** Compares two maps. Values are equal when their JSON is, the order of properties included. */
export const mapChanges = <Key, Value>(
  before: ReadonlyMap<Key, Value>,
  after: ReadonlyMap<Key, Value>,
): MapChanges<Key> => ({
  added: [...after.keys()].filter((key) => !before.has(key)),
  changed: [...after].filter(([key, value]) => before.has(key) && !isSame(before.get(key), value)).map(([key]) => key),
  removed: [...before.keys()].filter((key) => !after.has(key)),
});
