import { useEffect, useState } from "react";
import { hasChunkFailed } from "./chunk-failure.ts";
import { ownBuild } from "./own-build.ts";

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

/**
 * Asks for the current build when a tab becomes visible again. True once it is another one, or a route of this one could
 * not be loaded.
 */
export const useNewVersion = (): boolean => {
  // The error page of such a route has a shell of its own.
  const [isOutdated, setOutdated] = useState(hasChunkFailed);
  useEffect(() => {
    if (isOutdated) return;
    const own = ownBuild();
    let checkedAt = 0;
    const check = async (): Promise<void> => {
      const isDue = performance.now() - checkedAt > CHECK_INTERVAL_MS || checkedAt === 0;
      if (document.visibilityState === "hidden" || !isDue) return;
      checkedAt = performance.now();
      const latest = await fetchLatestBuild();
      if (latest !== null && latest !== own) setOutdated(true);
    };
    const onVisible = (): void => void check();
    document.addEventListener("visibilitychange", onVisible);
    const timer = setInterval(onVisible, CHECK_INTERVAL_MS);
    return () => {
      document.removeEventListener("visibilitychange", onVisible);
      clearInterval(timer);
    };
  }, [isOutdated]);
  return isOutdated;
};
