import { err, ok, type Result } from "../shared/index.ts";
import { valuesOf } from "./parameters.ts";
import { instantOf, isLike, numberOf, scalarText, valueAt } from "./values.ts";

/** Whether the content of a story passes. */
export type Filter = (content: unknown) => boolean;

type Check = (value: unknown) => boolean;

const isNothing: Check = (value) => value === undefined || value === null;
const isEmpty: Check = (value) => isNothing(value) || value === "";
const isFilledList: Check = (value) => Array.isArray(value) && value.length > 0;

const STATES: Readonly<Record<string, Check>> = {
  empty: isEmpty,
  not_empty: (value) => !isEmpty(value),
  empty_array: (value) => isEmpty(value) || (Array.isArray(value) && value.length === 0),
  not_empty_array: isFilledList,
  true: (value) => scalarText(value) === "true",
  false: (value) => scalarText(value) === "false",
  null: isNothing,
  not_null: (value) => !isNothing(value),
};

/** An empty operand finds what is empty. */
const isIn = (operand: string): Check => {
  const wanted = new Set(valuesOf(operand));
  if (wanted.size === 0) return isEmpty;
  return (value) => wanted.has(scalarText(value) ?? "");
};

const like = (operand: string): Check => {
  const pattern = operand.toLowerCase();
  return (value) => isLike(scalarText(value)?.toLowerCase() ?? "", pattern);
};

const inList =
  (operand: string, how: "some" | "every"): Check =>
  (value) => {
    if (!Array.isArray(value)) return false;
    const held = new Set(value.map(scalarText));
    const wanted = valuesOf(operand);
    return wanted.length > 0 && wanted[how]((text) => held.has(text));
  };

const beyond =
  (measure: (value: unknown) => number | null, sign: 1 | -1) =>
  (operand: string): Check => {
    const bound = measure(operand);
    return (value) => {
      const measured = measure(value);
      return bound !== null && measured !== null && (measured - bound) * sign > 0;
    };
  };

const not =
  (operation: (operand: string) => Check) =>
  (operand: string): Check => {
    const check = operation(operand);
    return (value) => !check(value);
  };

/** An unknown state is refused: null. */
const OPERATIONS: Readonly<Record<string, (operand: string) => Check | null>> = {
  is: (operand) => (Object.hasOwn(STATES, operand) ? (STATES[operand] ?? null) : null),
  in: isIn,
  not_in: not(isIn),
  like,
  not_like: not(like),
  any_in_array: (operand) => inList(operand, "some"),
  in_array: (operand) => inList(operand, "some"),
  all_in_array: (operand) => inList(operand, "every"),
  gt_date: beyond(instantOf, 1),
  lt_date: beyond(instantOf, -1),
  gt_int: beyond(numberOf, 1),
  lt_int: beyond(numberOf, -1),
  gt_float: beyond(numberOf, 1),
  lt_float: beyond(numberOf, -1),
};

const NAME = /^filter_query(\[__or\]\[\d*\])?\[([^\]]+)\]\[([^\]]+)\]$/;

type Parsed = { readonly isAlternative: boolean; readonly filter: Filter };

const parseOne = (name: string, operand: string): Parsed | null => {
  const [, alternative, field, operation] = NAME.exec(name) ?? [];
  if (field === undefined || operation === undefined || !Object.hasOwn(OPERATIONS, operation)) return null;
  const check = OPERATIONS[operation]?.(operand);
  if (!check) return null;
  return { isAlternative: alternative !== undefined, filter: (content) => check(valueAt(content, field)) };
};

/**
 * The filter of all `filter_query[field][operation]` parameters: every one must hold, and of those under
 * `filter_query[__or][]` at least one. Fields are paths into the content (`body.0.title`). Error: the names of those
 * with a shape or an operation that there is not.
 * Source: https://www.storyblok.com/docs/api/content-delivery/v2/filter-queries
 */
export const parseFilterQuery = (parameters: URLSearchParams): Result<Filter, readonly string[]> => {
  const refused: string[] = [];
  const all: Filter[] = [];
  const alternatives: Filter[] = [];
  for (const [name, operand] of parameters) {
    if (!name.startsWith("filter_query[")) continue;
    const parsed = parseOne(name, operand);
    if (parsed === null) refused.push(name);
    else (parsed.isAlternative ? alternatives : all).push(parsed.filter);
  }
  if (refused.length > 0) return err([...new Set(refused)]);
  return ok(
    (content) =>
      all.every((filter) => filter(content)) &&
      (alternatives.length === 0 || alternatives.some((filter) => filter(content))),
  );
};
