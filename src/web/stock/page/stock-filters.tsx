import { Fragment, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Button } from "../../../ui/button/button.tsx";
import { Drawer } from "../../../ui/drawer/drawer.tsx";
import { REPLACED_PHRASE_PARAMETER } from "#domain/vehicles/stock/search-text.ts";
import type { FacetName } from "#domain/vehicles/index.ts";
import { Notice } from "../../../ui/notice/notice.tsx";
import { stockStrings as strings } from "../filters/stock-strings.ts";
import { useIsPaintedOrMatches } from "../../platform/page/index.ts";
import { NearFilter } from "../filters/near-filter.tsx";
import { StockFacet } from "../filters/stock-facet.tsx";
import type { ValuesLoading } from "../filters/facet-body.tsx";
import type { StockPageView } from "./stock-page-view.ts";
import type { FilterDraft, StockForm } from "./use-stock-form.ts";

export const FILTERS_ID = "filtres";
export const FORM_ID = "recherche-stock";

/** The drawer stands beside the results from this width on: `openFrom="desk"`. */
const DESK = "(width >= 64rem)";

/** The distance filter precedes the location filter. */
const LOCATION_FACET: FacetName = "location";

type StockFiltersProps = { readonly view: StockPageView; readonly form: StockForm; readonly draft: FilterDraft };

const submitLabel = (view: StockPageView, draft: FilterDraft): string => {
  if (draft.counting) return strings.filters.counting;
  if (draft.failure) return strings.filters.show;
  return view.total > 0 ? strings.filters.see(view.count) : view.count;
};

const DrawerFooter = ({ view, draft }: Omit<StockFiltersProps, "form">) => (
  <>
    {draft.failure && (
      <div className="drawer-note">
        <Notice tone="error" live>
          <p>{draft.failure === "offline" ? strings.filters.offline : strings.filters.uncounted}</p>
        </Notice>
      </div>
    )}
    <p role="status" className="sr-only">
      {draft.view?.count}
    </p>
    <Button
      type="submit"
      form={FORM_ID}
      variant="secondary"
      fullWidth
      className="without-script"
      label={strings.filters.show}
    />
    <Button
      type="submit"
      form={FORM_ID}
      variant="secondary"
      fullWidth
      className="with-script filters-see"
      label={submitLabel(view, draft)}
    />
  </>
);

/** The same object until loading fails or succeeds, because facets are memoized. */
const useValuesLoading = ({ loadValues }: StockForm, { failure }: FilterDraft): ValuesLoading => {
  const latest = useRef(loadValues);
  // Before the effect of a list that misses values of this page.
  useLayoutEffect(() => {
    latest.current = loadValues;
  });
  const load = useCallback(() => latest.current(), []);
  const failed = failure !== null;
  return useMemo(() => ({ load, failed }), [load, failed]);
};

type FieldsProps = { readonly fields: StockPageView["hiddenFields"] };

const HiddenFields = ({ fields }: FieldsProps) =>
  fields.map(([name, value]) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />);

/** The filters of the page without their controls; text and order have theirs elsewhere. */
const filtersOf = ({ search }: StockPageView): FieldsProps["fields"] =>
  [...new URLSearchParams(search)].filter(([name]) => name !== "q" && name !== "sort" && name !== "page");

const Filters = ({ view, form, draft }: StockFiltersProps) => {
  const loading = useValuesLoading(form, draft);
  const nearFilter = view.near && <NearFilter view={view.near} onChange={form.applyChange} />;
  return (
    <>
      <HiddenFields fields={view.hiddenFields} />
      {view.facets.map((facet) => (
        <Fragment key={facet.name}>
          {facet.name === LOCATION_FACET && nearFilter}
          <StockFacet facet={facet} resets={form.resets} loading={loading} />
        </Fragment>
      ))}
      {!view.facets.some(({ name }) => name === LOCATION_FACET) && nearFilter}
    </>
  );
};

/**
 * One plain GET form for all filters. On phones the drawer displays the count before the filters are applied; they are
 * nine tenths of the page, so that those of a closed drawer are not in the first frame of a step.
 */
export const StockFilters = ({ view, form, draft }: StockFiltersProps) => {
  const currentView = draft.view ?? view;
  const isPainted = useIsPaintedOrMatches(DESK);
  const [isOpened, setOpened] = useState(false);
  const onToggle = (open: boolean): void => {
    setOpened(isOpened || open);
    form.onDrawer(open);
  };
  return (
    <Drawer
      id={FILTERS_ID}
      title={strings.filters.title}
      closeLabel={strings.filters.close}
      openFrom="desk"
      onToggle={onToggle}
      footer={<DrawerFooter view={currentView} draft={draft} />}
    >
      <form
        id={FORM_ID}
        ref={form.form}
        method="get"
        action={view.action}
        autoComplete="off"
        onChange={form.onChange}
        onSubmit={form.onSubmit}
        onPointerDown={form.onPointerDown}
      >
        {view.phrase.text !== "" && <input type="hidden" name={REPLACED_PHRASE_PARAMETER} value={view.phrase.text} />}
        {isPainted || isOpened ? (
          <Filters view={currentView} form={form} draft={draft} />
        ) : (
          <HiddenFields fields={filtersOf(view)} />
        )}
      </form>
    </Drawer>
  );
};
