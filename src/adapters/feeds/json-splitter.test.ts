import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { JsonSplitter } from "./json-splitter.ts";
import { LONGEST_ROW } from "./limits.ts";

const split = (pieces: readonly string[]) => {
  const splitter = new JsonSplitter();
  const found = pieces.flatMap((piece) => splitter.push(piece));
  splitter.end();
  return found;
};

const objects = fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { maxLength: 6 });

const inPieces = (text: string, size: number) => text.match(new RegExp(`[\\s\\S]{1,${size}}`, "g")) ?? [];

describe("JsonSplitter", () => {
  it("finds every object of an array, wherever the pieces are cut", () => {
    fc.assert(
      fc.property(objects, fc.integer({ min: 1, max: 12 }), fc.constantFrom(0, 2), (values, size, indent) => {
        const pieces = inPieces(JSON.stringify(values, null, indent), size);
        expect(split(pieces).map(({ text }) => JSON.parse(text ?? "null"))).toEqual(JSON.parse(JSON.stringify(values)));
      }),
    );
  });

  it("finds every object of JSON lines, wherever the pieces are cut", () => {
    fc.assert(
      fc.property(objects, fc.integer({ min: 1, max: 12 }), (values, size) => {
        const pieces = inPieces(values.map((value) => `${JSON.stringify(value)}\n`).join(""), size);
        expect(split(pieces).map(({ text }) => JSON.parse(text ?? "null"))).toEqual(JSON.parse(JSON.stringify(values)));
      }),
    );
  });

  it("throws wherever an array is cut off before its end", () => {
    const text = JSON.stringify([
      { a: 1, b: "}]" },
      { a: 2, b: '"' },
    ]);
    for (let length = 1; length < text.length; length += 1) {
      expect(() => split([text.slice(0, length)])).toThrow(/the feed ends/);
    }
  });

  it("says on which line an object begins", () => {
    expect(split(['[\n{"a":\n1},\n\n{}]']).map(({ line }) => line)).toEqual([2, 5]);
  });

  it.each(["[{} {}]", "[,{}]", "[{},]", "[{}] {}", "[1]", "{}, {}"])("takes %s for damaged", (text) => {
    expect(() => split([text])).toThrow(/where an object, a comma or the end of the list must stand/);
  });

  it.each(["true", '"a"', "12"])("says that %s is no list of objects", (text) => {
    expect(() => split([text])).toThrow("that is no list of JSON objects");
  });

  it("drops an object over the limit without holding it, and finds the next", () => {
    const half = "x".repeat(LONGEST_ROW / 2);
    expect(split(['[{"a":"', half, half, half, '"},{"b":1}]'])).toEqual([
      { line: 1, text: null },
      { line: 1, text: '{"b":1}' },
    ]);
  });
});
