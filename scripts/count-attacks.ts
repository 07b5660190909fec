// Runs the tests that `docs/security/attacks.md` names, and writes how many were tried, held and broken, by class.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { parseReport } from "./parse-report.ts";
import { runNode } from "./test-runs.ts";

const root = join(import.meta.dirname, "..");
const DOCUMENT = join(root, "docs", "security", "attacks.md");

/** A file, and words of the names that count; none: every test of it. */
type Attacks = { readonly file: string; readonly words: readonly string[] };

type Report = {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
};

/** `path` or `path` ("words", "words"), as in the tables of ASVS. */
const attacksOf = (cell: string): readonly Attacks[] =>
  [...cell.matchAll(/`([^`]+\.test\.ts)`(?: \(("[^)]*")\))?/g)].map(([, file = "", names = ""]) => ({
    file,
    words: [...names.matchAll(/"([^"]+)"/g)].map(([, words = ""]) => words),
  }));

/** A name in a table of tests may have a value where its source has `%s`. */
const isMeant = (name: string, words: readonly string[]): boolean =>
  words.length === 0 || words.some((part) => name.includes(part));

const runTests = async (files: readonly string[]): Promise<Report> => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-attacks-"));
  const file = join(folder, "report.json");
  try {
    await runNode(
      "node_modules/vitest/vitest.mjs",
      ["run", ...files, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
      { env: { NODE_ENV: "test" } },
    );
    return parseReport(readFileSync(file, "utf8")) as Report;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const cellsOf = (line: string): readonly string[] => line.split("|").map((cell) => cell.trim());

/** The line of a class with its numbers; other lines as they are. */
const countLine = (line: string, { testResults }: Report): string => {
  const [, name = "", , , , tests = ""] = cellsOf(line);
  if (attacksOf(tests).length === 0) return line;
  const ran = attacksOf(tests).flatMap(({ file, words }) =>
    testResults
      .filter((result) => relative(root, result.name) === file)
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ fullName, status }) => isMeant(fullName, words) && (status === "passed" || status === "failed")),
  );
  const held = ran.filter(({ status }) => status === "passed").length;
  return `| ${name} | ${ran.length} | ${held} | ${ran.length - held} | ${tests} |`;
};

const lines = readFileSync(DOCUMENT, "utf8").split("\n");
const files = new Set(lines.flatMap((line) => attacksOf(cellsOf(line)[5] ?? "")).map(({ file }) => file));
const report = await runTests([...files].filter((file) => !file.endsWith(".long.test.ts")));
writeFileSync(DOCUMENT, lines.map((line) => countLine(line, report)).join("\n"));
