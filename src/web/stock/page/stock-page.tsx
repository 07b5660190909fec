import { type FocusEvent, memo, useDeferredValue } from "react";
import {
  chosenValue,
  type OwnText,
  ownText,
  PageEvent,
  TYPED,
  useFilterEvents,
} from "../../platform/analytics/index.ts";
import { LastSearch, useSavedSearch } from "../last-search/last-search.tsx";
import { RecentlyViewed } from "../../shortlist/index.ts";
import { Main, useIsPainted } from "../../platform/page/index.ts";
import type { LoadFailure } from "../last-results/last-results.ts";
import { StockFilters, FILTERS_ID, FORM_ID } from "./stock-filters.tsx";
import { stockStrings as strings } from "../filters/stock-strings.ts";
import { RESULTS_ID, StockResults } from "./stock-results.tsx";
import type { StockPageView } from "./stock-page-view.ts";
import { parsePosition } from "#domain/geo/position.ts";
import { useSeenCards } from "./seen-cards.ts";
import { useFilterDraft, useStockForm, type StockForm } from "./use-stock-form.ts";
import { Button } from "../../../ui/button/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Chip, RemovableChip } from "../../../ui/chip/chip.tsx";
import { ArrowIcon, BellIcon, ChevronIcon, FilterIcon, SearchIcon, SortIcon } from "../../../ui/icons/icons.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { quickSearchStrings } from "../quick-search/quick-search-strings.ts";
import { QuickSearch } from "../quick-search/quick-search.tsx";

/** The field keeps the phrase that the page answers. */
const fieldText = ({ phrase, q }: StockPageView): string => (phrase.text === "" ? q : phrase.text);

