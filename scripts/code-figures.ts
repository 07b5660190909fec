// Prints figures of the source tree: sizes, names, comments and imports between folders. `--json` prints them as JSON.
// An optional argument names another checkout, so that two states can be compared.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { parseSync } from "vite";
import { REFUSED_IN_NAMES } from "./refused-words.ts";
import { percentile } from "./statistics.ts";

type SyntaxNode = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
};

type Source = {
  readonly path: string;
  readonly text: string;
  readonly program: SyntaxNode;
  readonly comments: readonly string[];
};

const MAX_SOURCE_FILES_PER_FOLDER = 20;

const QUESTION_OPENING = /^(?:What|Who|Whoever|Whether|Where|Whatever)\b/;

const checkout =
  process.argv[1] === import.meta.filename ? process.argv.slice(2).find((arg) => arg !== "--json") : undefined;
const root = resolve(checkout ?? join(import.meta.dirname, ".."));

const isSource = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.(?:test|test-support|harness|examples|d)\.tsx?$/.test(path);

export const readSources = (folder: string): readonly Source[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter(isSource)
    .toSorted()
    .map((path) => {
      const text = readFileSync(join(root, path), "utf8");
      const parsed = parseSync(path, text);
      return {
        path,
        text,
        program: parsed.program as unknown as SyntaxNode,
        comments: parsed.comments.map(({ value }) => value),
      };
    });

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && typeof (value as SyntaxNode).type === "string";

const childrenOf = (node: SyntaxNode): readonly SyntaxNode[] => Object.values(node).flat().filter(isNode);

export const visit = (node: SyntaxNode, visitor: (node: SyntaxNode) => void): void => {
  visitor(node);
  for (const child of childrenOf(node)) visit(child, visitor);
};

const countLines = (text: string): number => text.split("\n").length - (text.endsWith("\n") ? 1 : 0);

const FUNCTIONS = new Set(["ArrowFunctionExpression", "FunctionDeclaration", "FunctionExpression"]);

const functionLengths = ({ program, text }: Source): readonly number[] => {
  const lengths: number[] = [];
  visit(program, (node) => {
    if (FUNCTIONS.has(node.type)) lengths.push(countLines(text.slice(node.start, node.end)));
  });
  return lengths;
};

const identifierOf = (value: unknown): readonly string[] => {
  if (!isNode(value)) return [];
  if (value.type === "Identifier") return [String(value["name"])];
  if (value.type === "ObjectPattern" || value.type === "ArrayPattern" || value.type === "AssignmentPattern") {
    return childrenOf(value).flatMap((child) =>
      child.type === "Property"
        ? identifierOf(child["value"])
        : child.type === "AssignmentPattern"
          ? identifierOf(child["left"])
          : identifierOf(child),
    );
  }
  return [];
};

const DECLARATIONS = new Set([
  "VariableDeclarator",
  "FunctionDeclaration",
  "ClassDeclaration",
  "TSTypeAliasDeclaration",
  "TSInterfaceDeclaration",
]);

const declaredNames = ({ program }: Source): readonly string[] => {
  const names: string[] = [];
  visit(program, (node) => {
    if (DECLARATIONS.has(node.type)) names.push(...identifierOf(node["id"]));
    if (node.type === "TSPropertySignature") names.push(...identifierOf(node["key"]));
    if (FUNCTIONS.has(node.type) && Array.isArray(node["params"])) names.push(...node["params"].flatMap(identifierOf));
  });
  return names;
};

const exportedNames = ({ program }: Source): readonly string[] =>
  childrenOf(program).flatMap((node) => {
    const declaration = node.type === "ExportNamedDeclaration" ? node["declaration"] : null;
    if (!isNode(declaration)) return [];
    if (declaration.type !== "VariableDeclaration") return identifierOf(declaration["id"]);
    return childrenOf(declaration).flatMap((declarator) => identifierOf(declarator["id"]));
  });

const segmentsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[\s_]+/);

/** Names that React Router gives its route modules, and that each migration exports. */
const MODULE_CONTRACT_NAMES = new Set([
  "loader",
  "action",
  "clientLoader",
  "meta",
  "headers",
  "links",
  "shouldRevalidate",
  "up",
  "examples",
]);

