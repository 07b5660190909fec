import type { FragmentCache } from "../fragment-cache/index.ts";
import { choicesClass, FacetBody, MoreLabel, splitValues } from "./facet-body.tsx";
import { FacetChoice, formatCount } from "./facet-choice.tsx";
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

const moreHtml = (cache: FragmentCache, facet: ChoicesFacet, values: readonly ValueView[]): string => {
  if (values.length === 0) return "";
  const open = values.some(({ selected }) => selected);
  const details = (
    <details open={open} className="facet-more">
      <MoreLabel count={values.length} />
      {SLOT}
    </details>
  );
  return cache.htmlOf(`more ${values.length} ${open}`, details).replace(SLOT, () => choicesHtml(cache, facet, values));
};

/** What `FacetBody` renders, as HTML. */
export const facetHtml = (cache: FragmentCache, facet: FacetView): string => {
  if (facet.kind === "range") return cache.htmlOf(`facet ${JSON.stringify(facet)}`, <FacetBody facet={facet} />);
  const [shown, more] = splitValues(facet);
  const html = choicesHtml(cache, facet, shown) + moreHtml(cache, facet, more);
  const className = choicesClass(facet);
  return className === null ? html : `<div class="${className}">${html}</div>`;
};
