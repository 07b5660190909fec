import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { writeIds, type ListName } from "#domain/shortlist/index.ts";
import { idsOf, lookAgain, useList } from "./kept-lists.ts";

/** Keeps a list's page in step with the list: what is added or removed here or in another tab shows at once. */
export const useOwnList = (list: ListName, shown: readonly number[], shared: boolean): void => {
  const kept = useList(list);
  const { revalidate } = useRevalidator();
  const onPage = writeIds(shown);
  useEffect(() => {
    if (shared) return;
    // The page itself may just have put the cookie right.
    lookAgain();
    if (writeIds(idsOf(list)) !== onPage) void revalidate();
  }, [kept, list, onPage, shared, revalidate]);
};
