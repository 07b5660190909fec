import type { ChoicesFacet, FacetView } from "./facet-views.ts";
import { isSelected, type ValueView } from "./value-view.ts";

/** Number of visible values in a long list; the rest is behind "Voir les 14 autres". */
const VISIBLE_VALUES = 8;

export const isList = (facet: ChoicesFacet): boolean => facet.kind === "values" && facet.control === "checkboxes";

export const splitValues = (facet: ChoicesFacet) => {
  const { values } = facet;
  const { omitted = 0, expanded: isOpen = false } = facet.kind === "values" ? facet : {};
  const isLong = isList(facet) && values.length > VISIBLE_VALUES + 2;
  const more = isLong ? values.slice(VISIBLE_VALUES) : [];
  return {
    visible: isLong ? values.slice(0, VISIBLE_VALUES) : values,
    /** The values behind the button. */
    more,
    /** Number of values behind the button, including those omitted from the page. */
    moreCount: more.length + omitted,
    /** True if the omitted values are listed at once. */
    isExpanded: isOpen || more.some(isSelected),
  };
};

/** The values of an omitted part that an earlier page had; their counts are those of that page. */
export const formerValues = (former: ChoicesFacet, visible: readonly ValueView[]): readonly ValueView[] => {
  const listed = new Set(visible.map(([value]) => value));
  return former.values.flatMap(([value, label, count]) => (listed.has(value) ? [] : [[value, label, count] as const]));
};

/** Splits a long list at its button, unless a value behind it is selected. */
export const withoutMore = (facet: FacetView): FacetView => {
  if (facet.kind !== "values") return facet;
  const { visible, more, isExpanded } = splitValues(facet);
  return more.length === 0 || isExpanded ? facet : { ...facet, values: visible, omitted: more.length };
};

/** An open group; a long list in it has all its values. */
export const expanded = (facet: FacetView): FacetView =>
  facet.kind === "values" ? { ...facet, open: true, expanded: true } : { ...facet, open: true };
