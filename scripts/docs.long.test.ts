import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { brokenReferences } from "./document-references.ts";

const root = join(import.meta.dirname, "..");

const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  "bench/README.md",
  ...globSync("docs/**/*.md", { cwd: root }),
];

test.each(documents)("%s names only paths and links that exist", (document) => {
  expect(brokenReferences(root, document, readFileSync(join(root, document), "utf8"))).toEqual([]);
});

describe("the decisions", () => {
  const decisions = globSync("docs/decisions/*.md", { cwd: root }).map((file) => ({
    file,
    number: Number(/\d{4}/.exec(file)),
    lines: readFileSync(join(root, file), "utf8").trimEnd().split("\n"),
  }));

  test.each(decisions)("$file has at most 30 lines of at most 120 characters", ({ lines }) => {
    expect(lines.length).toBeLessThanOrEqual(30);
    expect(lines.filter((line) => line.length > 120)).toEqual([]);
  });

  test.each(decisions)("$file begins with its number and has a decision", ({ number, lines }) => {
    expect(lines[0]).toMatch(new RegExp(`^# ${number}\\. \\S`));
    expect(lines.some((line) => line.startsWith("**Decision.**"))).toBe(true);
  });

  test("have each number once", () => {
    const numbers = decisions.map(({ number }) => number);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });
});

describe("the conformance table", () => {
  const table = readFileSync(join(root, "docs/conformance.md"), "utf8");
  const rows = [...table.matchAll(/^\| (\d+) \| (.+) \| (\S+) \| (.*) \|$/gm)].map(
    ([, number, requirement = "", state = "", proof = ""]) => ({ number: Number(number), requirement, state, proof }),
  );

  test("has each requirement once, in the order of the acceptance list", () => {
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
  });

  test("names the tests of what is done, and a reason for what is not", () => {
    const wrong = rows.filter(({ state, proof }) => {
      if (state === "done") return !/^`[^`]+\.test\.tsx?`(?:, `[^`]+\.test\.tsx?`)*(?:; [^`]+)?$/.test(proof);
      return !["untested", "missing"].includes(state) || proof === "";
    });
    expect(wrong.map(({ number }) => number)).toEqual([]);
  });

  test("proves each row over HTTP or in a browser, or says why no test can", () => {
    const wrong = rows.filter(
      ({ state, proof }) =>
        state === "done" && !/`tests\/(?:integration|e2e|reliability|contract\/content-)|; /.test(proof),
    );
    expect(wrong.map(({ number }) => number)).toEqual([]);
  });
});
