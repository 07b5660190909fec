import { expect, it } from "vitest";
import { exportCsvLine } from "./export-csv-line.ts";

it("quotes separators, quotes and line ends", () => {
  expect(exportCsvLine(["a", 'b "c"', "d,e", "f\ng", ""])).toBe('a,"b ""c""","d,e","f\ng",\r\n');
});

it("neutralises formulas and leaves numbers unchanged", () => {
  expect(exportCsvLine(["=1+1", "@sum", "-cmd|' /C calc'!A0", "-12.5", "+352 20"])).toBe(
    `" =1+1"," @sum"," -cmd|' /C calc'!A0",-12.5," +352 20"\r\n`,
  );
});
