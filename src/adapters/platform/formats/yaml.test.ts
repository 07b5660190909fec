import fc from "fast-check";
import { expect, test } from "vitest";
import { parseYaml } from "./yaml.ts";

const problemsOf = (text: string) => {
  const read = parseYaml(text);
  return read.ok ? [] : read.error;
};

test("reads a value and the places of its fields", () => {
  const read = parseYaml("a: 1\nb:\n  - c: 2\n  - 3\n");
  if (!read.ok) throw new Error("it is YAML");
  expect(read.value.value).toEqual({ a: 1, b: [{ c: 2 }, 3] });
  expect(read.value.positionOf(["b", 0, "c"])).toEqual({ line: 3, column: 5 });
  expect(read.value.positionOf(["b", 1])).toEqual({ line: 4, column: 5 });
  expect(read.value.positionOf(["b", 7, "d"])).toEqual({ line: 2, column: 1 });
  expect(read.value.positionOf([])).toEqual({ line: 1, column: 1 });
});

test("reads anchors and the aliases that refer to them", () => {
  expect(parseYaml("a: &a [1]\nb: *a\n")).toMatchObject({ ok: true, value: { value: { a: [1], b: [1] } } });
});

test.each([
  ["a text that begins with an asterisk", "a:\n  warning: *Offre\n", 2, 12, "*Offre is an alias without an anchor"],
  ["an alias of its own parent", "a: &a\n  b: *a\n", 2, 6, "*a contains itself"],
  ["an unfinished list", "a: 1\nb: [\n", 3, 1, "Flow sequence"],
  ["a tab as indentation", "a:\n\tb: 1\n", 2, 1, "Tabs"],
  ["a key twice", "a: 1\na: 2\n", 2, 1, "unique"],
  ["two documents", "a: 1\n---\nb: 2\n", 2, 1, "multiple documents"],
  [
    "aliases that multiply",
    `a: &a [${"x, ".repeat(9)}]\nb: &b [${"*a, ".repeat(90)}]\nc: [${"*b, ".repeat(90)}]\n`,
    2,
    8,
    "Excessive alias count",
  ],
])("names the place of %s", (_, text, line, column, reason) => {
  expect(problemsOf(text)[0]).toEqual({ line, column, reason: expect.stringContaining(reason) });
});

test("refuses a text that is nested too deeply", () => {
  expect(problemsOf("[".repeat(100_000))[0]).toMatchObject({ line: 1, reason: "is nested too deeply" });
});

test("never throws", () => {
  const parts = [
    "*a",
    "&a ",
    "- ",
    ": ",
    "[",
    "]",
    "{",
    "}",
    "!t ",
    "<<",
    "\n",
    "  ",
    '"',
    "'",
    "|",
    ">",
    "?",
    "%",
    "@",
    "x",
    "1",
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 40 }), (pieces) => {
      for (const { line, column } of problemsOf(pieces.join(""))) {
        expect(line).toBeGreaterThan(0);
        expect(column).toBeGreaterThan(0);
      }
    }),
  );
});
