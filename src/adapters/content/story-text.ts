import { readFileSync } from "node:fs";
import type { ScalarTag } from "yaml";
import { type ContentFault, isNestedTooDeeply, NESTED_TOO_DEEPLY } from "#domain/content/index.ts";
import { err, errorMessage, isRecord, ok, type Result } from "#domain/shared/index.ts";
import { parseYaml } from "../platform/formats/yaml.ts";
import { YAML_FILES } from "../platform/formats/yaml-files.ts";
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
