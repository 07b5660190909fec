import { useEffect, useState } from "react";
import { parametersOf } from "#domain/ownership/index.ts";
import { type LazyScript, useLazyScript } from "../../platform/lazy-script/index.ts";
import { useAddressParameters } from "../../platform/page/index.ts";
import type { OfferOwnershipBasis, OwnershipBasis } from "./ownership-basis.ts";
import type { OwnershipCostView } from "./ownership-view.ts";

type SectionBasis = OwnershipBasis | OfferOwnershipBasis;

type BuildView = (params: URLSearchParams) => OwnershipCostView | null;

// Loaded when a visitor reaches the form; most never do.
const loadBuilder = async (basis: SectionBasis): Promise<BuildView> => {
  if ("offer" in basis) {
    const { buildOfferOwnershipView } = await import("./build-offer-ownership-view.ts");
    return (params) => buildOfferOwnershipView(basis, params);
  }
  const { buildOwnershipView } = await import("./build-ownership-view.ts");
  return (params) => buildOwnershipView(basis, params);
};

const readForm = (form: HTMLFormElement, { fields }: OwnershipCostView): URLSearchParams => {
  const data = new FormData(form);
  const texts = fields.map(({ name }) => [name, data.get(name)] as const);
  return new URLSearchParams(texts.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
};

const initialSearch = ({ fields }: OwnershipCostView): string =>
  new URLSearchParams(fields.map(({ name, value }) => [name, value])).toString();

/** While a number is being typed it may be invalid. */
const isBeingTyped = ({ fields }: OwnershipCostView, form: HTMLFormElement): boolean =>
  fields.some(({ name, error }) => error !== null && form.elements.namedItem(name) === document.activeElement);

type LiveView = {
  /** As rendered by the server. */
  readonly initial: OwnershipCostView;
  readonly basis: SectionBasis;
  readonly view: OwnershipCostView;
  /** Form values; null until the visitor changes one. */
  readonly search: string | null;
  /** Changes when the fields must be rendered with the values of the view. */
  readonly fieldsKey: number;
};

/** Recalculates the estimate for another basis with its years and mileage; the visitor's prices stay. */
const useBasis = (
  live: LiveView,
  basis: SectionBasis,
  run: LazyScript["run"],
  setLive: (live: LiveView) => void,
): void => {
  useEffect(() => {
    if (basis === live.basis) return;
    let isLatest = true;
    const showBasis = (buildView: BuildView): void => {
      const prices = parametersOf(new URLSearchParams(live.search ?? window.location.search), "prices");
      const params = new URLSearchParams(prices.map(([name, value]) => [name, value]));
      const view = buildView(params);
      if (!isLatest || view === null) return;
      const search = live.search === null ? null : params.toString();
      setLive({ ...live, basis, view, search, fieldsKey: live.fieldsKey + 1 });
    };
    void run(() => loadBuilder(basis), showBasis);
    return () => {
      isLatest = false;
    };
  }, [live, basis, run, setLive]);
};

/** The estimate for the form's values, calculated in the browser; updates the URL too. */
export const useLiveView = (initial: OwnershipCostView, basis: SectionBasis) => {
  const [live, setLive] = useState<LiveView>({ initial, basis, view: initial, search: null, fieldsKey: 0 });
  // A navigation to other assumptions.
  if (live.initial !== initial) {
    setLive({ initial, basis, view: initial, search: null, fieldsKey: live.fieldsKey + 1 });
  }
  const { hasFailed, prefetch, run } = useLazyScript();
  useBasis(live, basis, run, setLive);
  useAddressParameters(live.search);
  const update = (form: HTMLFormElement): void =>
    void run(
      () => loadBuilder(basis),
      (buildView) => {
        const params = readForm(form, live.view);
        const search = params.toString();
        // The form also fires when a field loses the focus unchanged.
        if (search === (live.search ?? initialSearch(live.view))) return;
        const view = buildView(params);
        if (view !== null && !isBeingTyped(view, form)) setLive((before) => ({ ...before, view, search }));
      },
    );
  return {
    view: live.view,
    fieldsKey: live.fieldsKey,
    /** True if the visitor has changed an assumption. */
    isChanged: live.search !== null,
    update,
    prefetch: () => prefetch(() => loadBuilder(basis)),
    /** True if its code failed to load: the form is then submitted as without scripts. */
    hasFailed,
  };
};
