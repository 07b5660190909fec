import { Button } from "../../../ui/button/button.tsx";
import { Drawer } from "../../../ui/drawer/drawer.tsx";
import { stockStrings as words } from "../../strings/stock.ts";
import { StockFacet } from "./stock-facet.tsx";
import type { StockPageView } from "./stock-view.ts";
import type { StockForm } from "./use-stock-form.ts";

export const FILTERS_ID = "filtres";
export const FORM_ID = "recherche-stock";

type StockFiltersProps = { readonly view: StockPageView; readonly form: StockForm };

/** One plain GET form for every filter; a column on a desk, a drawer on a phone. */
export const StockFilters = ({ view, form }: StockFiltersProps) => (
  <Drawer
    id={FILTERS_ID}
    title={words.filters.title}
    closeLabel={words.filters.close}
    openFrom="desk"
    foot={
      <>
        <Button
          type="submit"
          form={FORM_ID}
          variant="secondary"
          fullWidth
          className="without-script"
          label={words.filters.show}
        />
        <Button
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
          variant="secondary"
          fullWidth
          className="with-script filters-see"
          label={view.total > 0 ? words.filters.see(view.count) : view.count}
        />
      </>
    }
  >
    <form
      id={FORM_ID}
      ref={form.form}
      method="get"
      action={view.action}
      onChange={form.onChange}
      onSubmit={form.onSubmit}
    >
      {view.facets.map((facet) => (
        <StockFacet key={facet.name} facet={facet} />
      ))}
    </form>
  </Drawer>
);
