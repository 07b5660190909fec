import { groupThousands } from "#domain/shared/index.ts";
import type { FragmentCache } from "../fragment-cache/index.ts";
import { choicesClass, FacetBody, MoreButton, MoreLabel } from "./facet-body.tsx";
import { FacetChoice } from "./facet-choice.tsx";
import { splitValues } from "./facet-values.ts";
import { SLOT } from "./slot.ts";
import type { ChoicesFacet, FacetView, ValueView } from "./facet-views.ts";

/** The HTML of a choice before and after its count. */
type ChoiceParts = { readonly label: string; readonly before: string; readonly after: string };

/** Of one facet. Visitors can invent values. */
const MAX_CHOICES = 1_000;

/** Choices by their value. */
type Choices = { readonly free: Map<string, ChoiceParts>; readonly selected: Map<string, ChoiceParts> };

/** By the name of the facet: keys that need not be put together for each of a hundred choices of a page. */
const knownChoices = new WeakMap<FragmentCache, Map<string, Choices>>();

const choicesOf = (cache: FragmentCache, { name }: ChoicesFacet): Choices => {
  const facets = knownChoices.get(cache) ?? new Map<string, Choices>();
  knownChoices.set(cache, facets);
  const choices = facets.get(name) ?? { free: new Map(), selected: new Map() };
  facets.set(name, choices);
  for (const known of [choices.free, choices.selected]) if (known.size >= MAX_CHOICES) known.clear();
  return choices;
};

const renderChoice = (cache: FragmentCache, facet: ChoicesFacet, value: ValueView): ChoiceParts => {
  const key = `choice ${facet.kind} ${facet.name} ${value.selected ?? false} ${value.value} ${value.label}`;
  const html = cache.htmlOf(key, <FacetChoice facet={facet} value={value} count={SLOT} />);
  const slot = html.indexOf(SLOT);
  return { label: value.label, before: html.slice(0, slot), after: html.slice(slot + 1) };
};

/** Each choice is rendered once for all its counts, which differ from search to search. */
const choicesHtml = (cache: FragmentCache, facet: ChoicesFacet, values: readonly ValueView[]): string => {
  const { free, selected } = choicesOf(cache, facet);
  let html = "";
  for (const value of values) {
    const choices = value.selected ? selected : free;
    let parts = choices.get(value.value);
    if (parts?.label !== value.label) {
      parts = renderChoice(cache, facet, value);
      choices.set(value.value, parts);
    }
    html += parts.before + groupThousands(value.count) + parts.after;
  }
  return html;
};

const moreHtml = (cache: FragmentCache, facet: ChoicesFacet): string => {
  const { more, moreCount, isExpanded } = splitValues(facet);
  if (moreCount === 0) return "";
  const isMissing = more.length < moreCount;
  const details = (
    <details open={isExpanded} className="facet-more">
      <MoreLabel count={moreCount} />
      {isMissing ? <MoreButton name={facet.name} /> : SLOT}
    </details>
  );
  return cache
    .htmlOf(`more ${facet.name} ${moreCount} ${isExpanded} ${isMissing}`, details)
    .replace(SLOT, () => choicesHtml(cache, facet, more));
};

const NOT_LOADING = { load: () => {}, failed: false };

/** False for a chosen range, which hardly another page has. */
export const isFacetCached = (facet: FacetView): boolean =>
  facet.kind !== "range" || (facet.selected.min === null && facet.selected.max === null);

/** The HTML of `FacetBody`. */
export const facetHtml = (cache: FragmentCache, facet: FacetView): string => {
  if (facet.kind === "range")
    return cache.htmlOf(`facet ${JSON.stringify(facet)}`, <FacetBody facet={facet} loading={NOT_LOADING} />);
  const html = choicesHtml(cache, facet, splitValues(facet).shown) + moreHtml(cache, facet);
  const className = choicesClass(facet);
  return className === null ? html : `<div class="${className}">${html}</div>`;
};
