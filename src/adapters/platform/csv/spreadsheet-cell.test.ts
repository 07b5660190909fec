import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseSpreadsheetCell, spreadsheetCell, spreadsheetCsvLine } from "./csv-cell.ts";

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(...Array.from("=+-@\t\r\n\0 '\"＝＋－＠−﹣;,|\u00a0\ufeff\u200b")),
      fc.constantFrom("cmd|' /C calc'!A0", "1", "HYPERLINK(", "Zoë"),
      fc.string({ unit: "binary", maxLength: 3 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(""));

describe("spreadsheetCell", () => {
  it.each(["=1+1", "+352 621 123 456", "-2+3", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "\0=1", "  =1", "\u00a0=1", '"=1"'])(
    "escapes the formula %j",
    (text) => {
      expect(spreadsheetCell(text)).toBe(`'${text}`);
    },
  );

  it.each(["＝1+1", "＋1", "－1", "＠SUM", "\u200b=1", "\ufeff=1", "−1+1"])("escapes the lookalike %j", (text) => {
    expect(spreadsheetCell(text)).toBe(`'${text}`);
  });

  it.each(["", "Zoë D’Hulst", "24 990", "-12.5", "a=b", "2026-11-21 13:00", "« = »"])("leaves %j unchanged", (text) => {
    expect(spreadsheetCell(text)).toBe(text);
  });

  it("is reversible for any text", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(parseSpreadsheetCell(spreadsheetCell(text))).toBe(text);
      }),
    );
  });

  it("never starts as a formula, even after dropped characters", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const cell = spreadsheetCell(text);
        if (/^-?\d{1,15}(?:\.\d{1,15})?$/.test(cell)) return;
        expect(cell.replace(/^[\s"\p{Cc}\p{Cf}]+/u, "")).not.toMatch(/^[=+\-@＝＋－＠]/);
        expect(cell).not.toMatch(/^[\t\r\n\0]/);
      }),
    );
  });
});

describe("spreadsheetCsvLine", () => {
  it.each([",", ";"] as const)("is read back by a CSV parser with the separator %s", (separator) => {
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 2, maxLength: 5 }), (texts) => {
        const lines = parse(spreadsheetCsvLine(texts, { separator }), {
          delimiter: separator,
          relax_column_count: true,
        });
        expect(lines).toHaveLength(1);
        expect(lines[0]?.map(parseSpreadsheetCell)).toEqual(texts);
      }),
    );
  });

  it("ends with CR LF and quotes both separators", () => {
    expect(spreadsheetCsvLine(['a "b"', "c;d", "e,f", "g\nh", " i"], { separator: "," })).toBe(
      '"a ""b""","c;d","e,f","g\nh"," i"\r\n',
    );
  });
});
