import { expect, it } from "vitest";
import { csvLine } from "./csv-line.ts";

it("quotes what would end a cell", () => {
  expect(csvLine(["a", 'b "c"', "d,e", "f\ng", ""])).toBe('a,"b ""c""","d,e","f\ng",\r\n');
});

it("leaves a formula no chance in a spreadsheet, and figures alone", () => {
  expect(csvLine(["=1+1", "@sum", "-cmd|' /C calc'!A0", "-12.5", "+352 20"])).toBe(
    `" =1+1"," @sum"," -cmd|' /C calc'!A0",-12.5," +352 20"\r\n`,
  );
});
