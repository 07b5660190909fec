import { useEffect, useRef } from "react";
import { NavigationType, useBlocker } from "react-router";

type BuildWindow = { readonly __reactRouterManifest?: { readonly version?: string } };

/** Milliseconds between two requests while the tab is visible. */
const CHECK_INTERVAL_MS = 5 * 60_000;

const TIMEOUT_MS = 5_000;

/** The id of the build that the server has now; null when it does not answer. */
const fetchLatestBuild = async (): Promise<string | null> => {
  try {
    const address = `/builds/latest.json?${Date.now()}`;
    const response = await fetch(address, { cache: "no-store", signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) return null;
    const { id } = (await response.json()) as { readonly id?: unknown };
    return typeof id === "string" ? id : null;
  } catch {
    return null;
  }
};

/** Asks for the current build when a tab becomes visible again; once it is another one, the next page is loaded from the server. */
export const useNewVersion = (): void => {
  const isOutdated = useRef(false);
  useEffect(() => {
    // The segments of the market follow the build's id: `src/web/market-routes.ts`.
    const own = (window as BuildWindow).__reactRouterManifest?.version?.split(".", 1)[0];
    let checkedAt = 0;
    const check = async (): Promise<void> => {
      const isDue = performance.now() - checkedAt > CHECK_INTERVAL_MS || checkedAt === 0;
      if (document.visibilityState === "hidden" || isOutdated.current || !isDue) return;
      checkedAt = performance.now();
      const latest = await fetchLatestBuild();
      isOutdated.current = latest !== null && latest !== own;
    };
    const onVisible = (): void => void check();
    document.addEventListener("visibilitychange", onVisible);
    const timer = setInterval(onVisible, CHECK_INTERVAL_MS);
    return () => {
      document.removeEventListener("visibilitychange", onVisible);
      clearInterval(timer);
    };
  }, []);
  useBlocker(({ nextLocation, historyAction }) => {
    if (!isOutdated.current || historyAction === NavigationType.Pop) return false;
    const { pathname, search, hash } = nextLocation;
    window.location.assign(pathname + search + hash);
    return true;
  });
};
