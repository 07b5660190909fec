import { useEffect } from "react";
import { NavigationType, useBlocker } from "react-router";
import { useNewVersion } from "./use-new-version.ts";

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

/**
 * After a new build the next page is loaded from the server. The blocker is mounted only then, because the router warns
 * on every hash change while a blocker exists.
 */
export const NewVersion = () => (useNewVersion() ? <LoadNextPage /> : null);
