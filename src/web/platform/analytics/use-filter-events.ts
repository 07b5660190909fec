import { useEffect, useRef } from "react";
import { NavigationType, useNavigationType } from "react-router";
import type { FilterEventName } from "./events.ts";
import { type OwnText, ownText, textOfPage } from "../data-layer/index.ts";
import { type FilterChange, filterChanges } from "./filter-changes.ts";
import { pushEvent } from "./push-event.ts";

/** After this time the results are displayed or the request has failed. */
const QUICK_SEARCH_MS = 15_000;

let quickSearchAt = Number.NEGATIVE_INFINITY;

/**
 * Marks the next results as those of the quick search. Navigation state would be lost in the redirect to the filters.
 */
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
  /** The event for a change. `viaQuickSearch`: the change came from the quick search. */
  readonly eventOf: (change: FilterChange, viaQuickSearch: boolean) => FilterEventName;
  /** The name of the filter to push; by default that of its parameter. */
  readonly pushedFacetOf?: (facet: string) => OwnText;
  /** The value to push: `chosenValue` of a filter with a list or a number, and what kind of text a typed one has. */
  readonly pushedValueOf: (change: FilterChange) => OwnText;
};

/**
 * Pushes an event for each filter the visitor changed, once the results are displayed. Back navigation pushes nothing.
 */
export const useFilterEvents = ({
  search,
  resultCount,
  isFilter,
  eventOf,
  pushedFacetOf = textOfPage,
  pushedValueOf,
}: FilterEventsInput): void => {
  const type = useNavigationType();
  const previous = useRef<string | null>(null);
  useEffect(() => {
    const viaQuickSearch = takeQuickSearch();
    const before = previous.current ?? (viaQuickSearch ? "" : null);
    previous.current = search;
    if (before === null || type === NavigationType.Pop) return;
    for (const change of filterChanges(new URLSearchParams(before), new URLSearchParams(search), isFilter)) {
      pushEvent(eventOf(change, viaQuickSearch), {
        facet: pushedFacetOf(change.facet),
        action: ownText(change.action),
        value: pushedValueOf(change),
        result_count: resultCount,
      });
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a change of the query alone is an event
  }, [search]);
};
