import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseFilterQuery } from "./filter-query.ts";
import { storiesArbitrary } from "../../../../tests/builders/story-arbitrary.ts";

const passes = (content: object, query: string): boolean => {
  const filter = parseFilterQuery(new URLSearchParams(query));
  if (!filter.ok) throw new Error(filter.error.join());
  return filter.value(content);
};

const text = (value: unknown): string | null =>
  ["string", "number", "boolean"].includes(typeof value) ? String(value) : null;
const number = (value: unknown): number =>
  text(value)?.match(/^-?[\d.]+$/) && typeof value !== "boolean" ? Number(value) : Number.NaN;

/** Reference implementation of each operation for the operands below. */
const REFERENCE_CHECKS: Readonly<Record<string, (value: unknown, operand: string) => boolean>> = {
  in: (value, operand) => operand.split(",").includes(text(value) ?? "\0"),
  not_in: (value, operand) => !operand.split(",").includes(text(value) ?? "\0"),
  like: (value, operand) => new RegExp(`^${operand.replaceAll("*", ".*")}$`, "i").test(text(value) ?? ""),
  not_like: (value, operand) => !new RegExp(`^${operand.replaceAll("*", ".*")}$`, "i").test(text(value) ?? ""),
  any_in_array: (value, operand) => Array.isArray(value) && value.some((one) => operand.split(",").includes(one)),
  all_in_array: (value, operand) => Array.isArray(value) && operand.split(",").every((one) => value.includes(one)),
  gt_int: (value, operand) => number(value) > number(operand),
  lt_int: (value, operand) => number(value) < number(operand),
  gt_float: (value, operand) => number(value) > number(operand),
  lt_float: (value, operand) => number(value) < number(operand),
};

describe("an operation", () => {
  test.each(Object.keys(REFERENCE_CHECKS))("%s matches its reference implementation", (operation) => {
    const operands = fc.constantFrom("a", "ab,10", "b*", "*a*", "*", "9", "-3.5", "true", "a,Bac");
    fc.assert(
      fc.property(storiesArbitrary, operands, (stories, operand) => {
        for (const { content } of stories) {
          expect(
            passes(content, `filter_query[x][${operation}]=${encodeURIComponent(operand)}`),
            `${JSON.stringify(content["x"])} ${operation} ${operand}`,
          ).toBe(REFERENCE_CHECKS[operation]?.(content["x"], operand));
        }
      }),
    );
  });

  test.each([
    ["empty", [null, "", undefined], ["a", 0, false, []]],
    ["not_empty", ["a", 0, []], [null, "", undefined]],
    ["empty_array", [[], null, undefined, ""], [["a"], "a"]],
    ["not_empty_array", [["a"]], [[], null, "a"]],
    ["true", [true, "true"], [false, null, "yes", 1]],
    ["false", [false, "false"], [true, null, "", 0]],
    ["null", [null, undefined], ["", [], 0]],
    ["not_null", ["", [], 0], [null, undefined]],
  ])("is=%s matches its states only", (state, matching, others) => {
    for (const x of matching) expect(passes({ x }, `filter_query[x][is]=${state}`), JSON.stringify(x)).toBe(true);
    for (const x of others) expect(passes({ x }, `filter_query[x][is]=${state}`), JSON.stringify(x)).toBe(false);
  });

  test.each([
    ["2026-03-03 10:01", true],
    ["2026-03-03T10:00:30Z", true],
    ["2026-03-03 10:00", false],
    ["2026-03-03", false],
    ["2026-03-03T11:30:00+02:00", false],
    ["soon", false],
  ])("gt_date 2026-03-03 10:00 matches %s: %s", (day, isLater) => {
    expect(passes({ day }, "filter_query[day][gt_date]=2026-03-03 10:00")).toBe(isLater);
  });

  test("follows paths into blocks and ignores inherited properties", () => {
    const content = { body: [{ component: "hero", title: "Oui" }] };
    expect(passes(content, "filter_query[body.0.title][in]=Oui")).toBe(true);
    expect(passes(content, "filter_query[body.1.title][is]=null")).toBe(true);
    expect(passes(content, "filter_query[__proto__.constructor][is]=null")).toBe(true);
  });
});

describe("several operations", () => {
  test("must all match, and one of the alternatives", () => {
    const content = { a: "1", b: "2" };
    expect(passes(content, "filter_query[a][in]=1&filter_query[b][in]=2")).toBe(true);
    expect(passes(content, "filter_query[a][in]=1&filter_query[b][in]=3")).toBe(false);
    expect(passes(content, "filter_query[__or][][a][in]=9&filter_query[__or][][b][in]=2")).toBe(true);
    expect(passes(content, "filter_query[__or][][a][in]=9&filter_query[__or][][b][in]=8")).toBe(false);
    expect(passes(content, "filter_query[a][in]=5&filter_query[__or][][b][in]=2")).toBe(false);
  });

  test.each([
    "filter_query[a]",
    "filter_query[a][near]",
    "filter_query[a][constructor]",
    "filter_query[]",
    "filter_query[[[[",
    "filter_query[a][in][b]",
  ])("named %s are rejected", (name) => {
    expect(parseFilterQuery(new URLSearchParams([[name, "x"]]))).toEqual({ ok: false, error: [name] });
  });

  test("unknown states are rejected", () => {
    expect(parseFilterQuery(new URLSearchParams("filter_query[a][is]=tall")).ok).toBe(false);
    expect(parseFilterQuery(new URLSearchParams("filter_query[a][is]=toString")).ok).toBe(false);
  });
});