const PhraseNotes = ({ notes }: { readonly notes: NonNullable<StockPageView["notes"]> }) => (
  <div role="status" className="stock-search-text">
    {notes.corrected && (
      <p>
        {notes.corrected.text} <Link href={notes.corrected.href}>{notes.corrected.literally}</Link>
      </p>
    )}
    {notes.lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
);

/** Part of the filter form, so that text and filters are submitted together. */
const StockSearch = ({ view }: { readonly view: StockPageView }) => (
  <search className="stock-search no-print">
    <div className="stock-search-field">
      <QuickSearch
        id="stock-q"
        label={quickSearchStrings.label}
        hint={quickSearchStrings.hint}
        form={FORM_ID}
        q={fieldText(view)}
      />
      <Button
        type="submit"
        form={FORM_ID}
        variant="tertiary"
        icon={<SearchIcon />}
        label={quickSearchStrings.submit}
        className="stock-search-go"
      />
    </div>
    {view.notes && <PhraseNotes notes={view.notes} />}
    {view.abroad && (
      <p className="stock-search-text">
        {view.abroad.text}
        <Link href={view.abroad.href} className="own-line">
          {view.abroad.label}
        </Link>
      </p>
    )}
    {view.phrase.text === "" && view.q !== "" && (
      <p className="stock-search-text">{quickSearchStrings.asText(view.q)}</p>
    )}
  </search>
);

const StockHead = ({ view }: { readonly view: StockPageView }) => (
  <header className={classNames("stock-head", view.activeFilters.length > 0 && "stock-head-filtered")}>
    <div>
      <h1>
        {view.subject && (
          <span className="stock-subject">
            {view.subject}
            <span className="sr-only">, </span>
          </span>
        )}
        <span className="stock-count">{view.count}</span>
      </h1>
      <p role="status" className="sr-only">
        {view.announcement}
      </p>
      {view.model && (
        <p className="stock-model">
          <Link href={view.model.href}>{view.model.label}</Link>
        </p>
      )}
    </div>
    <StockSearch view={view} />
    {view.presets.length > 0 && (
      <nav aria-label={strings.presets} className="stock-presets chips chips-run">
        {view.presets.map((preset) => (
          <Chip key={preset.label} href={preset.href} preserveScroll>
            {preset.label}
          </Chip>
        ))}
      </nav>
    )}
  </header>
);

/** Browsers do not scroll to a chip of which a part is visible. */
const scrollToFocused = ({ target }: FocusEvent): void =>
  target.scrollIntoView({ block: "nearest", inline: "nearest" });

const ActiveFilters = ({ view }: { readonly view: StockPageView }) => (
  <div
    className="chips chips-centered chips-run"
    role="group"
    aria-label={strings.activeFilters}
    onFocus={scrollToFocused}
  >
    {view.activeFilters.map((filter) => (
      <RemovableChip key={filter.href + filter.label} href={filter.href} removeLabel={strings.remove(filter.label)}>
        {filter.label}
      </RemovableChip>
    ))}
    <Link href={view.clearHref} className="chips-clear text-s">
      {strings.clear}
    </Link>
    {view.total > 0 && (
      <Link href={view.alertHref} rel="nofollow" className="stock-alert inline-row gap-6 text-s">
        <BellIcon />
        {strings.alert.create}
      </Link>
    )}
  </div>
);

/** Filter and sort bar: at the bottom of the screen on phones, above the results on desktops. */
const StockBar = ({ view, form }: { readonly view: StockPageView; readonly form: StockForm }) => (
  <div className="stock-bar row gap-10 no-print">
    <button type="button" popoverTarget={FILTERS_ID} className="btn btn-secondary stock-bar-filter">
      <FilterIcon />
      <span>{strings.filters.open}</span>
      {view.activeFilters.length > 0 && <span className="stock-bar-number">{view.activeFilters.length}</span>}
    </button>
    <label className="stock-sort">
      <span className="stock-sort-label">{strings.sort}</span>
      <span className="select">
        <SortIcon className="stock-sort-sign" />
        <select
          name="sort"
          form={FORM_ID}
          defaultValue={view.sort}
          onChange={form.onChange}
          onPointerDown={form.onPointerDown}
          className="input"
        >
          {view.sorts.map((sort) => (
            <option key={sort.value} value={sort.value}>
              {sort.label}
            </option>
          ))}
        </select>
        <ChevronIcon />
      </span>
    </label>
    <Button
      type="submit"
      form={FORM_ID}
      variant="tertiary"
      icon={<ArrowIcon />}
      label={strings.sortSubmit}
      className="stock-sort-go without-script"
    />
  </div>
);

// Memoized: these do not render again while a response is pending.
const MemoizedHead = memo(StockHead);
const MemoizedActiveFilters = memo(ActiveFilters);

type StockPageProps = {
  readonly view: StockPageView;
  /** Reason why the last request failed; `view` is then the previous response. */
  readonly failure?: LoadFailure | null;
};

/** Order and page of the results. */
const isFilter = (name: string): boolean => name !== "sort" && name !== "page";

/** Coordinates are personal data, and so may be a text that was typed. */
const pushedValueOf = ({ facet, value }: { readonly facet: string; readonly value: string }): OwnText => {
  if (facet === "q") return TYPED;
  if (facet === "near") return parsePosition(value) === null ? TYPED : ownText("position");
  return chosenValue(value);
};

/** Text filters and the results of a quick search have separate events. */
const useStockEvents = ({ search, total }: Pick<StockPageView, "search" | "total">): void =>
  useFilterEvents({
    search,
    resultCount: total,
    isFilter,
    pushedValueOf,
    eventOf: ({ facet }, viaQuickSearch) =>
      facet === "q" || viaQuickSearch ? "adjust_vehicle_quicksearch_filter" : "adjust_vehicle_overview_filter",
  });

export const StockPage = ({ view, failure = null }: StockPageProps) => {
  useStockEvents(view);
  useSavedSearch(view);
  const settled = useDeferredValue(view);
  const seen = useSeenCards();
  const isPainted = useIsPainted(seen !== null);
  const draft = useFilterDraft(settled);
  const form = useStockForm({ view, settled: settled === view, failed: failure !== null }, draft);
  return (
    <Main className="wrap stock">
      <PageEvent event="view_vehicle_overview" fields={{ result_count: view.total }} />
      <a href={`#${RESULTS_ID}`} className="skip skip-second no-print">
        {strings.skipToResults}
      </a>
      <MemoizedHead view={view} />
      <div className="stock-columns">
        <StockFilters view={settled} form={form} draft={draft} />
        <div className="shrink">
          <div className="stock-over">
            {view.activeFilters.length === 0 ? (
              <LastSearch action={view.action} />
            ) : (
              <MemoizedActiveFilters view={view} />
            )}
            <StockBar view={view} form={form} />
          </div>
          <StockResults
            view={view}
            isSettled={isPainted && settled === view}
            seen={seen}
            form={form}
            failure={failure}
          />
        </div>
      </div>
      {isPainted && <RecentlyViewed />}
    </Main>
  );
};
