import { join } from "node:path";
import { Document, Scalar, type ScalarTag } from "yaml";
import { z } from "zod";
import { isNestedTooDeeply, NESTED_TOO_DEEPLY, SECTION_SCHEMAS, storyEnvelopeSchema } from "#domain/content/index.ts";
import { err, isRecord, ok, type Result } from "#domain/shared/index.ts";
import { parseYaml } from "../platform/formats/yaml.ts";
import { markdownToRichText } from "./markdown.ts";
import { listFolder, readStoryName, readStoryText } from "./story-files.ts";

/** What the file of a page holds: the fields of a story, those that only files have, and its sections. */
export const storyFileSchema = storyEnvelopeSchema.extend({
  /** Only editors see the page. */
  draft: z.boolean().default(false),
  tags: z.array(z.string()).default([]),
  sections: z.array(z.union(Object.values(SECTION_SCHEMAS))).default([]),
});

/** A long text as it is in a file of stories that is exported. */
const markdownSchema = z.strictObject({ markdown: z.string() });

type MarkdownText = Readonly<z.infer<typeof markdownSchema>>;

const isMarkdown = (value: unknown): value is MarkdownText => markdownSchema.safeParse(value).success;

/** A story file as another program has it: fields as in the file, long texts as Markdown. */
export const transferredStorySchema = z.strictObject({
  /** Address without the slash before it: "services/financement". */
  slug: z.string().regex(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/, "must be an address as services/financement"),
  /** The market whose fields replace those of all markets; null: a file of all markets. */
  market: z
    .string()
    .regex(/^[a-z]+$/, "must be a market")
    .nullable()
    .default(null),
  /** True for the draft beside a published story. */
  draft: z.boolean().default(false),
  story: z.record(z.string(), z.unknown()),
});

export type TransferredStory = Readonly<z.infer<typeof transferredStorySchema>>;

const markdownTag: ScalarTag = { tag: "!markdown", resolve: (markdown) => ({ markdown }) };

/** Long texts as blocks of Markdown, other values as they are. */
const toYamlValue = (value: unknown): unknown => {
  if (isMarkdown(value)) {
    const block = new Scalar(value.markdown);
    block.type = "BLOCK_LITERAL";
    block.tag = markdownTag.tag;
    return block;
  }
  if (Array.isArray(value)) return value.map(toYamlValue);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, toYamlValue(child)]));
};

/** The file of a story below the content folder. */
export const storyFileName = ({ slug, market, draft }: Pick<TransferredStory, "slug" | "market" | "draft">): string =>
  [slug, ...(market === null ? [] : [market]), ...(draft ? ["draft"] : []), "yaml"].join(".");

/** All story files of a folder, of every market, in order of their names. The error names the file and its line. */
export const readTransferredStories = (directory: string): Result<readonly TransferredStory[], string> => {
  const stories: TransferredStory[] = [];
  const names = listFolder(directory)
    .filter((entry) => entry.isFile() && entry.name.endsWith(".yaml"))
    .map((entry) => readStoryName(directory, join(entry.parentPath, entry.name)));
  for (const { path, slug, market, isDraft } of names.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const text = readStoryText(slug, path);
    if (!text.ok) return err(`${path}: ${text.error[0]?.message ?? ""}`);
    const read = parseYaml(text.value, [markdownTag]);
    if (!read.ok) return err(`${path}:${read.error[0]?.line ?? 1}: ${read.error[0]?.reason ?? ""}`);
    const { value } = read.value;
    if (!isRecord(value)) return err(`${path}: is not a list of fields`);
    if (isNestedTooDeeply(value)) return err(`${path}: ${NESTED_TOO_DEEPLY}`);
    stories.push({ slug, market, draft: isDraft, story: value });
  }
  return ok(stories);
};

/** The text of a story file with these fields. */
export const formatStoryFile = (story: TransferredStory["story"]): string =>
  `${new Document(toYamlValue(story)).toString({ lineWidth: 0 })}...\n`;

/** The fields with Markdown as rich text. Throws for Markdown that a text may not hold. */
export const toStoryFields = (value: unknown): unknown => {
  if (isMarkdown(value)) return markdownToRichText(value.markdown);
  if (Array.isArray(value)) return value.map(toStoryFields);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, toStoryFields(child)]));
};
