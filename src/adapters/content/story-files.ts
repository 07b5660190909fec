import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { parseDocument, type ScalarTag } from "yaml";
import type { ContentProblem } from "#domain/content/index.ts";
import { err, ok, type Result } from "#domain/shared/index.ts";
import { markdownToRichText } from "./markdown.ts";
import { lineOfNode } from "./yaml-lines.ts";

/** One file of the content folder, parsed but not yet checked. */
export type StoryFile = {
  /** Full slug of the story. */
  readonly slug: string;
  /** Path of the file. */
  readonly file: string;
  /** `X.draft.yaml`: what X will be; or a story that says `draft: true` of itself. */
  readonly isDraft: boolean;
  readonly input: Result<Readonly<Record<string, unknown>>, readonly ContentProblem[]>;
  /** When it was written, in milliseconds since 1970. */
  readonly changedAt: number;
};

/** `text: !markdown |` makes a rich text of what follows. */
export const markdownTag: ScalarTag = {
  tag: "!markdown",
  resolve: (text, onError) => {
    try {
      return markdownToRichText(text);
    } catch (error) {
      onError((error as Error).message);
      return null;
    }
  },
};

const asMarkdownText: ScalarTag = { tag: "!markdown", resolve: (text) => text };

/** The line (from 1) that a field of a story file stands on, or the nearest thing around it that the file has. */
export const lineOfField = (file: string, field: string): number => {
  const written = /^line (\d+)$/.exec(field)?.[1];
  if (written !== undefined) return Number(written);
  return lineOfNode(readFileSync(file, "utf8"), [asMarkdownText], field.split(".").filter(Boolean));
};

const parseYaml = (slug: string, text: string): StoryFile["input"] => {
  const document = parseDocument(text, { customTags: [markdownTag] });
  const problem = (field: string, message: string): ContentProblem => ({ story: slug, field, message });
  if (document.errors.length > 0) {
    return err(
      document.errors.map(({ message, linePos }) =>
        problem(linePos ? `line ${linePos[0].line}` : "", message.split("\n")[0] ?? ""),
      ),
    );
  }
  const value: unknown = document.toJS();
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return ok({ ...value });
  return err([problem("", "is not a list of fields")]);
};

const DRAFT = /\.draft$/;

const readOne = (directory: string, path: string): StoryFile => {
  const name = relative(directory, path)
    .split(sep)
    .join("/")
    .replace(/\.yaml$/, "");
  const slug = name.replace(DRAFT, "");
  const input = parseYaml(slug, readFileSync(path, "utf8"));
  return {
    slug,
    file: path,
    isDraft: DRAFT.test(name) || (input.ok && input.value["draft"] === true),
    input,
    changedAt: statSync(path).mtimeMs,
  };
};

/** Every story file of a folder, by slug. Throws where there is no such folder. */
export const readStoryFiles = (directory: string): readonly StoryFile[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".yaml"))
    .map((entry) => readOne(directory, join(entry.parentPath, entry.name)))
    .sort((a, b) => (a.slug < b.slug ? -1 : 1));
