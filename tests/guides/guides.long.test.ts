// Does what each guide says, to the letter: its changes and its commands, in a copy of the tree.
import { execFileSync, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { CHANGE_GUIDES, stepsOf } from "../../scripts/guides/change-guides.ts";
import type { GuideBlock } from "../builders/guide-blocks.ts";
import { limit } from "../time-limits.ts";
import { copyTree } from "./tree-copy.ts";

let tree: string;

/** What a developer's shell has. */
const ENVIRONMENT = Object.fromEntries(
  ["PATH", "HOME", "TMPDIR", "VITEST_MAX_WORKERS"].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  }),
);

const git = (...args: readonly string[]): string => execFileSync("git", args, { cwd: tree, encoding: "utf8" });

beforeAll(() => {
  tree = copyTree();
}, limit(120_000));

/** The tree as it was; what git ignores stays, as results of the type check. */
afterEach(() => {
  git("reset", "--quiet", "--hard");
  git("clean", "--quiet", "-d", "--force");
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

/** Runs a program in the tree. Returns its output if it fails, else nothing. */
const run = (program: string, args: readonly string[], input: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: tree, env: ENVIRONMENT });
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => output.push(text));
    child.once("error", reject);
    child.once("close", (status) => resolve(status === 0 ? "" : output.join("").slice(-20_000)));
    child.stdin.end(input);
  });

/** Applies a change, or does the commands of a block until one fails. Returns what went wrong; empty: nothing. */
const follow = ({ language, text }: GuideBlock): Promise<string> =>
  language === "diff" ? run("git", ["apply", "-"], text) : run("sh", ["-exc", text], "");

test.each(CHANGE_GUIDES)("%s works as it is written", { timeout: limit(1_200_000) }, async (guide) => {
  for (const [index, step] of stepsOf(guide).entries())
    expect(await follow(step), `${guide}, step ${index + 1}`).toBe("");
});
