import type { Block, RawStory } from "../content/index.ts";
import { isFields, objectsIn } from "./values.ts";

const MARK = "__i18n__";

const found = new WeakMap<readonly RawStory[], ReadonlySet<string>>();

/** The languages that some field of the stories is translated to (`title__i18n__de`), as their codes: "de", "pt-br". */
export const languagesOf = (stories: readonly RawStory[]): ReadonlySet<string> => {
  const known = found.get(stories);
  if (known) return known;
  const codes = new Set<string>();
  for (const { content } of stories) {
    for (const object of objectsIn(content)) {
      for (const name of Object.keys(object)) {
        const at = name.lastIndexOf(MARK);
        if (at > 0) codes.add(name.slice(at + MARK.length).replaceAll("_", "-"));
      }
    }
  }
  found.set(stories, codes);
  return codes;
};

/** The language of a request, and the one in whose place it steps where a field is not translated; null: the default. */
export type Languages = { readonly language: string | null; readonly fallback: string | null };

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== "";

const translated = (value: unknown, suffixes: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map((child) => translated(child, suffixes));
  if (!isFields(value)) return value;
  const fields: [string, unknown][] = [];
  for (const [name, standard] of Object.entries(value)) {
    if (name.includes(MARK)) continue;
    const chosen = suffixes.map((suffix) => value[name + suffix]).find(isFilled) ?? standard;
    fields.push([name, translated(chosen, suffixes)]);
  }
  return Object.fromEntries(fields);
};

const read = (story: RawStory, { language, fallback }: Languages): RawStory => {
  const suffixes = [language, fallback]
    .filter((code) => code !== null)
    .map((code) => `${MARK}${code.replaceAll("-", "_")}`);
  const content = translated(story.content, suffixes) as Block;
  if (language === null) return { ...story, content };
  return { ...story, content, lang: language, full_slug: `${language}/${story.full_slug}` };
};

const translations = new WeakMap<RawStory, Map<string, RawStory>>();

/** A story as one reads it in a language: translated fields under their own name, the language before its slug. */
export const inLanguage = (story: RawStory, languages: Languages): RawStory => {
  const ofStory = translations.get(story) ?? new Map<string, RawStory>();
  translations.set(story, ofStory);
  const key = `${languages.language} ${languages.fallback}`;
  const translation = ofStory.get(key) ?? read(story, languages);
  ofStory.set(key, translation);
  return translation;
};

/** A full slug without the language before it (`de/contact`, `[default]/contact`), and that language; null: none. */
export const splitLanguage = (
  slug: string,
  known: ReadonlySet<string>,
): { readonly language: string | null; readonly rest: string } => {
  const [first = "", ...rest] = slug.split("/");
  if (first === "[default]") return { language: null, rest: rest.join("/") };
  return known.has(first) ? { language: first, rest: rest.join("/") } : { language: null, rest: slug };
};

/** The languages that a request asks for; one that nothing is translated to is the default. */
export const askedLanguages = (parameters: URLSearchParams, known: ReadonlySet<string>): Languages => {
  const code = (name: string): string | null => {
    const asked = parameters.get(name);
    return asked !== null && known.has(asked) ? asked : null;
  };
  return { language: code("language"), fallback: code("fallback_lang") };
};
