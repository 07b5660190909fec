import { readFileSync } from "node:fs";
import { type Document, parseDocument, type ScalarTag } from "yaml";
import type { ContentProblem } from "#domain/content/index.ts";
import { err, errorMessage, ok, type Result } from "#domain/shared/index.ts";
import { markdownToRichText } from "./markdown.ts";
import { lineOfNode } from "./yaml-lines.ts";

/** The fields of a story file, parsed but not validated. */
export type StoryInput = Result<Readonly<Record<string, unknown>>, readonly ContentProblem[]>;

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
export const parseStoryText = (slug: string, text: string): StoryInput => {
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
