import { createContext, useContext, useEffect, useState } from "react";
import { type Icon, splitIconName } from "#domain/media/index.ts";
import type { IconSource } from "#application/media/ports.ts";
import { createDerivedCache } from "#domain/shared/index.ts";

/** Icons by full name ("set:name"); null for one that does not exist. */
type IconsByName = Readonly<Record<string, Icon | null>>;

/** Full names of icon-set icons anywhere in the page data. */
const findIconNames = (value: unknown): readonly string[] => {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === "icon" && typeof child === "string" && splitIconName(child) ? [child] : findIconNames(child),
  );
};

const cachedNames = createDerivedCache<object, readonly string[]>();

/** Cached for page data that is the same object on several pages, such as a section. */
const iconNamesOf = (pageData: readonly object[]): readonly string[] =>
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

/** Icons loaded with the page, and the names of those that do not exist. */
export const IconsContext = createContext<IconsByName>({});

const TIMEOUT_MS = 5_000;

/** The icon "set:name"; null if the site does not have it. Rejects on timeout. */
const requestIcon = async (fullName: string): Promise<Icon | null> => {
  const [prefix = "", name = ""] = fullName.split(":");
  const response = await fetch(`/api/icons/${prefix}.json?icons=${name}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) return null;
  const { icons } = (await response.json()) as { readonly icons: Readonly<Record<string, Icon>> };
  return icons[name] ?? null;
};

const requested = new Map<string, Promise<Icon | null>>();

/** As `requestIcon`, once for all elements that show the icon; again after a failed request. */
export const fetchIcon = (fullName: string): Promise<Icon | null> => {
  const icon =
    requested.get(fullName) ??
    requestIcon(fullName).catch((error: unknown) => {
      requested.delete(fullName);
      throw error;
    });
  requested.set(fullName, icon);
  return icon;
};

/** Renders a preloaded icon, or fetches it if the server could not load it in time. */
export const IconSetIcon = ({ name }: { readonly name: string }) => {
  const preloaded = useContext(IconsContext)[name];
  const [fetched, setFetched] = useState<Icon | null>(null);
  useEffect(() => {
    if (preloaded === undefined) fetchIcon(name).then(setFetched, () => undefined);
  }, [preloaded, name]);
  const icon = preloaded ?? fetched;
  if (!icon) return null;
  return (
    <svg
      viewBox={`0 0 ${icon.width} ${icon.height}`}
      width="20"
      height="20"
      className="icon"
      aria-hidden
      focusable="false"
      // The server accepts shapes only: see isSafeIconBody.
      dangerouslySetInnerHTML={{ __html: icon.body }}
    />
  );
};
