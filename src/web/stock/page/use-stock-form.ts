import { flushSync } from "react-dom";
import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { useFetcher, useLocation, useNavigate, useNavigation } from "react-router";
import { isOpenDrawer } from "../../../ui/drawer/drawer.tsx";
import { startQuickSearch } from "../../platform/analytics/index.ts";
import { areFieldsChanged } from "../../platform/early-change/index.ts";
import {
  hasStaleRanges,
  withOpenLists,
  isSameSearch,
  syncForm,
  toSearch,
  useFormChanges,
  withoutPhraseText,
  withText,
} from "../filters/use-form-changes.ts";
import { withPhrase } from "./search-phrase.ts";
import type { StockPageView } from "./stock-page-view.ts";
import { parseJsonText } from "../../platform/json-text/index.ts";
import type { StockResponse } from "./stock-response.ts";

/** True once `active` has been true for `delayMs`, so that short waits show no indicator. */
export const useDelayedFlag = (active: boolean, delayMs: number): boolean => {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setElapsed(true), delayMs);
    return () => {
      clearTimeout(timer);
      setElapsed(false);
    };
  }, [active, delayMs]);
  return active && elapsed;
};

/** Calls `callback` when the network returns, while `enabled`. */
export const useWhenOnline = (enabled: boolean, callback: () => void): void => {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const onOnline = () => latest.current();
    globalThis.addEventListener("online", onOnline);
    return () => globalThis.removeEventListener("online", onOnline);
  }, [enabled]);
};

/** `settled`: true when the whole page is rendered for its URL. */
type StockFormInput = { readonly view: StockPageView; readonly settled: boolean; readonly failed: boolean };

const openDrawerOf = (form: HTMLFormElement | null): HTMLElement | null => {
  const drawer = form?.closest<HTMLElement>(".drawer");
  return isOpenDrawer(drawer) ? drawer : null;
};

/** With the phrase that the page answers. */
const searchOf = ({ search, phrase }: StockPageView): string => withPhrase(`?${search}`, phrase);

/** Navigates to other filters on the same page, which displays `view`. */
const useSearchNavigation = (view: StockPageView, settled: boolean) => {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const location = useLocation();
  const pending = navigation.state === "loading" && navigation.location.pathname === view.action;
  const isPending = useRef(pending);
  useEffect(() => {
    isPending.current = pending;
  });
  // `navigation.state` lags behind a navigation that was just started; another render may happen first.
  const started = useRef(0);
  return {
    pending,
    /** The newest filters with the text of a form that still has an older page's; null where all its fields count. */
    textSearch: (form: HTMLFormElement | null): string | null => {
      const isOlder = pending || !settled;
      if (!form || !isOlder || openDrawerOf(form) || document.activeElement === form.elements.namedItem("near"))
        return null;
      return withText(pending ? navigation.location.search : searchOf(view), new FormData(form).get("q"));
    },
    /** Also until the page of the newest address is rendered: the router resolves before. */
    isInFlight: () =>
      isPending.current || started.current > 0 || !isSameSearch(globalThis.location.search, location.search),
    /** The latest filters: the URL has them before the page is rendered. */
    lastSearch: () => {
      const { search } = globalThis.location;
      return isSameSearch(search, location.search) ? view.search : search.slice(1);
    },
    goTo: async (search: string, replace: boolean) => {
      started.current += 1;
      try {
        await navigate({ search: search && `?${search}` }, { replace, preventScrollReset: true });
      } finally {
        started.current -= 1;
      }
    },
  };
};

const SHOW_COUNTING_AFTER_MS = 300;

