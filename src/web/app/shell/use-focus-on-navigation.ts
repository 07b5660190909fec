import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { MAIN_ID } from "../../platform/page/index.ts";

/** Moves the focus to the main element after navigation, as after a page load. */
export const useFocusOnNavigation = (): void => {
  const { pathname, hash } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (hash === "") document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname, hash]);
};
