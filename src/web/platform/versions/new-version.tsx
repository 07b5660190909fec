import { useEffect, useState } from "react";
import { NavigationType, useBlocker } from "react-router";
import { hasChunkFailed } from "./chunk-failure.ts";
import { ownBuild } from "./own-build.ts";

/** Loads the next page from the server. */
const LoadNextPage = () => {
  useEffect(() => {
    // Enables the browser's speculation rules again.
    delete document.documentElement.dataset["router"];
  }, []);
  useBlocker(({ nextLocation, historyAction }) => {
    if (historyAction === NavigationType.Pop) return false;
    const { pathname, search, hash } = nextLocation;
    window.location.assign(pathname + search + hash);
    return true;
  });
  return null;
};

/** Interval between two requests while the tab is visible, in milliseconds. */
const CHECK_INTERVAL_MS = 5 * 60_000;

const TIMEOUT_MS = 5_000;

/** Id of the server's current build; null if the request fails. */
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
 * Requests the current build id when a tab becomes visible again. True once it differs from this document's, or if a
 * route of this build failed to load.
 */
const useNewVersion = (): boolean => {
  // Read on mount: the error page of such a route renders its own shell, which mounts this hook again.
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

/**
 * After a new build the next page is loaded from the server. The blocker is mounted only then, because the router warns
 * on every hash change while a blocker exists.
 */
export const NewVersion = () => (useNewVersion() ? <LoadNextPage /> : null);
