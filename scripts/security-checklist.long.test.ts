import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const readText = (path: string): string => readFileSync(join(root, path), "utf8");

type Row = {
  readonly numbers: readonly string[];
  readonly level: string;
  readonly status: string;
  readonly evidence: string;
};

/** `| 1.1.1 | 2 | requirement | status | evidence |`; a row may hold several numbers. */
const rowsOf = (markdown: string): readonly Row[] =>
  markdown.split("\n").flatMap((line) => {
    const [, numbers = "", level = "", , status = "", evidence = ""] = line.split(" | ").join("|").split("|");
    const trimmed = numbers.trim();
    return /^\d+\.\d+\.\d+/.test(trimmed)
      ? [{ numbers: trimmed.split(", "), level: level.trim(), status: status.trim(), evidence: evidence.trim() }]
      : [];
  });

const rows = globSync("docs/security/asvs-*.md", { cwd: root }).flatMap((path) => rowsOf(readText(path)));

const required = readText("tests/fixtures/asvs-5.0.txt")
  .split("\n")
  .filter((line) => /^\d/.test(line));

const STATUSES = ["met", "operator", "not applicable", "gap"] as const;

const isIn = (chapter: string) => (number: string) => chapter === "all" || number.startsWith(`${chapter}.`);

const count = (status: string, chapter: string): number =>
  rows
    .filter((row) => row.status === status)
    .flatMap(({ numbers }) => numbers)
    .filter(isIn(chapter)).length;

describe("the checklists of ASVS 5.0", () => {
  test("list every requirement of levels 1 and 2 once, with its level", () => {
    const listed = rows.flatMap(({ numbers, level }) => numbers.map((number) => `${number} ${level}`));
    expect(listed.toSorted()).toEqual(required.toSorted());
  });

  test("give each requirement one of four statuses", () => {
    expect(rows.filter(({ status }) => !STATUSES.some((known) => known === status))).toEqual([]);
  });

  test("name a file or a section for what is met, and a reason for everything else", () => {
    expect(rows.filter(({ evidence }) => evidence === "")).toEqual([]);
    expect(rows.filter(({ status, evidence }) => status === "met" && !/`[\w.]+[/.]|\]\(/.test(evidence))).toEqual([]);
  });

  test("quote only tests that exist", () => {
    const evidence = [...rows.map((row) => row.evidence), readText("docs/security/attacks.md")];
    const unknown = evidence.flatMap((text) =>
      [...text.matchAll(/`([^`]+)` \(("[^)]*")\)/g)].flatMap(([, path = "", names = ""]) =>
        [...names.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name).filter((name) => !readText(path).includes(name)),
      ),
    );
    expect(unknown).toEqual([]);
  });

  test("are summed up in docs/security.md", () => {
    const summary = [...readText("docs/security.md").matchAll(/^\| (?:V(\d+) [^|]+|all \d+) \|([\d |]+)\|$/gm)];
    expect(summary).toHaveLength(18);
    for (const [line, chapter = "all", cells = ""] of summary) {
      expect([line, ...cells.split("|").map(Number)]).toEqual([
        line,
        ...STATUSES.map((status) => count(status, chapter)),
      ]);
    }
  });
});
