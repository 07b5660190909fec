import { useEffect } from "react";
import { observeClicks } from "./click-events.ts";
import { repeatPageEvents } from "./page-events.ts";

const onPageShow = ({ persisted }: PageTransitionEvent): void => {
  if (persisted) repeatPageEvents();
};

/** Pushes click events, and the page's events again after a restore from the back/forward cache. */
export const useAnalytics = (mediaHosts: readonly string[]): void => {
  useEffect(() => {
    const endClicks = observeClicks(mediaHosts);
    window.addEventListener("pageshow", onPageShow);
    return () => {
      endClicks();
      window.removeEventListener("pageshow", onPageShow);
    };
  }, [mediaHosts]);
};
