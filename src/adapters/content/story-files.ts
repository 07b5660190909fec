import { type Dirent, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import {
  ConfigurationError,
  createDerivedCache,
  err,
  errorMessage,
  isRecord,
  ok,
  type Result,
} from "#domain/shared/index.ts";
import type { ScalarTag } from "yaml";
import { type ContentFault, isNestedTooDeeply, NESTED_TOO_DEEPLY } from "#domain/content/index.ts";
import { parseYaml, YAML_FILES } from "../platform/formats/yaml.ts";
import { markdownToRichText } from "./markdown.ts";

/** The fields of a story file, parsed but not validated. */
export type StoryInput = Result<Readonly<Record<string, unknown>>, readonly ContentFault[]>;

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
  const read = parseYaml(readFileSync(file, "utf8"), [rawMarkdownTag]);
  return read.ok ? read.value.positionOf(field.split(".").filter(Boolean)).line : (read.error[0]?.line ?? 1);
};

const unreadable = (story: string, field: string, message: string): ContentFault => ({
  story,
  field,
  message,
  lost: "",
  fault: { code: "unreadable", detail: message },
});

/** Parses the text of a story file. Every problem names its line and column, or its field. */
export const parseStoryText = (slug: string, text: string): StoryInput => {
  const read = parseYaml(text, [markdownTag]);
  const problem = (field: string, message: string): ContentFault => unreadable(slug, field, message);
  if (!read.ok)
    return err(read.error.map(({ line, column, reason }) => problem(`line ${line}`, `column ${column}: ${reason}`)));
  const { value } = read.value;
  if (isNestedTooDeeply(value)) return err([problem("", NESTED_TOO_DEEPLY)]);
  if (isRecord(value)) return ok({ ...value });
  return err([problem("", "is not a list of fields")]);
};

/** Reads a story file; one that cannot be read has a problem like one that is no story. */
export const readStoryText = (slug: string, path: string): Result<string, readonly ContentFault[]> => {
  try {
    return ok(YAML_FILES.read(path));
  } catch (error) {
    return err([unreadable(slug, "line 1", `cannot be read: ${errorMessage(error)}`)]);
  }
};

/** A file of the content folder, parsed but not validated. */
export type StoryFile = {
  /** Full slug of the story. */
  readonly slug: string;
  /** The market of `X.{market}.yaml`, whose fields replace those of `X.yaml` there; null for a file of all markets. */
  readonly market: string | null;
  readonly file: string;
  /** True for `X.draft.yaml`, the draft of X, and for a story with `draft: true`. */
  readonly isDraft: boolean;
  /** The same object while the text is the same. */
  readonly input: StoryInput;
  /** Modification time in milliseconds since 1970. */
  readonly changedAt: number;
};

const DRAFT = /\.draft$/;

/** Slugs have no dots. */
const MARKET = /\.([a-z]+)$/;

/** Parts of a file's name: `SLUG[.MARKET][.draft].yaml`. */
type StoryName = Pick<StoryFile, "slug" | "market" | "isDraft"> & { readonly path: string };

export const readStoryName = (directory: string, path: string): StoryName => {
  const name = relative(directory, path)
    .split(sep)
    .join("/")
    .replace(/\.yaml$/, "");
  const nameOfAll = name.replace(DRAFT, "");
  const market = MARKET.exec(nameOfAll)?.[1] ?? null;
  return { path, slug: nameOfAll.replace(MARKET, ""), market, isDraft: DRAFT.test(name) };
};

/** `text`: null for a file that cannot be read. */
type ReadFile = StoryFile & { readonly text: string | null };

/** Parses the text unless it is that of the last reading. */
const readStoryFile = ({ path, slug, market, isDraft }: StoryName, last: ReadFile | undefined): ReadFile => {
  const text = readStoryText(slug, path);
  const parse = (): StoryInput => (text.ok ? parseStoryText(slug, text.value) : text);
  const input = text.ok && last?.text === text.value ? last.input : parse();
  return {
    text: text.ok ? text.value : null,
    slug,
    market,
    file: path,
    isDraft: isDraft || (input.ok && input.value["draft"] === true),
    input,
    changedAt: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0,
  };
};

type Fields = Readonly<Record<string, unknown>>;

/** Replaces lists and values by those of the market, fields of an object one by one. */
export const replaceFields = (fields: Fields, own: Fields): Fields =>
  Object.fromEntries(
    Object.entries({ ...fields, ...own }).map(([name, value]) => {
      const before = fields[name];
      return [name, isRecord(value) && isRecord(before) ? replaceFields(before, value) : value];
    }),
  );

/** The files of all markets; where the market has its own, which states what differs, those instead. */
const createSharedFilesReplacer = (): ((files: readonly StoryFile[]) => readonly StoryFile[]) => {
  const inputs = createDerivedCache<StoryInput, StoryInput>();
  const complete = (own: StoryFile, base: StoryFile | undefined): StoryFile => {
    const [ownInput, baseInput] = [own.input, base?.input];
    if (base === undefined || !baseInput?.ok || !ownInput.ok) return own;
    const input = inputs(ownInput, [baseInput], () => ok(replaceFields(baseInput.value, ownInput.value)));
    return { ...own, input, changedAt: Math.max(own.changedAt, base.changedAt) };
  };
  return (files) => {
    const shared = files.filter((file) => file.market === null);
    const own = files.filter((file) => file.market !== null);
    const replaced = new Set(own.map(({ slug }) => slug));
    return [
      ...shared.filter(({ slug }) => !replaced.has(slug)),
      ...own.map((file) =>
        complete(
          file,
          shared.find(({ slug, isDraft }) => slug === file.slug && !isDraft),
        ),
      ),
    ];
  };
};

/** The files that stories and redirects are read from. */
export const listContentFiles = (directory: string): readonly string[] =>
  listFolder(directory)
    .filter((entry) => entry.isFile() && /\.(?:yaml|csv)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

export const listFolder = (directory: string): readonly Dirent[] => {
  try {
    return readdirSync(directory, { recursive: true, withFileTypes: true });
  } catch (error) {
    throw new ConfigurationError(errorMessage(error), { cause: error });
  }
};

/** Reads story files, sorted by slug. Throws a `ConfigurationError` when their folder cannot be read. */
type StoryFileReader = () => readonly StoryFile[];

/** Reads a market's story files of a folder; other markets' stay unread. Files that changed since the last reading are parsed. */
export const createStoryFileReader = (directory: string, market: string): StoryFileReader => {
  const replaceSharedFiles = createSharedFilesReplacer();
  let last: ReadonlyMap<string, ReadFile> = new Map();
  return () => {
    const files = listFolder(directory)
      .filter((entry) => entry.isFile() && entry.name.endsWith(".yaml"))
      .map((entry) => readStoryName(directory, join(entry.parentPath, entry.name)))
      .filter((name) => name.market === null || name.market === market)
      .map((name) => readStoryFile(name, last.get(name.path)));
    last = new Map(files.map((file) => [file.file, file]));
    return replaceSharedFiles(files).toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  };
};
