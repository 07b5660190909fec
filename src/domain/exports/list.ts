const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * The items of a list in one cell, as the import's reader of lists undoes it: a separator within an item gets a backslash,
 * and backslashes before a separator are doubled.
 */
export const joinedList = (items: readonly string[], separator: string): string => {
  const within = new RegExp(String.raw`(\\*)${escaped(separator)}`, "g");
  return items
    .map((item, place) => {
      const inner = item.replaceAll(within, (_, slashes: string) => `${slashes}${slashes}\\${separator}`);
      return place === items.length - 1 ? inner : inner.replace(/\\+$/, "$&$&");
    })
    .join(separator);
};
