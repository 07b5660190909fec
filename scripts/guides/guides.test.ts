// Guides name only files, commands and names that exist, and their changes fit the sources. A long test does what they say.
import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { commandsOf, readGuide } from "../../tests/builders/guide-blocks.ts";
import { brokenReferences } from "../document-references.ts";
import { CHANGE_GUIDES, stepsOf } from "./change-guides.ts";
import { unknownNames } from "./known-names.ts";

const ROOT = join(import.meta.dirname, "../..");

const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");

const GUIDES = globSync("docs/how-to/*.md", { cwd: ROOT }).toSorted();

test.each(GUIDES)("%s names only paths and links that exist", (guide) => {
  expect(brokenReferences(ROOT, guide, read(guide))).toEqual([]);
});

test("guides that change the code name only names that exist", () => {
  expect(
    unknownNames(
      ROOT,
      GUIDES.filter((guide) => guide.includes("/add-")),
    ),
  ).toEqual([]);
});

const { scripts } = JSON.parse(read("package.json")) as { readonly scripts: Readonly<Record<string, string>> };

/** `npm run check`, `npm start`: scripts of this repository, not commands of npm. */
const npmScripts = (text: string): readonly string[] =>
  [...text.matchAll(/\bnpm (?:run ([a-z][\w:-]*)|(test|start)\b)/g)].map(([, name, own]) => name ?? own ?? "");

/** Paths that a command gets; those that a change of the guide adds exist after it. */
const pathsOf = (command: string): readonly string[] =>
  command.split(/\s+/).filter((word) => /^(?:src|tests|scripts|bench|demo|docs|node_modules)\/[\w./-]+$/.test(word));

const addedFiles = (guide: string): string =>
  stepsOf(guide)
    .filter(({ language }) => language === "diff")
    .map(({ text }) => text)
    .join("\n");

test.each(GUIDES)("%s names only commands that exist", (guide) => {
  expect(npmScripts(read(guide)).filter((name) => !(name in scripts))).toEqual([]);
  const commands = readGuide(guide)
    .filter(({ language }) => language === "sh")
    .flatMap(commandsOf);
  const missing = commands
    .flatMap(pathsOf)
    .filter((path) => globSync(`${path}*`, { cwd: ROOT }).length === 0 && !addedFiles(guide).includes(`+++ b/${path}`));
  expect(missing).toEqual([]);
});

test.each(CHANGE_GUIDES)("%s has changes that apply, and ends with its check", (guide) => {
  const steps = stepsOf(guide);
  const changes = steps.filter(({ language }) => language === "diff");
  expect(changes.length).toBeGreaterThan(0);
  const { status, stderr } = spawnSync("git", ["apply", "--check", "-"], {
    cwd: ROOT,
    input: changes.map(({ text }) => text).join(""),
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  expect(status).toBe(0);
  expect(read(guide)).toContain("\n## Check\n");
  expect(steps.at(-1)?.text).toMatch(/^npm run check$/m);
});
