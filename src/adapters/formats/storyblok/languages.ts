import type { ContentBlock, RawStory } from "#domain/content/index.ts";
import { isRecord } from "#domain/shared/index.ts";
import { objectsIn } from "./values.ts";

/** Between the name of a field and the language of its translation. */
export const TRANSLATION_MARK = "__i18n__";

const languagesByStories = new WeakMap<readonly RawStory[], ReadonlySet<string>>();

/** Codes of all languages with a translated field (`title__i18n__de`): "de", "pt-br". Cached by story list. */
export const findLanguages = (stories: readonly RawStory[]): ReadonlySet<string> => {
  const cached = languagesByStories.get(stories);
  if (cached) return cached;
  const codes = new Set<string>();
  for (const { content } of stories) {
    for (const object of objectsIn(content)) {
      for (const name of Object.keys(object)) {
        const markIndex = name.lastIndexOf(TRANSLATION_MARK);
        if (markIndex > 0) codes.add(name.slice(markIndex + TRANSLATION_MARK.length).replaceAll("_", "-"));
      }
    }
  }
  languagesByStories.set(stories, codes);
  return codes;
};

/** `fallback`: used for fields without a translation. Null: the default language. */
export type LanguageChoice = { readonly language: string | null; readonly fallback: string | null };

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== "";

const translate = (value: unknown, suffixes: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map((child) => translate(child, suffixes));
  if (!isRecord(value)) return value;
  const fields: [string, unknown][] = [];
  for (const [name, defaultValue] of Object.entries(value)) {
    if (name.includes(TRANSLATION_MARK)) continue;
    const chosen = suffixes.map((suffix) => value[name + suffix]).find(isFilled) ?? defaultValue;
    fields.push([name, translate(chosen, suffixes)]);
  }
  return Object.fromEntries(fields);
};

const translateStory = (story: RawStory, { language, fallback }: LanguageChoice): RawStory => {
  const suffixes = [language, fallback]
    .filter((code) => code !== null)
    .map((code) => `${TRANSLATION_MARK}${code.replaceAll("-", "_")}`);
  const content = translate(story.content, suffixes) as ContentBlock;
  if (language === null) return { ...story, content };
  return { ...story, content, lang: language, full_slug: `${language}/${story.full_slug}` };
};

const translations = new WeakMap<RawStory, Map<string, RawStory>>();

/** Translates a story: translated fields replace the originals, and the language prefixes the slug. */
export const toLanguage = (story: RawStory, languages: LanguageChoice): RawStory => {
  const storyTranslations = translations.get(story) ?? new Map<string, RawStory>();
  translations.set(story, storyTranslations);
  const key = `${languages.language} ${languages.fallback}`;
  const translation = storyTranslations.get(key) ?? translateStory(story, languages);
  storyTranslations.set(key, translation);
  return translation;
};

/** Splits the language from a full slug (`de/contact`, `[default]/contact`); null: the default language. */
export const splitLanguage = (
  slug: string,
  known: ReadonlySet<string>,
): { readonly language: string | null; readonly rest: string } => {
  const [first = "", ...rest] = slug.split("/");
  if (first === "[default]") return { language: null, rest: rest.join("/") };
  return known.has(first) ? { language: first, rest: rest.join("/") } : { language: null, rest: slug };
};

/** Languages of the request parameters; unknown ones are the default. */
export const requestedLanguages = (parameters: URLSearchParams, known: ReadonlySet<string>): LanguageChoice => {
  const code = (name: string): string | null => {
    const requested = parameters.get(name);
    return requested !== null && known.has(requested) ? requested : null;
  };
  return { language: code("language"), fallback: code("fallback_lang") };
};
