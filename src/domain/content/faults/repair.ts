import type { z } from "zod";
import { isRecord, withoutUnions } from "../../shared/index.ts";
import { replacementOf } from "./faults.ts";

type Path = readonly PropertyKey[];
type Issue = z.core.$ZodIssue;

/** An invalid value, and the path of what was removed or replaced because of it. */
export type Loss = { readonly issue: Issue; readonly lost: Path };

/** `value`: the parsed value; null if nothing valid is left. Losses are in the order of the value. */
type Repaired<T> = { readonly value: T | null; readonly losses: readonly Loss[] };

/** Guards against a value whose every removal is a new fault. */
const MAX_LOSSES = 1_000;

const childOf = (value: unknown, key: PropertyKey): unknown =>
  typeof value === "object" && value !== null ? (value as Readonly<Record<PropertyKey, unknown>>)[key] : undefined;

/** The path in the unparsed value, where the content service represents a single block as a list. */
const inputPath = (value: unknown, path: Path): Path => {
  const [key, ...rest] = path;
  if (key === undefined) return [];
  if (Array.isArray(value) && typeof key !== "number") return [0, ...inputPath(value[0], path)];
  return [key, ...inputPath(childOf(value, key), rest)];
};

/** The value with `change` applied at the path; undefined removes a field or an item of a list. */
const changeAt = (value: unknown, [key, ...rest]: Path, change: (old: unknown) => unknown): unknown => {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index): unknown[] => {
      if (index !== key) return [item];
      const changed = changeAt(item, rest, change);
      return changed === undefined ? [] : [changed];
    });
  }
  if (value !== undefined && !isRecord(value)) return value;
  const { [key as string]: old, ...others } = value ?? {};
  const changed = changeAt(old, rest, change);
  return changed === undefined ? others : { ...others, [key]: changed };
};

const startsWith = (path: Path, start: Path): boolean => start.every((key, index) => path[index] === key);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** The part within the bounds of a list or text that is too long; undefined for other issues. */
const cutToSize = (issue: Issue, value: unknown): unknown => {
  if (issue.code !== "too_big") return undefined;
  const maximum = Number(issue.maximum);
  if (isList(value)) return value.slice(0, maximum);
  return typeof value === "string" ? `${value.trim().slice(0, maximum - 1)}…` : undefined;
};

/**
 * `needs`: that nothing at the path and in it is wrong afterwards; for a list that is cut only its own fault, because Zod looks
 * at the entries of a list that is not too long; nothing for an item that is removed.
 */
type Change = { readonly lost: Path; readonly value: unknown; readonly needs: "all-right" | "right-size" | "nothing" };

/** What may be done about an issue, the smallest loss first. */
function* changesFor(value: unknown, issue: Issue): Generator<Change> {
  const path = inputPath(value, issue.path);
  const at = (lost: Path, change: unknown, needs: Change["needs"] = "all-right"): Change => ({
    lost,
    value: changeAt(value, lost, () => change),
    needs,
  });
  const old = path.reduce<unknown>(childOf, value);
  const replacement = replacementOf(issue);
  if (replacement !== undefined) yield at(path, replacement);
  const cut = cutToSize(issue, old);
  if (cut !== undefined) yield at(path, cut, "right-size");
  for (let length = path.length; length > 0; length -= 1) {
    const lost = path.slice(0, length);
    if (typeof lost.at(-1) === "number") {
      yield at(lost, "");
      yield at(lost, undefined, "nothing");
    } else for (const change of [undefined, null, ""]) yield at(lost, change);
  }
}

const issuesOf = (value: unknown, schema: z.ZodType): readonly Issue[] =>
  schema.safeParse(value).error?.issues.flatMap(withoutUnions) ?? [];

const keyOf = ({ code, path }: Issue): string => JSON.stringify([code, path]);

/** The smallest change after which neither the value at its path nor what contains it has this fault or a new one. */
const findChange = (value: unknown, issue: Issue, issues: readonly Issue[], schema: z.ZodType): Change | undefined => {
  const known = new Set(issues.map(keyOf));
  for (const change of changesFor(value, issue)) {
    if (change.needs === "nothing") return change;
    const isElsewhere = (other: Issue): boolean => {
      const path = inputPath(change.value, other.path);
      if (change.needs === "right-size" && path.length > change.lost.length && startsWith(path, change.lost))
        return true;
      return !startsWith(path, change.lost) && (known.has(keyOf(other)) || !startsWith(change.lost, path));
    };
    if (issuesOf(change.value, schema).every(isElsewhere)) return change;
  }
  return undefined;
};

/** Without the losses within a part that was lost as a whole afterwards. */
const outermost = (losses: readonly Loss[]): readonly Loss[] =>
  losses
    .filter(
      ({ lost }, index) =>
        !losses.slice(index + 1).some((later) => later.lost.length < lost.length && startsWith(lost, later.lost)),
    )
    .toReversed();

/**
 * Parses a value and leaves out as little as possible of what is invalid: the field if it may be absent, null or empty,
 * else the item or the block that contains it, and so on outwards. Lists and texts that are too long are cut.
 */
export const parseWithLosses = <T>(input: unknown, schema: z.ZodType<T>): Repaired<T> => {
  const losses: Loss[] = [];
  let value = input;
  while (losses.length < MAX_LOSSES) {
    const parsed = schema.safeParse(value);
    if (parsed.success) return { value: parsed.data, losses: outermost(losses) };
    const issues = parsed.error.issues.flatMap(withoutUnions);
    // The last one: what is removed from a list then moves no item that is looked at later.
    const issue = issues.at(-1);
    if (issue === undefined) break;
    const change = findChange(value, issue, issues, schema);
    losses.push({ issue, lost: change?.lost ?? [] });
    if (change === undefined) break;
    value = change.value;
  }
  return { value: null, losses: outermost(losses) };
};
