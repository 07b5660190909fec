import { fold } from "#domain/shared/index.ts";
import type { EquipmentGroupView } from "./vehicle-view.ts";

const wordsOf = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The groups with what holds every word of the text, whatever its accents, case and order; a word may be begun only. */
export const matchingEquipment = (
  groups: readonly EquipmentGroupView[],
  text: string,
): readonly EquipmentGroupView[] => {
  const wanted = wordsOf(text);
  if (wanted.length === 0) return groups;
  return groups
    .map((group) => ({
      ...group,
      items: group.items.filter((item) => {
        const label = wordsOf(item);
        return wanted.every((word) => label.some((part) => part.startsWith(word)));
      }),
    }))
    .filter(({ items }) => items.length > 0);
};

export const countItems = (groups: readonly EquipmentGroupView[]): number =>
  groups.reduce((sum, { items }) => sum + items.length, 0);
