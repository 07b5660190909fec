import { memo, useState } from "react";
import { FacetBody, type FacetBodyProps } from "./facet-body.tsx";
import { FacetFrame } from "./facet-frame.tsx";
import type { FacetView } from "./facet-views.ts";
import { isSelected } from "./value-view.ts";

const countSelected = (facet: FacetView): number =>
  facet.kind === "range" ? Number(facet.selected !== undefined) : facet.values.filter(isSelected).length;

const selectionKey = (facet: FacetView): string =>
  facet.kind === "range"
    ? `${facet.selected?.min} ${facet.selected?.max}`
    : facet.values.flatMap((value) => (isSelected(value) ? [value[0]] : [])).join(" ");

/** A closed group renders again only when it is opened or its selection changes. */
const useDeferredFacet = (facet: FacetView, isOpen: boolean): FacetView => {
  const [rendered, setRendered] = useState(facet);
  if (rendered === facet) return rendered;
  if (!isOpen && selectionKey(rendered) === selectionKey(facet)) return rendered;
  setRendered(facet);
  return facet;
};

const DeferredBody = ({ facet, isOpen, ...rest }: FacetBodyProps & { readonly isOpen: boolean }) => (
  <FacetBody facet={useDeferredFacet(facet, isOpen)} {...rest} />
);

/** One collapsible filter with the number of selected values. */
export const StockFacet = memo(({ facet, ...rest }: FacetBodyProps) => (
  <FacetFrame name={facet.name} label={facet.label} open={facet.open === true} selectedCount={countSelected(facet)}>
    {(isOpen) => <DeferredBody facet={facet} isOpen={isOpen} {...rest} />}
  </FacetFrame>
));
StockFacet.displayName = "StockFacet";
