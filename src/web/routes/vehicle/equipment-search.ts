import { fold } from "#domain/shared/index.ts";
import type { EquipmentGroupView } from "../../features/vehicle-details/index.ts";

const toTokens = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Keeps the items in which every token of the text is a prefix of some token, regardless of case, accents and order.
 */
export const matchingEquipment = (
  groups: readonly EquipmentGroupView[],
  text: string,
): readonly EquipmentGroupView[] => {
  const tokens = toTokens(text);
  if (tokens.length === 0) return groups;
  return groups
    .map((group) => ({
      ...group,
      items: group.items.filter((item) => {
        const itemTokens = toTokens(item);
        return tokens.every((token) => itemTokens.some((itemToken) => itemToken.startsWith(token)));
      }),
    }))
    .filter(({ items }) => items.length > 0);
};

export const countItems = (groups: readonly EquipmentGroupView[]): number =>
  groups.reduce((sum, { items }) => sum + items.length, 0);
