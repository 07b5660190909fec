import { useEffect, useRef } from "react";
import { useNavigate, useNavigation } from "react-router";
import { toSearch, useFormChanges } from "../../features/filters/index.ts";
import type { OfferTermsView } from "./offer-terms-view.ts";

/** A plain GET form that calculates at every change after hydration. The address always states the terms. */
export const useOfferTerms = (view: OfferTermsView) => {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const navigation = useNavigation();
  const apply = () => {
    if (!form.current) return;
    const search = toSearch(new FormData(form.current), "");
    void navigate({ search: `?${search}` }, { replace: true, preventScrollReset: true });
  };
  const changes = useFormChanges(form, apply);
  useEffect(() => {
    if (!form.current || changes.isScheduled()) return;
    for (const { name, value } of view.fields) {
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
      apply();
    },
  };
};
