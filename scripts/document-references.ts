import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Folders of the repository; an inline code span with a path below one of them must name an existing file or folder. */
const FOLDERS = ["src", "docs", "tests", "scripts", "settings", "content", "bench", "demo"] as const;

/** The documents name files of a group by their path in its folder, as the demo group has them. */
const GROUP = "demo/group";
const GROUP_FOLDERS = /^(?:settings|content)\//;

const PATH = new RegExp(`^(?:${FOLDERS.join("|")})/`);
const FENCE = /^(`{3,}).*\n[\s\S]*?^\1$/gm;
const CODE_SPAN = /`([^`\n]+)`/g;
const LINK = /\]\(([^()\s]+)\)/g;
const HEADING = /^#+ +(.+)$/gm;

const withoutFences = (markdown: string): string => markdown.replace(FENCE, "");

const matchesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, match = ""]) => match);

/** Shell patterns: `{market}` and `<name>` stand for any name, `{a,b}` for each of both. */
const asGlobs = (path: string): string[] => {
  const pattern = path.replaceAll(/\{[^{},]*\}|<[^<>]*>/g, "*");
  const [braces, options] = /\{([^{}]*)\}/.exec(pattern) ?? [];
  if (braces === undefined || options === undefined) return [pattern];
  return options.split(",").flatMap((option) => asGlobs(pattern.replace(braces, option)));
};

const exists = (root: string, path: string): boolean =>
  asGlobs(path).every(
    (pattern) => globSync(GROUP_FOLDERS.test(pattern) ? `${GROUP}/${pattern}` : pattern, { cwd: root }).length > 0,
  );

/** Paths of the repository in a document's inline code: `src/server/main.ts`, `settings/{market}.yaml`, `src/web/sections/<name>/`. */
const pathsIn = (markdown: string): string[] =>
  matchesOf(withoutFences(markdown), CODE_SPAN)
    .flatMap((span) => span.split(/\s+/))
    .filter((token) => PATH.test(token))
    .map((token) => token.replace(/[,;:.]$|:\d+$/, ""));

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}\s_-]/gu, "")
    .trim()
    .replaceAll(" ", "-");

const hasAnchor = (file: string, anchor: string): boolean =>
  !file.endsWith(".md") ||
  matchesOf(withoutFences(readFileSync(file, "utf8")), HEADING).some((heading) => anchorOf(heading) === anchor);

const linkResolves = (root: string, document: string, link: string): boolean => {
  const [path = "", anchor] = link.split("#");
  const target = path === "" ? join(root, document) : join(root, dirname(document), path);
  return existsSync(target) && (anchor === undefined || hasAnchor(target, anchor));
};

/** Paths and relative links of a document that lead to no file, each once, in the order of the document. */
export const brokenReferences = (root: string, document: string, markdown: string): readonly string[] => {
  const paths = pathsIn(markdown).filter((path) => !exists(root, path));
  const links = matchesOf(withoutFences(markdown), LINK)
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => !linkResolves(root, document, link));
  return [...new Set([...paths, ...links])];
};
