import type { z } from "zod";

/** True for an object with properties, not for an array. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value at a path of keys and indexes; undefined if there is none. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown => {
  let current = value;
  for (const key of path) {
    if (typeof current !== "object" || current === null) return undefined;
    current = (current as Record<PropertyKey, unknown>)[key];
  }
  return current;
};

type Issue = z.core.$ZodIssue;

const depthOf = (issues: readonly Issue[]): number => Math.min(...issues.map(({ path }) => path.length));

/** The issues of the form that a value with several possible forms comes nearest to. */
export const withoutUnions = (issue: Issue): readonly Issue[] => {
  if (issue.code !== "invalid_union") return [issue];
  const [nearest] = issue.errors
    .filter((issues) => issues.length > 0 && depthOf(issues) > 0)
    .toSorted((a, b) => depthOf(b) - depthOf(a) || a.length - b.length);
  if (nearest === undefined) return [issue];
  return nearest.flatMap((inner) => withoutUnions({ ...inner, path: [...issue.path, ...inner.path] }));
};
