import type { IconSource } from "#application/media/ports.ts";
import { createDerivedCache } from "#domain/shared/index.ts";
import { splitIconName, type Icon } from "#domain/media/index.ts";

/** Icons by full name ("set:name"); null for one that does not exist. */
export type IconsByName = Readonly<Record<string, Icon | null>>;

/** Full names of icon-set icons anywhere in the page data. */
const findIconNames = (value: unknown): readonly string[] => {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === "icon" && typeof child === "string" && splitIconName(child) ? [child] : findIconNames(child),
  );
};

const cachedNames = createDerivedCache<object, readonly string[]>();

/** Cached for page data that is the same object on several pages, such as a section. */
export const iconNamesOf = (pageData: readonly object[]): readonly string[] =>
  pageData.flatMap((part) => cachedNames(part, [], () => findIconNames(part)));

/** Loads the icon-set icons of a page with one request per set, all at once. An icon that failed to load is omitted. */
export const loadIcons = async (source: IconSource, pageData: readonly object[]): Promise<IconsByName> => {
  const sets = Map.groupBy(
    [...new Set(iconNamesOf(pageData))].flatMap((name) => splitIconName(name) ?? []),
    ({ prefix }) => prefix,
  );
  const loaded = await Promise.all(
    [...sets].map(async ([prefix, icons]) => {
      const names = icons.map(({ name }) => name);
      const answers = await source({ prefix, names });
      if (answers === null) return names.map((name) => [`${prefix}:${name}`, null] as const);
      return [...answers].map(([name, icon]) => [`${prefix}:${name}`, icon] as const);
    }),
  );
  return Object.fromEntries(loaded.flat());
};