/** Loads the result of a filter selection without navigating. A new `page` ends the draft. */
export const useFilterDraft = (page: StockPageView) => {
  const fetcher = useFetcher<StockResponse>();
  const [lastRequest, setLastRequest] = useState<{
    readonly search: string;
    readonly page: StockPageView;
    readonly previousResponse: StockResponse | undefined;
  } | null>(null);
  const request = lastRequest?.page === page ? lastRequest : null;
  const preview = (search: string) => {
    setLastRequest({ search, page, previousResponse: request === null ? fetcher.data : request.previousResponse });
    void fetcher.load(search === "" ? page.action : `${page.action}?${search}`);
  };
  const response = request !== null && fetcher.data !== request.previousResponse ? fetcher.data : undefined;
  const failure = fetcher.state === "idle" ? (response?.failure ?? null) : null;
  useWhenOnline(failure === "offline", () => request && preview(request.search));
  return {
    preview,
    discard: () => setLastRequest(null),
    /** Result for the draft; null until it is loaded. */
    view: useMemo(() => (response && !response.failure ? parseJsonText(response.view) : null), [response]),
    /** True if loading takes longer than `SHOW_COUNTING_AFTER_MS`. */
    counting: useDelayedFlag(request !== null && fetcher.state !== "idle", SHOW_COUNTING_AFTER_MS),
    failure,
  };
};

/** Filters that are selected but not yet applied. */
export type FilterDraft = ReturnType<typeof useFilterDraft>;

/**
 * A plain GET form that navigates on the client after hydration. Every change adds one history entry; successive edits
 * of one field share one. In the open drawer changes form a draft, which only the submit button applies.
 */
export const useStockForm = ({ view, settled, failed }: StockFormInput, draft: FilterDraft) => {
  const form = useRef<HTMLFormElement>(null);
  const [resets, setResets] = useState(0);
  const applied = useRef(false);
  // Query of the page that the fields display, which may be older than `view`.
  const defaultSort = useRef(view.defaultSort);
  const { pending, isInFlight, lastSearch, textSearch, goTo } = useSearchNavigation(view, settled);

  const currentSearch = (q?: string): string => {
    if (!form.current) return view.search;
    const data = new FormData(form.current);
    if (q !== undefined) data.set("q", q);
    return toSearch(withoutPhraseText(data, view), defaultSort.current);
  };
  /** Counts the fields as they are, with all values of the lists that are open. */
  const preview = () => draft.preview(withOpenLists(currentSearch(view.q), form.current));
  const apply = (search: string, replace = false) => {
    changes.cancel();
    const isSame = isSameSearch(search, lastSearch());
    if ((new URLSearchParams(search).get("q") ?? "") !== view.q) startQuickSearch();
    // Replacing a pending navigation would replace the entry before it.
    if (!isSame || isInFlight() || failed) void goTo(search, isSame || (replace && !isInFlight()));
  };
  const onFormChange = (isContinuation: boolean) => {
    // Text that was not submitted is not part of a draft.
    if (openDrawerOf(form.current)) preview();
    else apply(currentSearch(), isContinuation);
  };
  const changes = useFormChanges(form, onFormChange);

  const isFirstRun = useRef(true);
  useEffect(() => {
    if (!form.current || changes.isScheduled() || isInFlight() || failed || !settled) return;
    const applyNow = isFirstRun.current && areFieldsChanged(form.current);
    isFirstRun.current = false;
    if (applyNow) return onFormChange(true);
    syncForm(form.current, view);
    defaultSort.current = view.defaultSort;
    if (hasStaleRanges(form.current, view.facets)) setResets(resets + 1);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the form is read when the page changes
  }, [view, pending, failed, settled]);

  return {
    form,
    /** Another number resets the ranges to the page: mounting them again would lose the focus. */
    resets,
    pending,
    onChange: changes.onChange,
    /** Applies the fields, or previews them in the open drawer. */
    applyChange: () => onFormChange(false),
    /** Loads the omitted values as a draft of the same filters. */
    loadValues: preview,
    onPointerDown: changes.onPointerDown,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      apply((changes.isScheduled() ? null : textSearch(form.current)) ?? currentSearch());
      applied.current = true;
      openDrawerOf(form.current)?.hidePopover();
    },
    onDrawer: (open: boolean) => {
      const isDiscarded = !open && !applied.current;
      applied.current = false;
      if (!isDiscarded) return;
      changes.cancel();
      flushSync(draft.discard);
      setResets(resets + 1);
      if (form.current) syncForm(form.current, view);
    },
    /** Reloads the current URL. */
    retry: () => void goTo(globalThis.location.search.slice(1), true),
  };
};

export type StockForm = ReturnType<typeof useStockForm>;
