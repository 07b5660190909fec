import type { FragmentCache } from "../fragment-cache/index.ts";
import { choicesClass, FacetBody, MoreButton, MoreLabel } from "./facet-body.tsx";
import { FacetChoice, formatCount } from "./facet-choice.tsx";
import { splitValues } from "./facet-values.ts";
import type { ChoicesFacet, FacetView, ValueView } from "./facet-views.ts";

/** Stands in cached HTML where a page has its own; a private character that no label has. */
const SLOT = "\uE000";

/** Each choice is rendered once for all its counts, which differ from search to search. */
const choiceHtml = (cache: FragmentCache, facet: ChoicesFacet, value: ValueView): string => {
  const key = `choice ${facet.kind} ${facet.name} ${value.selected ?? false} ${value.value} ${value.label}`;
  const html = cache.htmlOf(key, <FacetChoice facet={facet} value={value} count={SLOT} />);
  return html.replace(SLOT, formatCount(value.count));
};

const choicesHtml = (cache: FragmentCache, facet: ChoicesFacet, values: readonly ValueView[]): string => {
  let html = "";
  for (const value of values) html += choiceHtml(cache, facet, value);
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

/** What `FacetBody` renders, as HTML. */
export const facetHtml = (cache: FragmentCache, facet: FacetView): string => {
  if (facet.kind === "range")
    return cache.htmlOf(`facet ${JSON.stringify(facet)}`, <FacetBody facet={facet} loading={NOT_LOADING} />);
  const html = choicesHtml(cache, facet, splitValues(facet).shown) + moreHtml(cache, facet);
  const className = choicesClass(facet);
  return className === null ? html : `<div class="${className}">${html}</div>`;
};
