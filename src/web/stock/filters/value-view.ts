/** A tuple, and without `selected` when false, to keep the page data small. `value`: of the URL parameter. */
export type ValueView = readonly [value: string, label: string, count: number, selected?: true];

export const isSelected = ([, , , selected]: ValueView): boolean => selected === true;
