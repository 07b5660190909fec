import { useEffect } from "react";
import { NavigationType, useBlocker } from "react-router";
import { useNewVersion } from "./use-new-version.ts";

/** Loads the next page from the server. */
const LoadNextPage = () => {
  useEffect(() => {
    // The browser may prerender it.
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

/** The page after a new build comes from the server. A blocker without need would warn of each change of the hash. */
export const NewVersion = () => (useNewVersion() ? <LoadNextPage /> : null);
