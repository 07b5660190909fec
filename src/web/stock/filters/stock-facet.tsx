import { memo, useState } from "react";
import { FacetBody, type ValuesLoading } from "./facet-body.tsx";
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

type StockFacetProps = {
  readonly facet: FacetView;
  /** Must be the same object until it changes. */
  readonly loading: ValuesLoading;
};

const DeferredBody = ({ facet, isOpen, loading }: StockFacetProps & { readonly isOpen: boolean }) => (
  <FacetBody facet={useDeferredFacet(facet, isOpen)} loading={loading} />
);

/** One collapsible filter with the number of selected values. */
export const StockFacet = memo(({ facet, loading }: StockFacetProps) => (
  <FacetFrame name={facet.name} label={facet.label} open={facet.open === true} selectedCount={countSelected(facet)}>
    {(isOpen) => <DeferredBody facet={facet} isOpen={isOpen} loading={loading} />}
  </FacetFrame>
));
StockFacet.displayName = "StockFacet";
