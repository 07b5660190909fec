import { useState } from "react";
import { useAddressParameters } from "../page/index.ts";
import type { OfferOwnershipBasis, OwnershipBasis } from "./ownership-basis.ts";
import type { OwnershipCostView } from "./ownership-view.ts";

type BuildView = (params: URLSearchParams) => OwnershipCostView | null;

// Fetched when a visitor reaches the form; most never do.
const loadBuilder = async (basis: OwnershipBasis | OfferOwnershipBasis): Promise<BuildView> => {
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

/** A number that is being typed is invalid until it is complete. */
const isBeingTyped = ({ fields }: OwnershipCostView, form: HTMLFormElement): boolean =>
  fields.some(({ name, error }) => error !== null && form.elements.namedItem(name) === document.activeElement);

/** The estimate at the values of the form, calculated in the browser; the address follows. */
export const useLiveView = (initial: OwnershipCostView, basis: OwnershipBasis | OfferOwnershipBasis) => {
  const [changed, setChanged] = useState<{ readonly view: OwnershipCostView; readonly search: string } | null>(null);
  useAddressParameters(changed?.search ?? null);
  const update = async (form: HTMLFormElement): Promise<void> => {
    const buildView = await loadBuilder(basis);
    const params = readForm(form, initial);
    const search = params.toString();
    // The form also reports that a field was left unchanged.
    if (search === (changed?.search ?? initialSearch(initial))) return;
    const view = buildView(params);
    if (view !== null && !isBeingTyped(view, form)) setChanged({ view, search });
  };
  return {
    view: changed?.view ?? initial,
    /** The visitor has changed an assumption. */
    isChanged: changed !== null,
    update,
    prefetch: () => void loadBuilder(basis),
  };
};
