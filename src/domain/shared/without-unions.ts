import type { z } from "zod";

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
