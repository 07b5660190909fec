import { useEffect, useRef } from "react";
import { useNavigate, useNavigation } from "react-router";
import { toSearch, useFormChanges } from "../../features/filters/index.ts";
import type { OfferFiltersView } from "./offer-filters-view.ts";

/** A plain GET form that navigates at every change after hydration. Every change adds one history entry. */
export const useOfferFilters = (view: OfferFiltersView) => {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const navigation = useNavigation();
  const apply = (replace: boolean) => {
    if (!form.current) return;
    const search = toSearch(new FormData(form.current), view.defaultSort);
    void navigate({ search: search && `?${search}` }, { replace, preventScrollReset: true });
  };
  const changes = useFormChanges(form, apply);
  useEffect(() => {
    if (!form.current || changes.isScheduled()) return;
    for (const { name, value } of view.filters) {
      const select = form.current.elements.namedItem(name);
      if (select instanceof HTMLSelectElement) select.value = value;
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the form follows the page
  }, [view]);
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
