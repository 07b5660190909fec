import { useState } from "react";
import type { OwnershipBasis } from "./ownership-basis.ts";
import type { OwnershipCostView } from "./ownership-view.ts";

// Fetched when a visitor reaches the form; most never do.
const loadBuilder = () => import("./build-ownership-view.ts");

const toParams = (form: HTMLFormElement): URLSearchParams => {
  const texts = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return new URLSearchParams(texts);
};

/** A number that is being typed is invalid until it is complete. */
const isBeingTyped = ({ fields }: OwnershipCostView, form: HTMLFormElement): boolean =>
  fields.some(({ name, error }) => error !== null && form.elements.namedItem(name) === document.activeElement);

/** The estimate at the values of the form, calculated in the browser; the address follows. */
export const useLiveView = (initial: OwnershipCostView, basis: OwnershipBasis) => {
  const [view, setView] = useState(initial);
  const update = async (form: HTMLFormElement): Promise<void> => {
    const { buildOwnershipView } = await loadBuilder();
    const params = toParams(form);
    const next = buildOwnershipView(basis, params);
    if (next === null || isBeingTyped(next, form)) return;
    setView(next);
    window.history.replaceState(window.history.state, "", `${window.location.pathname}?${params}`);
  };
  return { view, update, prefetch: () => void loadBuilder() };
};
