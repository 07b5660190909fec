import { trimTrailing } from "#domain/shared/index.ts";

const escapeForRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * Joins list items in one cell, the inverse of the import's list reader: a separator within an item is escaped with a
 * backslash, and backslashes before a separator are doubled.
 */
export const joinList = (items: readonly string[], separator: string): string => {
  const separatorInItem = new RegExp(String.raw`(?<!\\)(\\*)${escapeForRegExp(separator)}`, "g");
  return items
    .map((item, index) => {
      const escapedItem = item.replaceAll(
        separatorInItem,
        (_, backslashes: string) => `${backslashes}${backslashes}\\${separator}`,
      );
      const backslashes = escapedItem.slice(trimTrailing(escapedItem, "\\").length);
      return index === items.length - 1 ? escapedItem : escapedItem + backslashes;
    })
    .join(separator);
};
