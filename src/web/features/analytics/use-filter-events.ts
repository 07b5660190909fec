import { useEffect, useRef } from "react";
import { NavigationType, useNavigationType } from "react-router";
import type { FilterEventName } from "./events.ts";
import { type FilterChange, filterChanges } from "./filter-changes.ts";
import { pushEvent } from "./push-event.ts";

/** Its results are displayed by then, or it failed. */
const QUICK_SEARCH_MS = 15_000;

let quickSearchAt = Number.NEGATIVE_INFINITY;

/** The next results are those of the quick search. The state of a navigation would not survive the redirect to its filters. */
export const startQuickSearch = (): void => {
  quickSearchAt = performance.now();
};

const takeQuickSearch = (): boolean => {
  const isRecent = performance.now() - quickSearchAt < QUICK_SEARCH_MS;
  quickSearchAt = Number.NEGATIVE_INFINITY;
  return isRecent;
};

type FilterEventsInput = {
  /** The query of the displayed results, without its question mark. */
  readonly search: string;
  readonly resultCount: number;
  /** The parameters of the query that are filters. */
  readonly isFilter: (name: string) => boolean;
  /** The event of a change; `viaQuickSearch`: the quick search led here. */
  readonly eventOf: (change: FilterChange, viaQuickSearch: boolean) => FilterEventName;
  /** The value to push, for values that say too much of the visitor. */
  readonly pushedValueOf?: (change: FilterChange) => string;
};

/** Pushes an event for each filter that the visitor changed, once its results are displayed. Going back is no change. */
export const useFilterEvents = ({ search, resultCount, isFilter, eventOf, pushedValueOf }: FilterEventsInput): void => {
  const type = useNavigationType();
  const previous = useRef<string | null>(null);
  useEffect(() => {
    const viaQuickSearch = takeQuickSearch();
    const before = previous.current ?? (viaQuickSearch ? "" : null);
    previous.current = search;
    if (before === null || type === NavigationType.Pop) return;
    for (const change of filterChanges(new URLSearchParams(before), new URLSearchParams(search), isFilter)) {
      const { facet, action, value } = change;
      pushEvent(eventOf(change, viaQuickSearch), {
        facet,
        action,
        value: pushedValueOf?.(change) ?? value,
        result_count: resultCount,
      });
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a change of the query alone is an event
  }, [search]);
};
