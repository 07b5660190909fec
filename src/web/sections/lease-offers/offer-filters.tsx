import { useRef } from "react";
import { useNavigate, useNavigation } from "react-router";
import { Button } from "../../../ui/button/button.tsx";
import { Drawer } from "../../../ui/drawer/drawer.tsx";
import { Select } from "../../../ui/field/field.tsx";
import { FilterIcon } from "../../../ui/icons/icons.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { useSelectValues, useUnfinished } from "../../platform/early-change/index.ts";
import { toSearch, useFormChanges } from "../../stock/index.ts";
import { offerListStrings as strings } from "./lease-offer-list-strings.ts";
import type { OfferFiltersView } from "./offer-filters-view.ts";

/** A plain GET form that navigates on every change after hydration. Every change adds one history entry. */
export const useOfferFilters = (view: OfferFiltersView) => {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const navigation = useNavigation();
  const { track, isUnfinished } = useUnfinished();
  const apply = (replace: boolean) => {
    if (!form.current) return;
    const search = toSearch(new FormData(form.current), view.defaultSort);
    track(navigate({ search: search && `?${search}` }, { replace, preventScrollReset: true }));
  };
  const changes = useFormChanges(form, apply);
  useSelectValues(
    form,
    [...view.filters, view.sort],
    () => apply(false),
    () => changes.isScheduled() || isUnfinished(),
  );
  return {
    form,
    pending: navigation.state === "loading" && navigation.location.pathname === view.action,
    onChange: changes.onChange,
    onSubmit: (event: { readonly preventDefault: () => void }) => {
      event.preventDefault();
      changes.cancel();
      apply(false);
    },
  };
};

type OfferFiltersProps = {
  readonly view: OfferFiltersView;
  readonly anchor: string;
  readonly form: ReturnType<typeof useOfferFilters>;
};

/** The offers change behind the open drawer; its button says how many there are. */
const DrawerFooter = ({ view, drawer, form }: { readonly view: OfferFiltersView } & Ids) => (
  <>
    <p role="status" className="sr-only offer-count-announced">
      {view.countLabel}
    </p>
    <Button type="submit" form={form} variant="secondary" fullWidth label={strings.apply} className="without-script" />
    <Button
      popoverTarget={drawer}
      popoverTargetAction="hide"
      variant="secondary"
      fullWidth
      className="with-script offer-filters-see"
      label={strings.see(view.countLabel)}
    />
  </>
);

type Ids = { readonly drawer: string; readonly form: string };

/** On phones and tablets the filters are in a drawer. Without JavaScript the form reloads the page at its anchor. */
export const OfferFilters = ({ view, anchor, form }: OfferFiltersProps) => {
  const ids: Ids = { drawer: `${anchor}-filtres`, form: `${anchor}-recherche` };
  const { options, ...sort } = view.sort;
  return (
    <div className="offer-search">
      <Drawer
        id={ids.drawer}
        title={strings.title}
        closeLabel={strings.close}
        openFrom="desk"
        footer={<DrawerFooter view={view} {...ids} />}
      >
        <form
          id={ids.form}
          ref={form.form}
          method="get"
          action={`${view.action}#${anchor}`}
          aria-label={strings.filters}
          className="offer-filters"
          onChange={form.onChange}
          onSubmit={form.onSubmit}
        >
          {view.filters.map(({ name, value, ...filter }) => (
            <Select key={name} id={`${anchor}-${name}`} name={name} defaultValue={value} {...filter} />
          ))}
        </form>
      </Drawer>
      <div className="offer-search-bar">
        <button type="button" popoverTarget={ids.drawer} className="btn btn-secondary offer-bar-filter">
          <FilterIcon />
          {strings.open(view.selectedCount)}
        </button>
        <p className="offer-count" role="status">
          {view.countLabel}
          {view.clear && (
            <Link href={view.clear.href} preserveScroll>
              {view.clear.label}
            </Link>
          )}
        </p>
        <Select
          id={`${anchor}-${sort.name}`}
          label={sort.label}
          name={sort.name}
          form={ids.form}
          defaultValue={sort.value}
          options={options}
          onChange={form.onChange}
        />
        <Button type="submit" form={ids.form} variant="tertiary" label={strings.sort} className="without-script" />
      </div>
    </div>
  );
};
