import fc from "fast-check";
import { expect, test } from "vitest";
import { parseJson } from "./json.ts";

test("reads JSON", () => {
  expect(parseJson(' {"a": [1, null]} ')).toEqual({ ok: true, value: { a: [1, null] } });
});

test.each([
  ['{\n  "a": x\n}', 2, 8, "Unexpected token 'x'"],
  ['{"a": 1,\n}', 2, 1, "Expected double-quoted property name"],
  ["", 1, 1, "Unexpected end of JSON input"],
  ['{\n"a": [1', 2, 8, "Expected ',' or ']' after array element"],
  ['{"a": 1}\n x', 2, 2, "Unexpected non-whitespace character"],
  [`{"${"b".repeat(50)}": tru, "c": 1}`, 1, 59, "Unexpected token ','"],
])("names the place of what is wrong in %j", (text, line, column, reason) => {
  expect(parseJson(text)).toEqual({ ok: false, error: { line, column, reason: expect.stringContaining(reason) } });
});

test("names the place of a character that is put into JSON", () => {
  const positions = fc.tuple(fc.json(), fc.nat());
  fc.assert(
    fc.property(positions, ([json, number]) => {
      const offset = number % (json.length + 1);
      const parsed = parseJson(`${json.slice(0, offset)}\u0001${json.slice(offset)}`);
      expect(parsed).toMatchObject({ ok: false, error: { line: 1, column: offset + 1 } });
    }),
  );
});
