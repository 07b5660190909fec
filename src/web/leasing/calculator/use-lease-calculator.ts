import { type FormEvent, type MouseEvent, type RefObject, useRef, useState } from "react";
import { useEarlyChange } from "../../platform/early-change/index.ts";
import { useLazyScript } from "../../platform/lazy-script/index.ts";
import { useAddressParameters } from "../../platform/page/index.ts";
import type { CalculatorState, CalculatorView, LeaseProblemView } from "./calculator-view.ts";

const loadCalculation = () => import("./calculator-state.ts");

const readForm = (form: HTMLFormElement): URLSearchParams => {
  const texts = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return new URLSearchParams(texts);
};

/** `Element`: the form, or an element inside it that contains the fields. */
export type LiveCalculator<Element extends HTMLElement = HTMLFormElement> = {
  readonly view: CalculatorView;
  readonly state: CalculatorState;
  /** Changes when the fields must be rendered with the values of the state. */
  readonly fieldsKey: number;
  /** True if its code failed to load: the form is then submitted as without scripts. */
  readonly hasFailed: boolean;
  readonly fields: {
    readonly ref: RefObject<Element | null>;
    readonly onChange: () => void;
    readonly onFocus: () => void;
    readonly onPointerEnter: () => void;
  };
  /** Submit handler for a form without another purpose. */
  readonly onSubmit: (event: FormEvent) => void;
  /** Calculates the current values of the fields. */
  readonly recalculate: () => void;
  readonly applyProposal: (
    event: MouseEvent<HTMLAnchorElement>,
    proposal: NonNullable<LeaseProblemView["proposal"]>,
  ) => void;
};

/** Follows the loader's view after a navigation. */
const useCalculatorState = (view: CalculatorView) => {
  const [current, setCurrent] = useState({ view, state: view.state, fieldsKey: 0 });
  if (current.view !== view) setCurrent({ view, state: view.state, fieldsKey: current.fieldsKey + 1 });
  const setState = (state: CalculatorState, renderFields: boolean): void =>
    setCurrent(({ fieldsKey }) => ({ view, state, fieldsKey: renderFields ? fieldsKey + 1 : fieldsKey }));
  return { ...current, setState };
};

/**
 * Enhances the calculator's GET form: calculates in the browser on each change, with the same function as the server.
 * Its code is loaded when the visitor approaches the form.
 */
export const useLeaseCalculator = <Element extends HTMLElement = HTMLFormElement>(
  view: CalculatorView,
  { followsAddress = true }: { readonly followsAddress?: boolean } = {},
): LiveCalculator<Element> => {
  const { state, fieldsKey, setState } = useCalculatorState(view);
  const ref = useRef<Element>(null);
  const { hasFailed, prefetch, run } = useLazyScript();
  useAddressParameters(followsAddress && state !== view.state ? (state.result?.search ?? null) : null);

  const recalculate = (): void =>
    void run(loadCalculation, ({ calculateState }) => {
      const form = ref.current?.closest("form");
      if (form) setState(calculateState(view.data, readForm(form)), false);
    });

  const showTerms = (search: string, href: string): void =>
    void run(
      loadCalculation,
      ({ calculateState }) => {
        setState(calculateState(view.data, new URLSearchParams(search)), true);
        // The clicked link was removed by the new result.
        ref.current?.querySelector<HTMLElement>("input, select")?.focus();
      },
      () => window.location.assign(href),
    );

  useEarlyChange(ref, recalculate);

  return {
    view,
    state,
    fieldsKey,
    hasFailed,
    fields: {
      ref,
      onChange: recalculate,
      onFocus: () => prefetch(loadCalculation),
      onPointerEnter: () => prefetch(loadCalculation),
    },
    onSubmit: (event) => {
      if (hasFailed) return;
      event.preventDefault();
      recalculate();
    },
    recalculate,
    applyProposal: (event, { search }) => {
      event.preventDefault();
      showTerms(search, event.currentTarget.href);
    },
  };
};
