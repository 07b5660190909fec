import type { RawStory } from "#domain/content/index.ts";
import { isRecord } from "#domain/shared/index.ts";

/**
 * The translation of a space to request for a locale such as `fr-LU`; null: its default language. `codes`: the
 * languages into which the space translates.
 */
export const chooseLanguage = (codes: readonly string[], locale: string): string | null => {
  const wanted = locale.toLowerCase();
  return [wanted, wanted.split("-")[0]].find((code) => code !== undefined && codes.includes(code)) ?? null;
};

const LINK_FIELDS: ReadonlySet<string> = new Set(["cached_url", "full_slug", "url"]);

const withoutPrefix = (path: unknown, prefix: string): unknown =>
  typeof path === "string" && path.replace(/^\//, "").startsWith(prefix)
    ? path.replace(/^\//, "").slice(prefix.length)
    : path;

const withoutPrefixInLinks = (value: unknown, prefix: string): unknown => {
  if (Array.isArray(value)) return value.map((child) => withoutPrefixInLinks(child, prefix));
  if (!isRecord(value)) return value;
  const isLink = value["linktype"] === "story" || "full_slug" in value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [
      name,
      isLink && LINK_FIELDS.has(name) ? withoutPrefix(child, prefix) : withoutPrefixInLinks(child, prefix),
    ]),
  );
};

/** Removes the language that the service puts before the slugs of a translated story and of its links (`fr/contact`). */
export const withoutLanguagePrefix = (story: RawStory, language: string | null): RawStory =>
  language === null ? story : (withoutPrefixInLinks(story, `${language}/`) as RawStory);
