import { useLayoutEffect, useRef } from "react";
import { NavigationType, useNavigationType } from "react-router";
import type { StockPageView } from "./stock-page-view.ts";

const withoutPage = (search: string): string => {
  const params = new URLSearchParams(search);
  params.delete("page");
  return params.toString();
};

/**
 * Scrolls to and focuses the results on pagination, except on back navigation, where the browser restores the position.
 * Moves the focus to the results when the failure notice that had it disappears.
 */
export const useResultFocus = ({ search, page }: StockPageView, failed: boolean) => {
  const results = useRef<HTMLElement>(null);
  const navigationType = useNavigationType();
  const previous = useRef({ rest: withoutPage(search), page, failed });
  useLayoutEffect(() => {
    const last = previous.current;
    const rest = withoutPage(search);
    previous.current = { rest, page, failed };
    if (last.failed && !failed && document.activeElement === document.body) {
      results.current?.focus({ preventScroll: true });
    }
    if (last.page === page || last.rest !== rest || navigationType === NavigationType.Pop) return;
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView();
  }, [search, page, failed, navigationType]);
  return results;
};
