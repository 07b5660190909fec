import { isRecord } from "#domain/shared/index.ts";
import type { ContentProblem } from "#domain/content/index.ts";
import { joinField } from "./content-nodes.ts";
import type { ModelFigures } from "./site-inventory.ts";

/** Markdown and HTML that visitors would read as signs: links, bold, headings, tags, entities. */
const MARKUP =
  /\[[^\][]{1,200}\]\([^()\s]{1,300}\)|\*\*[^*\s]|__[^_\s]|^#{1,6} |<\/?[a-z][^<>]{0,200}>|&(?:[a-z]{2,8}|#\d{2,5});/i;

type Text = { readonly field: string; readonly text: string };

const isCode = (node: Readonly<Record<string, unknown>>): boolean =>
  node["type"] === "code_block" ||
  (Array.isArray(node["marks"]) && node["marks"].some((mark) => isRecord(mark) && mark["type"] === "code"));

/** Every text of a value, but code. */
const textsOf = (value: unknown, field: string): readonly Text[] => {
  if (typeof value === "string") return [{ field, text: value }];
  if (typeof value !== "object" || value === null || (isRecord(value) && isCode(value))) return [];
  return Object.entries(value).flatMap(([key, child]) => textsOf(child, joinField(field, key)));
};

const problemsOf = (story: string, texts: readonly Text[]): readonly ContentProblem[] =>
  texts.flatMap(({ field, text }) => {
    const markup = MARKUP.exec(text)?.[0];
    return markup === undefined ? [] : [{ story, field, message: `shows ${JSON.stringify(markup)} as it is written` }];
  });

/** Something whose texts visitors read. `field`: where its texts begin. */
export type ReadableContent = { readonly story: string; readonly field: string; readonly value: unknown };

/** Reports markup in texts that are shown as they are. */
export const checkMarkup = (contents: readonly ReadableContent[]): readonly ContentProblem[] =>
  contents.flatMap(({ story, field, value }) => problemsOf(story, textsOf(value, field)));

/** The texts of the catalogue's models, which their pages show. */
export const modelTexts = (models: ReadonlyMap<string, ModelFigures>): readonly ReadableContent[] =>
  [...models].map(([story, { intro, highlights }]) => ({ story, field: "", value: { intro, highlights } }));
