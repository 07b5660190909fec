import { type FormEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from "react";
import { PARAMETER_SETS, type Parameters } from "#domain/ownership/index.ts";
import { isPlainClick, useAddressParameters } from "../../features/page/index.ts";
import type { OwnershipCostData } from "../../features/ownership-cost/index.ts";
import type { OfferAtTermsView, OfferDetailsView } from "./offer-at-terms.ts";
import type { OfferPageView } from "./offer-page-view.ts";

const loadCalculation = () => import("./offer-at-terms.ts");

/** An offer at the terms that the visitor has chosen last. */
export type LiveOffer = {
  readonly view: OfferPageView;
  readonly atTerms: OfferAtTermsView;
  readonly getDetails: () => OfferDetailsView;
  readonly ownershipCost: OwnershipCostData | null;
};

const initialOffer = (view: OfferPageView): LiveOffer => {
  const { atTerms, details, ownershipCost } = view;
  return { view, atTerms, getDetails: () => details, ownershipCost };
};

/** The cost of ownership is estimated from the terms of the page. */
const toLiveOffer = (
  view: OfferPageView,
  atTerms: OfferAtTermsView,
  getDetails: LiveOffer["getDetails"],
): LiveOffer => ({
  view,
  atTerms,
  getDetails,
  ownershipCost: view.ownershipCost && {
    ...view.ownershipCost,
    basis: { ...view.basis.estimate, terms: atTerms.chosen },
  },
});

const readTerms = (params: URLSearchParams | FormData): Parameters =>
  PARAMETER_SETS.terms.flatMap((name) => {
    const value = params.get(name);
    return typeof value === "string" ? [[name, value] as const] : [];
  });

/** Handlers of the form and of the links to other terms. */
const createHandlers = (view: OfferPageView, onOffer: (offer: LiveOffer) => void) => {
  const showTerms = async (terms: Parameters): Promise<void> => {
    const { offerAtTerms, offerDetails } = await loadCalculation();
    const params = new URLSearchParams(window.location.search);
    for (const name of PARAMETER_SETS.terms) params.delete(name);
    for (const [name, value] of terms) params.set(name, value);
    onOffer(toLiveOffer(view, offerAtTerms(view.basis, params), () => offerDetails(view.basis, params)));
  };
  const showForm = (form: HTMLFormElement) => void showTerms(readTerms(new FormData(form)));
  const prefetch = () => void loadCalculation();
  return {
    form: {
      onChange: (event: FormEvent<HTMLFormElement>) => showForm(event.currentTarget),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        showForm(event.currentTarget);
      },
      onFocus: prefetch,
      onPointerEnter: prefetch,
    },
    /** Of elements that contain links to other terms. */
    links: {
      onClick: (event: MouseEvent<HTMLElement>) => {
        const link = event.target instanceof Element ? event.target.closest("a") : null;
        if (!link || !isPlainClick(event)) return;
        event.preventDefault();
        void showTerms(readTerms(new URL(link.href).searchParams));
      },
      onFocus: prefetch,
      onPointerEnter: prefetch,
    },
  };
};

/**
 * Enhances the terms of an offer, a GET form and links to other terms: calculates in the browser at each change, with the
 * function of the server, and replaces the address. Its code is loaded when the visitor approaches the form or the grid.
 */
export const useOfferTerms = (view: OfferPageView) => {
  const [offer, setOffer] = useState(() => initialOffer(view));
  if (offer.view !== view) setOffer(initialOffer(view));
  const { atTerms } = offer;
  useAddressParameters(atTerms === view.atTerms ? null : atTerms.search, PARAMETER_SETS.use);

  const ref = useRef<HTMLFormElement>(null);
  // The form follows the page; a browser that comes back to it may have restored other values.
  useEffect(() => {
    for (const { name, value } of atTerms.terms.fields) {
      const select = ref.current?.elements.namedItem(name);
      if (select instanceof HTMLSelectElement) select.value = value;
    }
  }, [atTerms]);

  const { form, links } = useMemo(() => createHandlers(view, setOffer), [view]);
  return { offer, form: { ref, ...form }, links };
};

export type OfferTerms = ReturnType<typeof useOfferTerms>;
