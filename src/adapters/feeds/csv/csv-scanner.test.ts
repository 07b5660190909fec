import type { FeedRow } from "#domain/imports/index.ts";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CsvScanner } from "./csv-scanner.ts";
import { MAX_FIELD_LENGTH, MAX_ROW_LENGTH } from "../limits.ts";

const scan = (chunks: readonly string[], separator = ",") => {
  const scanner = new CsvScanner(separator);
  const rows = chunks.flatMap((chunk) => scanner.push(chunk));
  return [...rows, ...scanner.end()];
};

const cells = (chunks: readonly string[], separator = ",") => scan(chunks, separator).map((row) => row.cells);

const field = fc.oneof(fc.string({ maxLength: 6 }), fc.stringMatching(/^["\n\r,; a-z]{0,8}$/));

const quoted = (text: string): string => (/[",;\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

describe("CsvScanner", () => {
  it("reads the same rows as csv-parse for any chunk boundaries", () => {
    const table = fc.array(fc.array(field, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(table, fc.constantFrom("\n", "\r\n"), fc.integer({ min: 1, max: 9 }), (rows, lineEnd, size) => {
        const text = rows.map((row) => row.map(quoted).join(",") + lineEnd).join("");
        const chunks = text.match(new RegExp(`[\\s\\S]{1,${size}}`, "g")) ?? [];
        const options = { relax_column_count: true, record_delimiter: lineEnd };
        const expected = parse(text, options).filter((row) => row.some((cell) => cell !== ""));
        expect(cells(chunks).filter((row) => row.some((cell) => cell !== ""))).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });

  it("numbers rows by the line they begin on, also after multi-line fields", () => {
    expect(scan(['a,b\n"x\ny",2\n\n3,4\n']).map((row) => row.line)).toEqual([1, 2, 5]);
  });

  it("skips empty rows", () => {
    expect(cells(["a,b\n\n,\n1,2\n"])).toEqual([
      ["a", "b"],
      ["1", "2"],
    ]);
  });

  it("treats a quote inside an unquoted field as text", () => {
    expect(cells(['1;17" wheels;3\n'], ";")).toEqual([["1", '17" wheels', "3"]]);
  });

  it("rejects a row with text after a closing quote", () => {
    expect(scan(['1,"2"x,3\n4,5,6\n']).map((row) => row.broken?.reason ?? null)).toEqual([
      "has text behind a closing quote",
      null,
    ]);
  });

  it("marks a last row without a line end", () => {
    expect(scan(["a,b\n1,2"]).map((row) => row.unterminated ?? false)).toEqual([false, true]);
  });

  it("throws when a feed ends inside a quoted field", () => {
    expect(() => scan(['a,b\n1,"two\n3,4\n'])).toThrow("ends inside a quoted field of the row on line 2");
  });

  it("rejects only the line whose quote is never closed", () => {
    const rest = "3,4\n".repeat(MAX_FIELD_LENGTH);
    const rows = scan([`1,"two\n${rest}`]);
    expect(rows[0]?.broken?.reason).toContain("not closed");
    expect(rows).toHaveLength(MAX_FIELD_LENGTH + 1);
    expect({ ...rows[1], cells: rows[1]?.cells }).toEqual({ line: 2, cells: ["3", "4"], text: "3,4" });
  });

  it("throws when too many quotes are not closed", () => {
    const scanner = new CsvScanner(",");
    const broken = `1,"two\n${"3,4\n".repeat(MAX_FIELD_LENGTH / 3)}`;
    const readAll = () => {
      for (let times = 0; times < 110; times += 1) scanner.push(broken);
    };
    expect(readAll).toThrow("more than 100 quoted fields are not closed");
  });

  it("rejects fields and rows over their limits and reads the rows around them", () => {
    const rows = scan([
      `1,2\n${"x".repeat(MAX_FIELD_LENGTH + 1)},2\n3,4\n`,
      ..."y"
        .repeat(3)
        .split("")
        .map((y) => y.repeat(MAX_ROW_LENGTH / 2)),
      "\n5,6\n",
    ]);
    expect(rows.filter((row) => !row.broken).map((row) => row.cells)).toContainEqual(["3", "4"]);
    expect(rows.filter((row) => !row.broken).map((row) => row.cells)).toContainEqual(["5", "6"]);
    expect(rows.filter((row) => row.broken).map((row) => row.line)).toContain(2);
    expect(rows.some((row) => row.broken?.reason.includes(`longer than ${MAX_ROW_LENGTH}`))).toBe(true);
  });

  it.each([1, 100, 16_384])("reads a long row with quotes in linear time, in chunks of %i characters", (size) => {
    const cpuMs = (rows: number, length: number): number => {
      const text = `${'1,"a",'.repeat(length / 6)}\n`.repeat(rows);
      const scanner = new CsvScanner(",");
      const counts: number[] = [];
      const read = (found: readonly FeedRow[]) => counts.push(...found.map((row) => row.cells.length));
      const started = process.threadCpuUsage().user;
      for (let index = 0; index < text.length; index += size) read(scanner.push(text.slice(index, index + size)));
      read(scanner.end());
      const ms = (process.threadCpuUsage().user - started) / 1_000;
      expect(counts).toEqual(Array.from({ length: rows }, () => length / 3 + 1));
      return ms;
    };
    // Compilation and garbage collection only add time.
    const least = (rows: number, length: number): number => Math.min(...[1, 2, 3].map(() => cpuMs(rows, length)));
    // As many characters: quadratic work would take sixteen times as long. Half way, as factors.
    expect(least(1, 960_000)).toBeLessThan(4 * least(16, 60_000));
  });

  it.each([1, 2, 3, 7])(
    "reads the last lines as complete when they have an end, in chunks of %i characters",
    (size) => {
      const text = 'key,brand\nA,"Citroën"\nB,Škoda\n';
      const scanner = new CsvScanner(",");
      const rows: FeedRow[] = [];
      for (let index = 0; index < text.length; index += size)
        rows.push(...scanner.push(text.slice(index, index + size)));
      rows.push(...scanner.end());
      expect(rows.map((row) => [row.line, row.cells, row.unterminated])).toEqual([
        [1, ["key", "brand"], undefined],
        [2, ["A", "Citroën"], undefined],
        [3, ["B", "Škoda"], undefined],
      ]);
      expect(scanner.openEnd).toBe(false);
    },
  );

  it("reads rows with quotes and without separators in linear time", () => {
    const cpuMs = (rows: number): number => {
      const text = '"a"\n'.repeat(rows);
      const started = process.threadCpuUsage().user;
      expect(scan([text])).toHaveLength(rows);
      return (process.threadCpuUsage().user - started) / 1_000;
    };
    cpuMs(5_000);
    expect(cpuMs(80_000)).toBeLessThan(100 * Math.max(1, cpuMs(5_000)));
  });

  it("reports whether text follows the last line end, including separators alone", () => {
    const openEnd = (text: string): boolean => {
      const scanner = new CsvScanner(";");
      scanner.push(text);
      scanner.end();
      return scanner.openEnd;
    };
    expect(["a;b\n", "a;b\n \r", "a;b\n;", "a;b\nc", "a;b"].map(openEnd)).toEqual([false, false, true, true, true]);
  });
});
