import { memo, useState } from "react";
import { FacetBody } from "./facet-body.tsx";
import { FacetFrame } from "./facet-frame.tsx";
import { facetHtml } from "./facet-html.tsx";
import type { FacetView } from "./facet-views.ts";

const countSelected = (facet: FacetView): number =>
  facet.kind === "range"
    ? Number(facet.selected.min !== null || facet.selected.max !== null)
    : facet.values.filter((value) => value.selected).length;

const selectionKey = (facet: FacetView): string =>
  facet.kind === "range"
    ? `${facet.selected.min} ${facet.selected.max}`
    : facet.values.flatMap(({ value, selected }) => (selected ? [value] : [])).join(" ");

/** A closed group renders again only when it is opened or its selection changes. */
const useDeferredFacet = (facet: FacetView, isOpen: boolean): FacetView => {
  const [rendered, setRendered] = useState(facet);
  if (rendered === facet) return rendered;
  if (!isOpen && selectionKey(rendered) === selectionKey(facet)) return rendered;
  setRendered(facet);
  return facet;
};

const DeferredBody = ({ facet, isOpen }: { readonly facet: FacetView; readonly isOpen: boolean }) => (
  <FacetBody facet={useDeferredFacet(facet, isOpen)} />
);

/** One collapsible filter with the number of selected values. */
export const StockFacet = memo(({ facet }: { readonly facet: FacetView }) => (
  <FacetFrame
    name={facet.name}
    label={facet.label}
    open={facet.open}
    selectedCount={countSelected(facet)}
    html={(cache) => facetHtml(cache, facet)}
  >
    {(isOpen) => <DeferredBody facet={facet} isOpen={isOpen} />}
  </FacetFrame>
));
StockFacet.displayName = "StockFacet";