const repeatedExports = (sources: readonly Source[]): readonly string[] => {
  const paths = new Map<string, Set<string>>();
  for (const source of sources) {
    for (const name of exportedNames(source)) paths.set(name, (paths.get(name) ?? new Set()).add(source.path));
  }
  return [...paths]
    .filter(([name, files]) => files.size > 1 && !MODULE_CONTRACT_NAMES.has(name))
    .map(([name, files]) => `${name} (${[...files].join(", ")})`);
};

export const importsOf = ({ path, program }: Source): readonly string[] =>
  childrenOf(program).flatMap((node) => {
    const source = isNode(node["source"]) ? String(node["source"]["value"]) : "";
    if (source.startsWith("#")) return [join("src", source.slice(1))];
    return source.startsWith(".") ? [relative(root, resolve(root, dirname(path), source))] : [];
  });

/**
 * Arrows are counted between `layer/folder`, in the web layer between `web/folder/folder`. A file directly in a layer
 * stands for itself: the entries are above the features, the router context below them.
 */
const folderOf = (path: string): string => {
  const folders = path.split("/").slice(1, -1);
  if (folders.length === 1) return path.slice("src/".length);
  return folders.slice(0, folders[0] === "web" ? 3 : 2).join("/") || "src";
};

export const folderArrows = (sources: readonly Source[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const arrows = new Map<string, Set<string>>();
  for (const source of sources) {
    for (const target of importsOf(source)) {
      const [from, to] = [folderOf(source.path), folderOf(target)];
      if (from !== to && target.startsWith("src/")) arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
    }
  }
  return arrows;
};

const reaches = (arrows: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string): boolean => {
  const seen = new Set<string>();
  const open = [from];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    if (folder === to) return true;
    if (seen.has(folder)) continue;
    seen.add(folder);
    open.push(...(arrows.get(folder) ?? []));
  }
  return false;
};

export const cyclicArrows = (arrows: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] =>
  [...arrows].flatMap(([from, targets]) =>
    [...targets].filter((to) => reaches(arrows, to, from)).map((to) => `${from} -> ${to}`),
  );

const largeFolders = (sources: readonly Source[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const { path } of sources) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > MAX_SOURCE_FILES_PER_FOLDER)
    .map(([folder, count]) => `${folder} (${count})`);
};

const measure = () => {
  const sources = readSources("src");
  const files = sources.map(({ text }) => countLines(text));
  const functions = sources.flatMap(functionLengths);
  const names = sources.flatMap(declaredNames).map(segmentsOf);
  const comments = sources.flatMap(({ comments: texts }) => texts.map((text) => text.replace(/^[*\s]+/, "")));
  const arrows = folderArrows(sources);
  return {
    "source files": sources.length,
    lines: files.reduce((sum, lines) => sum + lines, 0),
    "file lines p50": percentile(files, 0.5),
    "file lines p90": percentile(files, 0.9),
    functions: functions.length,
    "function lines p50": percentile(functions, 0.5),
    "function lines p90": percentile(functions, 0.9),
    "declared names": names.length,
    "declared names with a replaced word": names.filter((segments) =>
      REFUSED_IN_NAMES.some((word) => segments.includes(word)),
    ).length,
    ...Object.fromEntries(
      REFUSED_IN_NAMES.map(
        (word) => [`  ${word}`, names.filter((segments) => segments.includes(word)).length] as const,
      ),
    ),
    "comment lines": sources
      .flatMap(({ comments: texts }) => texts.map(countLines))
      .reduce((sum, lines) => sum + lines, 0),
    "comments that open with a question word": comments.filter((text) => QUESTION_OPENING.test(text)).length,
    "exported names in several files": repeatedExports(sources),
    "import arrows between folders": [...arrows.values()].reduce((sum, targets) => sum + targets.size, 0),
    "import arrows in a cycle of folders": cyclicArrows(arrows),
    "folders of more than 20 source files": largeFolders(sources),
  };
};

if (process.argv[1] === import.meta.filename) {
  const figures = measure();
  if (process.argv.includes("--json")) console.log(JSON.stringify(figures, null, 2));
  else {
    for (const [name, value] of Object.entries(figures)) {
      const text =
        typeof value === "number" ? String(value) : `${value.length}${value.map((item) => `\n    ${item}`).join("")}`;
      console.log(`${name}: ${text}`);
    }
  }
}
