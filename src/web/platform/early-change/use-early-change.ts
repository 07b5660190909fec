import { type RefObject, useEffect } from "react";
import { areFieldsChanged } from "./are-fields-changed.ts";

/**
 * Applies changes made before hydration, which fire no React event, and values the browser restores on back navigation.
 * Runs once.
 */
export const useEarlyChange = <Element extends HTMLElement>(
  container: RefObject<Element | null>,
  apply: (container: Element) => void,
): void => {
  useEffect(() => {
    if (container.current && areFieldsChanged(container.current)) apply(container.current);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only after the page has loaded
  }, []);
};
