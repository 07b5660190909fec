import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "vite";
import { isScalar, parseDocument, visit } from "yaml";

/** A sentence of the copy with its file and line, `content/contact.yaml:12`. */
type CopySentence = { readonly file: string; readonly location: string; readonly text: string };

type CopyText = { readonly start: number; readonly text: string };

const CONTENT = ["demo/group/content/**/*.yaml", "demo/group/settings/*.yaml"];
const SOURCES = ["src/application/**/*.ts", "src/domain/**/*.ts", "src/server/**/*.ts", "src/web/**/*.{ts,tsx}"];
const CATALOGUE = ["demo/group/catalogue/*.json", "demo/generator/vehicles/description.ts"];

const textsOfYaml = (source: string): readonly CopyText[] => {
  const texts: CopyText[] = [];
  const document = parseDocument(source, {
    customTags: [{ tag: "!markdown", resolve: (text: string) => text }],
  });
  visit(document, {
    Scalar(key, node) {
      if (key !== "key" && isScalar(node) && typeof node.value === "string")
        texts.push({ start: node.range?.[0] ?? 0, text: node.value });
    },
  });
  return texts;
};

const textsOfSource = (path: string, source: string): readonly CopyText[] => {
  const texts: CopyText[] = [];
  new Visitor({
    Literal(node) {
      if (typeof node.value === "string") texts.push({ start: node.start, text: node.value });
    },
    TemplateLiteral(node) {
      texts.push({ start: node.start, text: node.quasis.map(({ value }) => value.raw).join("{…}") });
    },
    JSXText(node) {
      texts.push({ start: node.start, text: node.value });
    },
  }).visit(parseSync(path, source).program);
  return texts;
};

const lineAt = (text: string, index: number): number => text.slice(0, index).split("\n").length;

const SENTENCE_END = /(?<=[.!?»)]|\u00a0[:;])\s+(?=[\p{Lu}«*{])|\n\s*\n|\n(?=\s*(?:[-|]|\d+\.)\s)|(?<=\s)\|(?=\s)/u;

const sentencesOf = (text: string): readonly string[] =>
  text
    .split(SENTENCE_END)
    .map((part) => part.replaceAll(/[\s\u00a0\u202f]+/gu, " ").trim())
    .filter((part) => /\p{L}\s+\p{L}/u.test(part));

const readTexts = (file: string, source: string): readonly CopyText[] =>
  file.endsWith(".yaml") || file.endsWith(".json") ? textsOfYaml(source) : textsOfSource(file, source);
export const readCopy = (root: string): readonly CopySentence[] =>
  [...CONTENT, ...SOURCES, ...CATALOGUE]
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !/\.(?:test|examples)\.tsx?$/u.test(file))
    .toSorted()
    .flatMap((file) => {
      const source = readFileSync(join(root, file), "utf8");
      return readTexts(file, source).flatMap(({ start, text }) =>
        sentencesOf(text).map((sentence) => ({ file, location: `${file}:${lineAt(source, start)}`, text: sentence })),
      );
    });
