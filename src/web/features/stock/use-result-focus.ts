import { useLayoutEffect, useRef } from "react";
import { NavigationType, useNavigationType } from "react-router";
import type { StockPageView } from "./stock-view.ts";

const withoutPage = (search: string): string => {
  const params = new URLSearchParams(search);
  params.delete("page");
  return params.toString();
};

/**
 * Another page of the same results begins at its top, for the eye and for the keyboard. On the way back the browser
 * knows where one was. Where a notice with its button has gone, the focus is at what came in its place.
 */
export const useResultFocus = ({ search, page }: StockPageView, failed: boolean) => {
  const results = useRef<HTMLElement>(null);
  const way = useNavigationType();
  const before = useRef({ rest: withoutPage(search), page, failed });
  useLayoutEffect(() => {
    const was = before.current;
    const rest = withoutPage(search);
    before.current = { rest, page, failed };
    if (was.failed && !failed && document.activeElement === document.body) {
      results.current?.focus({ preventScroll: true });
    }
    if (was.page === page || was.rest !== rest || way === NavigationType.Pop) return;
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView();
  }, [search, page, failed, way]);
  return results;
};
