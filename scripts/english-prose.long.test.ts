import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";
import { REFUSED_IN_PROSE } from "./refused-words.ts";

const ROOT = join(import.meta.dirname, "..");
const SOURCES = ["src", "scripts", "bench", "tests", "demo"].map((folder) => `${folder}/**/*.{ts,tsx,mjs,css}`);
const DOCUMENTS = ["*.md", "bench/*.md", "docs/**/*.md"];

/** Lists the words that nothing else uses. */
const VOCABULARY = "docs/vocabulary.md";

type Prose = { readonly start: number; readonly text: string };

const TEST_FUNCTIONS = new Set(["test", "it", "describe"]);
const LOG_METHODS = new Set(["debug", "info", "warn", "error"]);

/** A quoted text, or a template with its expressions left out. */
const quotedText = ({ type, ...node }: { readonly type: string; readonly [key: string]: unknown }): string | null => {
  if (type === "Literal") return typeof node["value"] === "string" ? node["value"] : null;
  if (type !== "TemplateLiteral") return null;
  return (node["quasis"] as readonly { readonly value: { readonly raw: string } }[])
    .map(({ value }) => value.raw)
    .join("");
};

/** `test("…")`, `test.each(…)("…")`, `log.warn({ … }, "…")`. */
const isProseCall = (callee: string): boolean => {
  const [first = "", ...rest] = callee.split(/[.(]/u);
  if (TEST_FUNCTIONS.has(first)) return true;
  const isLog = /(?:^|\.)log(?:ger)?\.\w+$/u.test(callee);
  return isLog && LOG_METHODS.has(rest.at(-1) ?? "");
};

const commentText = (comment: string): string =>
  comment
    .replaceAll(/^[\s*]+|[\s*]+$/gu, "")
    .replaceAll(/`[^`]*`/gu, "")
    .replaceAll(/\n\s*(?:\*\s?|\/\/\s?)?/gu, " ");

/** The comments, test names and log messages of a script; code in backquotes is not prose. */
const proseOfScript = (path: string, text: string): readonly Prose[] => {
  const { program, comments } = parseSync(path, text);
  const prose: Prose[] = comments.map(({ start, value }) => ({ start, text: commentText(value) }));
  new Visitor({
    CallExpression({ start, callee, arguments: args }) {
      if (!isProseCall(text.slice(callee.start, callee.end))) return;
      for (const arg of args) {
        const quoted = quotedText(arg as never);
        if (quoted !== null) prose.push({ start, text: quoted });
      }
    },
  }).visit(program);
  return prose;
};

const proseOfStyles = (text: string): readonly Prose[] =>
  [...text.matchAll(/\/\*([\s\S]*?)\*\//gu)].map((match) => ({
    start: match.index,
    text: commentText(match[1] ?? ""),
  }));

const blank = (code: string): string => code.replaceAll(/[^\n]/gu, " ");

/** The lines of a document; code and the targets of links are not prose. */
const proseOfDocument = (text: string): readonly Prose[] => {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gmu, blank).replaceAll(/`[^`]*`|\]\([^)]*\)/gu, blank);
  return [...prose.matchAll(/^[\s|>*\d.-]*(.+)$/gmu)].map((line) => ({ start: line.index, text: line[1] ?? "" }));
};

const proseOf = (path: string, text: string): readonly Prose[] => {
  if (path.endsWith(".md")) return proseOfDocument(text);
  return path.endsWith(".css") ? proseOfStyles(text) : proseOfScript(path, text);
};

const refusedWords = (text: string): readonly string[] =>
  REFUSED_IN_PROSE.flatMap((word) => word.exec(text)?.[0] ?? []);

/** As `path:line word`. */
const refusedIn = (path: string): readonly string[] => {
  const source = readFileSync(join(ROOT, path), "utf8");
  return proseOf(path, source).flatMap(({ start, text }) =>
    refusedWords(text).map((word) => `${path}:${source.slice(0, start).split("\n").length} ${word}`),
  );
};

test("comments, test names and log messages use the usual technical words", () => {
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT, exclude: ["**/node_modules"] })).sort();
  expect(files.length).toBeGreaterThan(2_000);
  expect(files.flatMap(refusedIn)).toEqual([]);
});

test("documents use the usual technical words", () => {
  const files = DOCUMENTS.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).filter((file) => file !== VOCABULARY);
  expect(files.length).toBeGreaterThan(90);
  expect(files.toSorted().flatMap(refusedIn)).toEqual([]);
});

test("finds a refused word in a document, and not in its code and links", () => {
  const text = "A [title](libraries-kept.md) is told.\n\n- Of a list, `kept`\n\n```sh\nkept\n```\n";
  expect(proseOfDocument(text).flatMap((line) => refusedWords(line.text))).toEqual(["told", "Of"]);
});

test("finds a refused word in a comment, a test name and a log message, and not in code", () => {
  const source = [
    "/** Of a page. */",
    "const kept = 1; // uses `mend`",
    'test.each([1])("is kept", () => {});',
    'deps.log.warn({ kept }, "settings read anew");',
    'show("kept");',
  ].join("\n");
  const found = proseOfScript("example.ts", source).flatMap(({ text }) => refusedWords(text));
  expect(found).toEqual(["Of", "kept", "anew"]);
});
