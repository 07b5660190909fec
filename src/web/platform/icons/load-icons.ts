import type { IconSource } from "#application/media/ports.ts";
import { createDerivedCache } from "#domain/shared/index.ts";
import { splitIconName, type Icon } from "#domain/media/index.ts";

/** Icons by full name ("set:name"). */
export type IconsByName = Readonly<Record<string, Icon>>;

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

/** Loads the icon-set icons of a page with one request per set. Unknown icons are omitted. */
export const loadIcons = async (source: IconSource, pageData: readonly object[]): Promise<IconsByName> => {
  const sets = Map.groupBy(
    [...new Set(iconNamesOf(pageData))].flatMap((name) => splitIconName(name) ?? []),
    ({ prefix }) => prefix,
  );
  const iconsByName: Record<string, Icon> = {};
  for (const [prefix, icons] of sets) {
    const loaded = await source({ prefix, names: icons.map(({ name }) => name) });
    for (const [name, icon] of loaded ?? []) iconsByName[`${prefix}:${name}`] = icon;
  }
  return iconsByName;
};
