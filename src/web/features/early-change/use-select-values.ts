import { type RefObject, useLayoutEffect, useRef } from "react";
import { useEarlyChange } from "./use-early-change.ts";

type SelectValue = { readonly name: string; readonly value: string };

/**
 * Selects of a form whose choices apply at once. They follow the page, whose values the back button changes, and keep
 * the focus; a choice that was made before the page was hydrated applies first. `isUnderWay`: a choice waits to be applied or
 * for its page, and one that comes before does not undo it.
 */
export const useSelectValues = (
  form: RefObject<HTMLFormElement | null>,
  values: readonly SelectValue[],
  apply: (form: HTMLFormElement) => void,
  isUnderWay: () => boolean = () => false,
): void => {
  useEarlyChange(form, apply);
  const isFirstRun = useRef(true);
  // With the page: later it could undo a choice whose event is under way.
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
