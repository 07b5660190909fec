import type { z } from "zod";

type Path = readonly PropertyKey[];

const childOf = (value: unknown, key: PropertyKey): unknown =>
  typeof value === "object" && value !== null ? (value as Readonly<Record<PropertyKey, unknown>>)[key] : undefined;

const isPart = (value: unknown): boolean => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The innermost block that contains the invalid field; null if that is the section itself. Texts and numbers are not
 * blocks: a list without one of them may have another meaning.
 */
const partAt = (section: unknown, issue: Path): Path | null => {
  const path: PropertyKey[] = [];
  let [part, value]: [Path | null, unknown] = [null, section];
  for (const key of issue) {
    // The content service represents a single block as a list.
    const keys = Array.isArray(value) && typeof key !== "number" ? [0, key] : [key];
    for (const step of keys) {
      path.push(step);
      value = childOf(value, step);
      if (isPart(value)) part = [...path];
    }
  }
  return part;
};

const removeAt = (value: unknown, [key, ...rest]: Path, removed: object): unknown => {
  if (key === undefined) return removed;
  const child = removeAt(childOf(value, key), rest, removed);
  return Array.isArray(value)
    ? value.map((item, index) => (index === key ? child : item))
    : { ...(value as object), [key]: child };
};

const withoutRemoved = (value: unknown, removed: object): unknown => {
  if (Array.isArray(value)) {
    return value.filter((item) => item !== removed).map((item) => withoutRemoved(item, removed));
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, child]) => (child === removed ? [] : [[key, withoutRemoved(child, removed)]])),
  );
};

/** The section without its invalid blocks; null if it is invalid without them too. */
export const withoutInvalidParts = (section: unknown, { issues }: z.ZodError, schema: z.ZodType): unknown => {
  const parts: Path[] = [];
  for (const { path } of issues) {
    const part = partAt(section, path);
    if (part === null) return null;
    parts.push(part);
  }
  const removed = {};
  const marked = parts
    .toSorted((a, b) => b.length - a.length)
    .reduce((value, part) => removeAt(value, part, removed), section);
  const rest = withoutRemoved(marked, removed);
  const parsed = schema.safeParse(rest);
  return parsed.success ? parsed.data : withoutInvalidParts(rest, parsed.error, schema);
};
