import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type Document, parseDocument, type ScalarTag } from "yaml";
import type { ContentProblem } from "#domain/content/index.ts";
import { err, errorMessage, ok, type Result } from "#domain/shared/index.ts";
import { markdownToRichText } from "./markdown.ts";
import { lineOfNode } from "./yaml-lines.ts";

/** A file of the content folder, parsed but not validated. */
export type StoryFile = {
  /** Full slug of the story. */
  readonly slug: string;
  /** The market of `X.{market}.yaml`, whose fields replace those of `X.yaml` there; null for a file of all markets. */
  readonly market: string | null;
  readonly file: string;
  /** True for `X.draft.yaml`, the draft of X, and for a story with `draft: true`. */
  readonly isDraft: boolean;
  readonly input: Result<Readonly<Record<string, unknown>>, readonly ContentProblem[]>;
  /** Modification time in milliseconds since 1970. */
  readonly changedAt: number;
};

/** YAML tag that converts Markdown to rich text: `text: !markdown |`. */
export const markdownTag: ScalarTag = {
  tag: "!markdown",
  resolve: (text, onError) => {
    try {
      return markdownToRichText(text);
    } catch (error) {
      onError(errorMessage(error));
      return null;
    }
  },
};

const rawMarkdownTag: ScalarTag = { tag: "!markdown", resolve: (text) => text };

/** The line (from 1) of a field in a story file, or of its nearest existing parent. */
export const lineOfField = (file: string, field: string): number => {
  const lineNumber = /^line (\d+)$/.exec(field)?.[1];
  if (lineNumber !== undefined) return Number(lineNumber);
  return lineOfNode(readFileSync(file, "utf8"), [rawMarkdownTag], field.split(".").filter(Boolean));
};

/** Aliases may refer to what is not there, or multiply without end. */
const toValue = (document: Document): Result<unknown, string> => {
  try {
    return ok(document.toJS());
  } catch (error) {
    return err(errorMessage(error));
  }
};

/** Parses the text of a story file. Every problem names its line or field. */
export const parseStoryText = (slug: string, text: string): StoryFile["input"] => {
  const document = parseDocument(text, { customTags: [markdownTag] });
  const problem = (field: string, message: string): ContentProblem => ({ story: slug, field, message });
  if (document.errors.length > 0) {
    return err(
      document.errors.map(({ message, linePos }) =>
        problem(linePos ? `line ${linePos[0].line}` : "", message.split("\n")[0] ?? ""),
      ),
    );
  }
  const value = toValue(document);
  if (!value.ok) return err([problem("", value.error)]);
  const fields = value.value;
  if (typeof fields === "object" && fields !== null && !Array.isArray(fields)) return ok({ ...fields });
  return err([problem("", "is not a list of fields")]);
};

const DRAFT = /\.draft$/;

/** Slugs have no dots. */
const MARKET = /\.([a-z]+)$/;

/** Parts of a file's name: `SLUG[.MARKET][.draft].yaml`. */
type StoryName = Pick<StoryFile, "slug" | "market" | "isDraft"> & { readonly path: string };

const readStoryName = (directory: string, path: string): StoryName => {
  const name = relative(directory, path)
    .split(sep)
    .join("/")
    .replace(/\.yaml$/, "");
  const nameOfAll = name.replace(DRAFT, "");
  const market = MARKET.exec(nameOfAll)?.[1] ?? null;
  return { path, slug: nameOfAll.replace(MARKET, ""), market, isDraft: DRAFT.test(name) };
};

const readStoryFile = ({ path, slug, market, isDraft }: StoryName): StoryFile => {
  const input = parseStoryText(slug, readFileSync(path, "utf8"));
  return {
    slug,
    market,
    file: path,
    isDraft: isDraft || (input.ok && input.value["draft"] === true),
    input,
    changedAt: statSync(path).mtimeMs,
  };
};

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Replaces lists and values by those of the market, fields of an object one by one. */
const replaceFields = (fields: Fields, own: Fields): Fields =>
  Object.fromEntries(
    Object.entries({ ...fields, ...own }).map(([name, value]) => {
      const before = fields[name];
      return [name, isFields(value) && isFields(before) ? replaceFields(before, value) : value];
    }),
  );

/** The market's own file, which states what differs from the file of all markets. */
const completeMarketFile = (own: StoryFile, base: StoryFile | undefined): StoryFile => {
  if (!base?.input.ok || !own.input.ok) return own;
  const input = ok(replaceFields(base.input.value, own.input.value));
  return { ...own, input, changedAt: Math.max(own.changedAt, base.changedAt) };
};

/** The files of all markets; where the market has its own, those instead. */
const replaceSharedFiles = (files: readonly StoryFile[]): readonly StoryFile[] => {
  const shared = files.filter((file) => file.market === null);
  const own = files.filter((file) => file.market !== null);
  const replaced = new Set(own.map(({ slug }) => slug));
  return [
    ...shared.filter(({ slug }) => !replaced.has(slug)),
    ...own.map((file) =>
      completeMarketFile(
        file,
        shared.find(({ slug, isDraft }) => slug === file.slug && !isDraft),
      ),
    ),
  ];
};

/** Reads a market's story files of a folder, sorted by slug; other markets' stay unread. Throws when the folder does not exist. */
export const readStoryFiles = (directory: string, market: string): readonly StoryFile[] => {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".yaml"))
    .map((entry) => readStoryName(directory, join(entry.parentPath, entry.name)))
    .filter((name) => name.market === null || name.market === market)
    .map(readStoryFile);
  return replaceSharedFiles(files).toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
};
