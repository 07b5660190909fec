import { fold } from "#domain/shared/index.ts";
import type { EquipmentGroupView } from "../../features/vehicle-details/index.ts";

const toTokens = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Keeps the items in which every token of the text is a prefix of some token, regardless of case, accents and order.
 * An item is found by the less precise equipment that it includes, too.
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
