import type { EquipmentGroupView } from "../details/equipment-groups.ts";

/** Density of the printed list, from loose to tight. */
type SheetDensity = "airy" | "close" | "tight";

export type FittedEquipment = {
  readonly density: SheetDensity;
  readonly groups: readonly EquipmentGroupView[];
  /** Number of items that did not fit. */
  readonly omitted: number;
};

type DensityLimits = { readonly density: SheetDensity; readonly lines: number; readonly characters: number };

/**
 * Lines in all columns of the second page and characters that are certain to fit on a line, for the sizes in
 * sheet-layout.css.
 * Lower than the real limits, because columns are not filled to the last line.
 */
const DENSITIES: readonly DensityLimits[] = [
  { density: "airy", lines: 72, characters: 34 },
  { density: "close", lines: 93, characters: 38 },
  { density: "tight", lines: 140, characters: 32 },
];

/** A heading including the space above it. */
const HEADING_LINES = 2;

const countLines = (item: string, characters: number): number => Math.max(1, Math.ceil(item.length / characters));

const countGroupLines = ({ items }: EquipmentGroupView, characters: number): number =>
  items.reduce((sum, item) => sum + countLines(item, characters), HEADING_LINES);

const countAllLines = (groups: readonly EquipmentGroupView[], characters: number): number =>
  groups.reduce((sum, group) => sum + countGroupLines(group, characters), 0);

/** The items that fit into the given number of lines. */
const itemsThatFit = (items: readonly string[], lines: number, characters: number): readonly string[] => {
  let linesLeft = lines;
  return items.filter((item) => {
    linesLeft -= countLines(item, characters);
    return linesLeft >= 0;
  });
};

const truncateGroups = (
  groups: readonly EquipmentGroupView[],
  { lines, characters }: DensityLimits,
): readonly EquipmentGroupView[] => {
  let linesLeft = lines;
  const fitted: EquipmentGroupView[] = [];
  for (const group of groups) {
    const items = itemsThatFit(group.items, linesLeft - HEADING_LINES, characters);
    if (items.length === 0) continue;
    fitted.push({ ...group, items });
    linesLeft -= countGroupLines({ ...group, items }, characters);
  }
  return fitted;
};

const countItems = (groups: readonly EquipmentGroupView[]): number =>
  groups.reduce((sum, { items }) => sum + items.length, 0);

/**
 * Selects the loosest density that fits all equipment. Items beyond the tightest density are counted instead of
 * printed.
 */
export const fitEquipment = (groups: readonly EquipmentGroupView[]): FittedEquipment => {
  const limits = DENSITIES.find(({ lines, characters }) => countAllLines(groups, characters) <= lines);
  if (limits) return { density: limits.density, groups, omitted: 0 };
  const tightest = DENSITIES[DENSITIES.length - 1] as DensityLimits;
  const fitted = truncateGroups(groups, tightest);
  return { density: tightest.density, groups: fitted, omitted: countItems(groups) - countItems(fitted) };
};
