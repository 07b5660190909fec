import { type RefObject, useEffect } from "react";
import { areFieldsChanged } from "./are-fields-changed.ts";

/**
 * Applies once what the visitor changed in these fields before the page was hydrated: nothing reports it. Also what a
 * browser has restored that came back to the page.
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
