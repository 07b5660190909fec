import { useRef } from "react";
import { useNavigate, useNavigation } from "react-router";
import { useSelectValues, useUnfinished } from "../../platform/early-change/index.ts";
import { toSearch, useFormChanges } from "../../stock/index.ts";
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
    view.filters,
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
