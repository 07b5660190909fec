import { err, ok, type Result } from "#domain/shared/index.ts";
import { splitList } from "./parameters.ts";
import { parseInstant, matchesPattern, parseNumber, scalarText, fieldAt } from "./values.ts";

type ContentFilter = (content: unknown) => boolean;

type ValueCheck = (value: unknown) => boolean;

const isNullish: ValueCheck = (value) => value === undefined || value === null;
const isEmpty: ValueCheck = (value) => isNullish(value) || value === "";
const isNonEmptyList: ValueCheck = (value) => Array.isArray(value) && value.length > 0;

const STATES: Readonly<Record<string, ValueCheck>> = {
  empty: isEmpty,
  not_empty: (value) => !isEmpty(value),
  empty_array: (value) => isEmpty(value) || (Array.isArray(value) && value.length === 0),
  not_empty_array: isNonEmptyList,
  true: (value) => scalarText(value) === "true",
  false: (value) => scalarText(value) === "false",
  null: isNullish,
  not_null: (value) => !isNullish(value),
};

/** An empty operand matches empty values. */
const isIn = (operand: string): ValueCheck => {
  const operands = new Set(splitList(operand));
  if (operands.size === 0) return isEmpty;
  return (value) => operands.has(scalarText(value) ?? "");
};

const like = (operand: string): ValueCheck => {
  const pattern = operand.toLowerCase();
  return (value) => matchesPattern(scalarText(value)?.toLowerCase() ?? "", pattern);
};

const inList =
  (operand: string, quantifier: "some" | "every"): ValueCheck =>
  (value) => {
    if (!Array.isArray(value)) return false;
    const values = new Set(value.map(scalarText));
    const operands = splitList(operand);
    return operands.length > 0 && operands[quantifier]((text) => values.has(text));
  };

const createComparison =
  (toNumber: (value: unknown) => number | null, sign: 1 | -1) =>
  (operand: string): ValueCheck => {
    const bound = toNumber(operand);
    return (value) => {
      const number = toNumber(value);
      return bound !== null && number !== null && (number - bound) * sign > 0;
    };
  };

const negate =
  (operation: (operand: string) => ValueCheck) =>
  (operand: string): ValueCheck => {
    const check = operation(operand);
    return (value) => !check(value);
  };

/** Null: invalid operand. */
const OPERATIONS: Readonly<Record<string, (operand: string) => ValueCheck | null>> = {
  is: (operand) => (Object.hasOwn(STATES, operand) ? (STATES[operand] ?? null) : null),
  in: isIn,
  not_in: negate(isIn),
  like,
  not_like: negate(like),
  any_in_array: (operand) => inList(operand, "some"),
  in_array: (operand) => inList(operand, "some"),
  all_in_array: (operand) => inList(operand, "every"),
  gt_date: createComparison(parseInstant, 1),
  lt_date: createComparison(parseInstant, -1),
  gt_int: createComparison(parseNumber, 1),
  lt_int: createComparison(parseNumber, -1),
  gt_float: createComparison(parseNumber, 1),
  lt_float: createComparison(parseNumber, -1),
};

const PARAMETER_PATTERN = /^filter_query(\[__or\]\[\d*\])?\[([^\]]+)\]\[([^\]]+)\]$/;

type ParsedFilter = { readonly isAlternative: boolean; readonly filter: ContentFilter };

const parseFilter = (name: string, operand: string): ParsedFilter | null => {
  const [, alternative, field, operation] = PARAMETER_PATTERN.exec(name) ?? [];
  if (field === undefined || operation === undefined || !Object.hasOwn(OPERATIONS, operation)) return null;
  const check = OPERATIONS[operation]?.(operand);
  if (!check) return null;
  return { isAlternative: alternative !== undefined, filter: (content) => check(fieldAt(content, field)) };
};

/**
 * Combines all `filter_query[field][operation]` parameters: all must match, and at least one of those under
 * `filter_query[__or][]`. Fields are paths into the content (`body.0.title`). Error: names of malformed parameters and
 * those with an unknown operation.
 * Source: https://www.storyblok.com/docs/api/content-delivery/v2/filter-queries
 */
export const parseFilterQuery = (parameters: URLSearchParams): Result<ContentFilter, readonly string[]> => {
  const rejected: string[] = [];
  const required: ContentFilter[] = [];
  const alternatives: ContentFilter[] = [];
  for (const [name, operand] of parameters) {
    if (!name.startsWith("filter_query[")) continue;
    const parsed = parseFilter(name, operand);
    if (parsed === null) rejected.push(name);
    else (parsed.isAlternative ? alternatives : required).push(parsed.filter);
  }
  if (rejected.length > 0) return err([...new Set(rejected)]);
  return ok(
    (content) =>
      required.every((filter) => filter(content)) &&
      (alternatives.length === 0 || alternatives.some((filter) => filter(content))),
  );
};
