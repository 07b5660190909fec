import { useEffect, useState, type ComponentType } from "react";
import { deviceStorage } from "../../platform/storage/index.ts";
import type { LastSearchLinkProps } from "./last-search-link.tsx";
import type { SearchResult } from "./saved-search.ts";
import { STORAGE_KEY } from "./storage-key.ts";

/** Null without a saved search. */
const loadLink = async () =>
  deviceStorage.read(STORAGE_KEY) === null ? null : (await import("./last-search-link.tsx")).LastSearchLink;

/** A link to the last search, in space reserved by the page. Its code is loaded only if there is one. */
export const LastSearch = ({ action }: LastSearchLinkProps) => {
  const [Link, setLink] = useState<ComponentType<LastSearchLinkProps> | null>(null);
  useEffect(() => {
    loadLink().then(
      (loaded) => setLink(() => loaded),
      () => undefined,
    );
  }, []);
  return Link && <Link action={action} />;
};

/** Saves a search with results on the device, once its page is displayed. */
export const useSavedSearch = (result: SearchResult): void => {
  useEffect(() => {
    if (result.search === "") return;
    import("./saved-search.ts").then(
      ({ saveSearch }) => saveSearch(result),
      () => undefined,
    );
  }, [result]);
};
