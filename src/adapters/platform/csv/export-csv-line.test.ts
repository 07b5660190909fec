import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, it } from "vitest";
import { exportCsvLine } from "./csv-cell.ts";

it("quotes separators, quotes and line ends", () => {
  expect(exportCsvLine(["a", 'b "c"', "d,e", "f\ng", ""])).toBe('a,"b ""c""","d,e","f\ng",\r\n');
});

it("neutralises formulas and leaves numbers unchanged", () => {
  expect(exportCsvLine(["=1+1", "@sum", "-cmd|' /C calc'!A0", "-12.5", "+352 20"])).toBe(
    `" =1+1"," @sum"," -cmd|' /C calc'!A0",-12.5," +352 20"\r\n`,
  );
});

it.each(["\t=1", "\r=1", "\tx", "\rx", "＝1+1", "＋1", "－1+1", "＠SUM", '"=1'])(
  "neutralises %j, which a reader trims",
  (text) => {
    const line = exportCsvLine([text, "b"]);
    expect(line).toBe(`" ${text.replaceAll('"', '""')}",b\r\n`);
    expect(parse(line)).toEqual([[` ${text}`, "b"]]);
  },
);

it("leaves every number exact", () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }), (value) => {
      const text = String(value).includes("e") ? value.toFixed(10) : String(value);
      expect(exportCsvLine([text])).toBe(`${text}\r\n`);
    }),
  );
});
