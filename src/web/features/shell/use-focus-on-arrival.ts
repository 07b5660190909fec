import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { MAIN_ID } from "./main.tsx";

/** After a change of page the focus is at its beginning, as after a load: screen readers hear it, Tab goes on from there. */
export const useFocusOnArrival = (): void => {
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (hash === "") document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname, hash]);
};
