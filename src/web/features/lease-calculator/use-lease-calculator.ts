import { type FormEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useAddressParameters } from "../page/index.ts";
import type { CalculatorState, CalculatorView, LeaseProblemView } from "./calculator-view.ts";

const loadCalculation = () => import("./calculator-state.ts");

const readForm = (form: HTMLFormElement): URLSearchParams => {
  const texts = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return new URLSearchParams(texts);
};

export type LiveCalculator = {
  readonly view: CalculatorView;
  readonly state: CalculatorState;
  /** Changes when the fields have to be rendered with the values of the state. */
  readonly fieldsKey: number;
  readonly form: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly onChange: () => void;
    readonly onFocus: () => void;
    readonly onPointerEnter: () => void;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  readonly applyProposal: (
    event: MouseEvent<HTMLAnchorElement>,
    proposal: NonNullable<LeaseProblemView["proposal"]>,
  ) => void;
};

/** Follows the view of the loader after a navigation. */
const useCalculatorState = (view: CalculatorView) => {
  const [current, setCurrent] = useState({ view, state: view.state, fieldsKey: 0 });
  if (current.view !== view) setCurrent({ view, state: view.state, fieldsKey: current.fieldsKey + 1 });
  const setState = (state: CalculatorState, renderFields: boolean): void =>
    setCurrent(({ fieldsKey }) => ({ view, state, fieldsKey: renderFields ? fieldsKey + 1 : fieldsKey }));
  return { ...current, setState };
};

/**
 * Enhances the calculator's form, which works by GET: calculates in the browser at each change, with the function of
 * the server. Its code is loaded when the visitor approaches the form.
 */
export const useLeaseCalculator = (view: CalculatorView): LiveCalculator => {
  const { state, fieldsKey, setState } = useCalculatorState(view);
  const ref = useRef<HTMLFormElement>(null);
  useAddressParameters(state === view.state ? null : (state.result?.search ?? null));

  const onChange = async (): Promise<void> => {
    if (!ref.current) return;
    const { calculateState } = await loadCalculation();
    setState(calculateState(view.data, readForm(ref.current)), false);
  };

  const showTerms = async (search: string): Promise<void> => {
    const { calculateState } = await loadCalculation();
    setState(calculateState(view.data, new URLSearchParams(search)), true);
    // The link that was clicked is gone.
    ref.current?.querySelector<HTMLElement>("input, select")?.focus();
  };

  // A browser that comes back to the page restores the fields, not the result.
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const typed = readForm(form);
    const { duration, mileage, deposit } = view.state;
    const rendered = { duration, mileage, deposit };
    if (Object.entries(rendered).some(([name, value]) => typed.get(name) !== value)) void onChange();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only after the page has loaded
  }, []);

  return {
    view,
    state,
    fieldsKey,
    form: {
      ref,
      onChange: () => void onChange(),
      onFocus: () => void loadCalculation(),
      onPointerEnter: () => void loadCalculation(),
      onSubmit: (event) => {
        event.preventDefault();
        void onChange();
      },
    },
    applyProposal: (event, { search }) => {
      event.preventDefault();
      void showTerms(search);
    },
  };
};
