import type { EquipmentGroupView } from "../vehicle/vehicle-view.ts";

/** How close the lines stand: the closest that what there is to say needs. */
export type SheetDensity = "airy" | "close" | "tight";

export type FittedEquipment = {
  readonly density: SheetDensity;
  readonly groups: readonly EquipmentGroupView[];
  /** How many did not fit; the page of the vehicle has them. */
  readonly left: number;
};

type Measure = { readonly density: SheetDensity; readonly lines: number; readonly characters: number };

/**
 * Lines in all columns of the second page and the characters that are sure to stand on one, by the sizes in sheet-layout.css;
 * lower than what fits, since columns are not filled to the last line.
 */
const MEASURES: readonly Measure[] = [
  { density: "airy", lines: 72, characters: 34 },
  { density: "close", lines: 93, characters: 38 },
  { density: "tight", lines: 140, characters: 32 },
];

/** A heading and the space above it. */
const HEADING_LINES = 2;

const linesOf = (item: string, characters: number): number => Math.max(1, Math.ceil(item.length / characters));

const linesOfGroup = ({ items }: EquipmentGroupView, characters: number): number =>
  items.reduce((sum, item) => sum + linesOf(item, characters), HEADING_LINES);

const linesOfAll = (groups: readonly EquipmentGroupView[], characters: number): number =>
  groups.reduce((sum, group) => sum + linesOfGroup(group, characters), 0);

/** The items of a group that stand in so many lines. */
const fitting = (items: readonly string[], lines: number, characters: number): readonly string[] => {
  let room = lines;
  return items.filter((item) => {
    room -= linesOf(item, characters);
    return room >= 0;
  });
};

const cut = (groups: readonly EquipmentGroupView[], { lines, characters }: Measure): readonly EquipmentGroupView[] => {
  let room = lines;
  const kept: EquipmentGroupView[] = [];
  for (const group of groups) {
    const items = fitting(group.items, room - HEADING_LINES, characters);
    if (items.length === 0) continue;
    kept.push({ ...group, items });
    room -= linesOfGroup({ ...group, items }, characters);
  }
  return kept;
};

const countOf = (groups: readonly EquipmentGroupView[]): number =>
  groups.reduce((sum, { items }) => sum + items.length, 0);

/** All equipment in the widest measure that holds it; beyond the tightest one the rest is counted instead of printed. */
export const fitEquipment = (groups: readonly EquipmentGroupView[]): FittedEquipment => {
  const wide = MEASURES.find(({ lines, characters }) => linesOfAll(groups, characters) <= lines);
  if (wide) return { density: wide.density, groups, left: 0 };
  const tightest = MEASURES[MEASURES.length - 1] as Measure;
  const kept = cut(groups, tightest);
  return { density: tightest.density, groups: kept, left: countOf(groups) - countOf(kept) };
};
