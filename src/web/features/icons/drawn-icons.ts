import { splitIconName, type Icon, type IconSource } from "#domain/media/index.ts";

/** Drawings by their names ("set:name"). */
export type DrawnIcons = Readonly<Record<string, Icon>>;

/** The names of sets' icons anywhere in what a page shows. */
const namesIn = (value: unknown): readonly string[] => {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === "icon" && typeof child === "string" && splitIconName(child) ? [child] : namesIn(child),
  );
};

/** The drawings a page needs beyond the interface's own, each set asked once. What nobody knows is left out. */
export const drawnIcons = async (source: IconSource, shown: unknown): Promise<DrawnIcons> => {
  const sets = Map.groupBy(
    [...new Set(namesIn(shown))].flatMap((name) => splitIconName(name) ?? []),
    ({ prefix }) => prefix,
  );
  const drawn: Record<string, Icon> = {};
  for (const [prefix, icons] of sets) {
    const found = await source({ prefix, names: icons.map(({ name }) => name) });
    for (const [name, icon] of found ?? []) drawn[`${prefix}:${name}`] = icon;
  }
  return drawn;
};
