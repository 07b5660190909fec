import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "vite";

export type SourcePattern = {
  /** Path and line, `src/domain/x.ts:12`. */
  readonly location: string;
  readonly source: string;
  readonly flags: string;
};

const lineAt = (text: string, index: number): number => text.slice(0, index).split("\n").length;

const findInFile = (root: string, path: string): readonly SourcePattern[] => {
  const text = readFileSync(join(root, path), "utf8");
  const patterns: SourcePattern[] = [];
  const { program } = parseSync(path, text);
  new Visitor({
    Literal(node) {
      if (!("regex" in node)) return;
      const { pattern, flags } = node.regex;
      patterns.push({ location: `${path}:${lineAt(text, node.start)}`, source: pattern, flags });
    },
  }).visit(program);
  return patterns;
};

const listSources = (root: string): readonly string[] =>
  globSync("src/**/*.{ts,tsx}", { cwd: root })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .sort();

/** Every literal regular expression in the sources of the program, tests excluded. */
export const findPatterns = (root: string): readonly SourcePattern[] =>
  listSources(root).flatMap((path) => findInFile(root, path));

/** The sources that build a regular expression while they run. */
export const findPatternBuilders = (root: string): readonly string[] =>
  listSources(root).filter((path) => readFileSync(join(root, path), "utf8").includes("new RegExp("));
