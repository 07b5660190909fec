import { useEffect, useRef } from "react";
import { NavigationType, useNavigationType } from "react-router";
import type { FilterEventName } from "./events.ts";
import { type OwnText, ownText, textOfPage } from "../data-layer/index.ts";
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

/** A value added to or removed from a filter, or the new value of a single-value filter. */
type FilterChange = {
  readonly facet: string;
  readonly value: string;
  readonly action: "add" | "remove" | "change";
};

const without = (values: readonly string[], others: readonly string[]): readonly string[] =>
  values.filter((value) => !others.includes(value));

const changesOf = (facet: string, before: readonly string[], after: readonly string[]): readonly FilterChange[] => {
  const added = without(after, before);
  const removed = without(before, after);
  const [value] = added;
  if (value !== undefined && added.length === 1 && removed.length === 1) return [{ facet, value, action: "change" }];
  return [
    ...added.map((gained) => ({ facet, value: gained, action: "add" as const })),
    ...removed.map((lost) => ({ facet, value: lost, action: "remove" as const })),
  ];
};

/** Changes between two queries. `isFilter` selects the parameters that are filters. */
export const filterChanges = (
  before: URLSearchParams,
  after: URLSearchParams,
  isFilter: (name: string) => boolean,
): readonly FilterChange[] => {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter(isFilter).flatMap((name) => changesOf(name, before.getAll(name), after.getAll(name)));
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
