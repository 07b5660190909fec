import { describe, expect, test } from "vitest";
import { addCounts, describeCounts, isSuccess, playwrightCounts, vitestCounts } from "./test-counts.ts";

const vitest = (passed: number, failed: number, pending = 0, todo = 0): string =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, numPendingTests: pending, numTodoTests: todo });

const playwright = (expected: number, unexpected: number, skipped = 0, flaky = 0): string =>
  JSON.stringify({ stats: { expected, unexpected, skipped, flaky } });

describe("the closing line", () => {
  test("names passed and failed tests", () => {
    expect(describeCounts({ passed: 12, failed: 0, skipped: 0 })).toBe("12 passed, 0 failed");
  });

  test("adds skipped tests when there are any, and they fail the run", () => {
    const counts = { passed: 12, failed: 0, skipped: 2 };
    expect(describeCounts(counts)).toBe("12 passed, 0 failed, 2 skipped");
    expect(isSuccess(counts)).toBe(false);
  });

  test("adds the counts of all runners", () => {
    const counts = addCounts(vitestCounts(vitest(3, 0), 0), playwrightCounts(playwright(4, 0), 0));
    expect(counts).toEqual({ passed: 7, failed: 0, skipped: 0 });
    expect(isSuccess(counts)).toBe(true);
  });
});

describe("a report", () => {
  test("of Vitest counts pending and todo tests as skipped", () => {
    expect(vitestCounts(vitest(5, 1, 2, 1), 1)).toEqual({ passed: 5, failed: 1, skipped: 3 });
  });

  test("of Playwright counts flaky tests as failed", () => {
    expect(playwrightCounts(playwright(5, 1, 2, 1), 1)).toEqual({ passed: 5, failed: 2, skipped: 2 });
  });

  test.each([
    ["Vitest", vitestCounts(vitest(5, 0), 1)],
    ["Playwright", playwrightCounts(playwright(5, 0), 1)],
  ])("of %s with an exit code of failure counts a failure although every test passed", (_, counts) => {
    expect(counts).toEqual({ passed: 5, failed: 1, skipped: 0 });
  });

  test.each([
    ["is missing", null],
    ["is incomplete", "{"],
  ])("that %s counts as one failure", (_, report) => {
    expect(vitestCounts(report, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(playwrightCounts(report, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});
