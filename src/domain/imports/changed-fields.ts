import { isRecord } from "../shared/index.ts";

/** A value before and after a change, by its path: `price.purchase.cents`; undefined: there is none. */
export type ChangedField = { readonly path: string; readonly before: unknown; readonly after: unknown };

/** The fields that differ, in order of their path. Lists are compared as a whole. */
export const changedFields = (before: unknown, after: unknown, path = ""): readonly ChangedField[] => {
  if (isRecord(before) || isRecord(after)) {
    const [old, current] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
    const names = [...new Set([...Object.keys(old), ...Object.keys(current)])].toSorted();
    return names.flatMap((name) => changedFields(old[name], current[name], path === "" ? name : `${path}.${name}`));
  }
  const isUnchanged = JSON.stringify(before ?? null) === JSON.stringify(after ?? null);
  return isUnchanged ? [] : [{ path, before, after }];
};
