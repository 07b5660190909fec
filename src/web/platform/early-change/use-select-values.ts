import { type RefObject, useLayoutEffect, useRef } from "react";
import { useEarlyChange } from "./use-early-change.ts";

type SelectValue = { readonly name: string; readonly value: string };

/**
 * Values of selects that apply each choice at once. They follow the page (for back navigation) and keep the focus. A
 * choice made before hydration is applied first. While `isUnderWay` returns true, a new page does not overwrite a
 * pending choice.
 */
export const useSelectValues = (
  form: RefObject<HTMLFormElement | null>,
  values: readonly SelectValue[],
  apply: (form: HTMLFormElement) => void,
  isUnderWay: () => boolean = () => false,
): void => {
  useEarlyChange(form, apply);
  const isFirstRun = useRef(true);
  // Layout effect: a passive effect could overwrite a choice whose event is pending.
  useLayoutEffect(() => {
    if (isFirstRun.current) {
      isFirstRun.current = false;
      return;
    }
    if (isUnderWay()) return;
    for (const { name, value } of values) {
      const select = form.current?.elements.namedItem(name);
      if (select instanceof HTMLSelectElement) select.value = value;
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the form follows the page
  }, [form, values]);
};
