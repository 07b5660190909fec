import { type FormEvent, type MouseEvent, useMemo, useRef, useState } from "react";
import { PARAMETER_SETS, type Parameters } from "#domain/ownership/index.ts";
import { useSelectValues } from "../../platform/early-change/index.ts";
import { type LazyScript, useLazyScript } from "../../platform/lazy-script/index.ts";
import { isPlainClick, useAddressParameters } from "../../platform/page/index.ts";
import type { OwnershipCostData } from "../ownership-cost/ownership-cost.tsx";
import type { OfferAtTermsView, OfferDetailsView } from "./offer-at-terms.ts";
import type { OfferPageView } from "./offer-page-view.ts";

const loadCalculation = () => import("./offer-at-terms.ts");

/** The offer at the most recently selected terms. */
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

/** Ownership cost input, which depends on the terms of the page. */
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

type Script = Pick<LazyScript, "prefetch" | "run">;

/** Handlers of the form and of the links to other terms. */
const createHandlers = (view: OfferPageView, { prefetch, run }: Script, onOffer: (offer: LiveOffer) => void) => {
  const showTerms = (terms: Parameters, otherwise?: () => void): void =>
    void run(
      loadCalculation,
      ({ offerAtTerms, offerDetails }) => {
        const params = new URLSearchParams(window.location.search);
        for (const name of PARAMETER_SETS.terms) params.delete(name);
        for (const [name, value] of terms) params.set(name, value);
        onOffer(toLiveOffer(view, offerAtTerms(view.basis, params), () => offerDetails(view.basis, params)));
      },
      otherwise,
    );
  const preload = { onFocus: () => prefetch(loadCalculation), onPointerEnter: () => prefetch(loadCalculation) };
  return {
    showForm: (form: HTMLFormElement): void => showTerms(readTerms(new FormData(form))),
    preload,
    /** Event handlers for elements that contain links to other terms. */
    links: {
      onClick: (event: MouseEvent<HTMLElement>) => {
        const link = event.target instanceof Element ? event.target.closest("a") : null;
        if (!link || !isPlainClick(event)) return;
        event.preventDefault();
        showTerms(readTerms(new URL(link.href).searchParams), () => window.location.assign(link.href));
      },
      ...preload,
    },
  };
};

/**
 * Enhances the terms of an offer (a GET form and links): calculates in the browser on each change with the same
 * function as the server, and replaces the URL. Its code is loaded when the visitor approaches the form or the grid.
 */
export const useOfferTerms = (view: OfferPageView) => {
  const [offer, setOffer] = useState(() => initialOffer(view));
  if (offer.view !== view) setOffer(initialOffer(view));
  const { atTerms } = offer;
  useAddressParameters(atTerms === view.atTerms ? null : atTerms.search, PARAMETER_SETS.use);

  const { hasFailed, prefetch, run } = useLazyScript();
  const { showForm, links, preload } = useMemo(
    () => createHandlers(view, { prefetch, run }, setOffer),
    [view, prefetch, run],
  );
  const ref = useRef<HTMLFormElement>(null);
  useSelectValues(ref, atTerms.terms.fields, showForm);
  const form = {
    ref,
    ...preload,
    onChange: (event: FormEvent<HTMLFormElement>) => showForm(event.currentTarget),
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      if (hasFailed) return;
      event.preventDefault();
      showForm(event.currentTarget);
    },
  };
  return { offer, form, links, hasFailed };
};

export type OfferTerms = ReturnType<typeof useOfferTerms>;
