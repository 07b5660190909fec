import { isRecord } from "#domain/shared/index.ts";
import { jsonPointer } from "./json-pointer.ts";

/** Pointers to the names of a body that its schema does not have. `parsed`: what the schema has made of it. */
export const ignoredNames = (sent: unknown, parsed: unknown, path: readonly string[] = []): readonly string[] => {
  if (!isRecord(sent) || !isRecord(parsed)) return [];
  return Object.entries(sent).flatMap(([name, value]) => {
    const own = [...path, name];
    return Object.hasOwn(parsed, name) ? ignoredNames(value, parsed[name], own) : [jsonPointer(own)];
  });
};
