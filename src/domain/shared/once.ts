type Entry<Value> = { readonly inputs: readonly unknown[]; readonly value: Value };

/** Returns the cached value for `owner` and the same inputs, or derives it. Inputs are compared by identity. */
type DerivedCache<Owner extends object, Value> = (
  owner: Owner,
  inputs: readonly unknown[],
  derive: () => Value,
) => Value;

/** Caches one value per owner, as long as the owner is referenced. A rejected promise is derived again. */
export const createDerivedCache = <Owner extends object, Value>(): DerivedCache<Owner, Value> => {
  const entries = new WeakMap<Owner, Entry<Value>>();
  return (owner, inputs, derive) => {
    const cached = entries.get(owner);
    if (cached && inputs.every((input, index) => Object.is(input, cached.inputs[index]))) return cached.value;
    const entry: Entry<Value> = { inputs, value: derive() };
    entries.set(owner, entry);
    if (entry.value instanceof Promise)
      entry.value.catch(() => {
        if (entries.get(owner) === entry) entries.delete(owner);
      });
    return entry.value;
  };
};

/**
 * Creates a value on first use. For Intl formatters: the first one takes 25 ms in a browser, 100 ms on a phone, and
 * most pages start without one.
 */
export const once = <T extends object>(create: () => T): (() => T) => {
  let created: T | undefined;
  return () => (created ??= create());
};
