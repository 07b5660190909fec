import { fold } from "#domain/shared/index.ts";
import type { EquipmentGroupView } from "../../vehicle/index.ts";

const toTokens = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Filters the items in which every token of the text is a prefix of some token, ignoring case, accents and order.
 * Less precise equipment that an item includes also matches.
 */
export const matchingEquipment = (
  groups: readonly EquipmentGroupView[],
  text: string,
): readonly EquipmentGroupView[] => {
  const tokens = toTokens(text);
  if (tokens.length === 0) return groups;
  const matches = (label: string): boolean => {
    const labelTokens = toTokens(label);
    return tokens.every((token) => labelTokens.some((labelToken) => labelToken.startsWith(token)));
  };
  return groups
    .map((group) => ({
      ...group,
      items: group.items.filter((item) => [item, ...(group.included?.[item] ?? [])].some(matches)),
    }))
    .filter(({ items }) => items.length > 0);
};

export const countItems = (groups: readonly EquipmentGroupView[]): number =>
  groups.reduce((sum, { items }) => sum + items.length, 0);
