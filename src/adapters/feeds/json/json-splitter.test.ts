import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { JsonSplitter } from "./json-splitter.ts";
import { MAX_ROW_LENGTH } from "../limits.ts";

const split = (chunks: readonly string[]) => {
  const splitter = new JsonSplitter();
  const values = chunks.flatMap((chunk) => splitter.push(chunk));
  splitter.end();
  return values;
};

const objects = fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { maxLength: 6 });

const toChunks = (text: string, size: number) => text.match(new RegExp(`[\\s\\S]{1,${size}}`, "g")) ?? [];

describe("JsonSplitter", () => {
  it("finds every object of an array for any chunk boundaries", () => {
    fc.assert(
      fc.property(objects, fc.integer({ min: 1, max: 12 }), fc.constantFrom(0, 2), (values, size, indent) => {
        const chunks = toChunks(JSON.stringify(values, null, indent), size);
        expect(split(chunks).map(({ text }) => JSON.parse(text ?? "null"))).toEqual(JSON.parse(JSON.stringify(values)));
      }),
    );
  });

  it("finds every object of JSON lines for any chunk boundaries", () => {
    fc.assert(
      fc.property(objects, fc.integer({ min: 1, max: 12 }), (values, size) => {
        const chunks = toChunks(values.map((value) => `${JSON.stringify(value)}\n`).join(""), size);
        expect(split(chunks).map(({ text }) => JSON.parse(text ?? "null"))).toEqual(JSON.parse(JSON.stringify(values)));
      }),
    );
  });

  it("throws for an array that is truncated at any position", () => {
    const text = JSON.stringify([
      { a: 1, b: "}]" },
      { a: 2, b: '"' },
    ]);
    for (let length = 1; length < text.length; length += 1) {
      expect(() => split([text.slice(0, length)])).toThrow(/the feed ends/);
    }
  });

  it("reports the line on which an object begins", () => {
    expect(split(['[\n{"a":\n1},\n\n{}]']).map(({ line }) => line)).toEqual([2, 5]);
  });

  it.each(["[{} {}]", "[,{}]", "[{},]", "[{}] {}", "[1]", "{}, {}"])("rejects %s as damaged", (text) => {
    expect(() => split([text])).toThrow(/where an object, a comma or the end of the list must stand/);
  });

  it.each(["true", '"a"', "12"])("rejects %s as no list of objects", (text) => {
    expect(() => split([text])).toThrow("that is no list of JSON objects");
  });

  it("drops an object over the limit without buffering it and finds the next one", () => {
    const half = "x".repeat(MAX_ROW_LENGTH / 2);
    expect(split(['[{"a":"', half, half, half, '"},{"b":1}]'])).toEqual([
      { line: 1, text: null },
      { line: 1, text: '{"b":1}' },
    ]);
  });
});
