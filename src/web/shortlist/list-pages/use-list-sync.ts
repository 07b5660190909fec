import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { writeIds, type ListName } from "#domain/shortlist/index.ts";
import { listIds, reloadLists, useList } from "../lists/list-store.ts";

/** Reloads a list page when the list changes here or in another tab. */
export const useListSync = (list: ListName, visibleIds: readonly number[], shared: boolean): void => {
  const saved = useList(list);
  const { revalidate } = useRevalidator();
  const onPage = writeIds(visibleIds);
  useEffect(() => {
    if (shared) return;
    // The response may have just corrected the cookie.
    reloadLists();
    if (writeIds(listIds(list)) !== onPage) void revalidate();
  }, [saved, list, onPage, shared, revalidate]);
};
