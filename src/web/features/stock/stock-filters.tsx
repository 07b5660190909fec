import { Button } from "../../../ui/button/button.tsx";
import { Drawer } from "../../../ui/drawer/drawer.tsx";
import { Notice } from "../../../ui/notice/notice.tsx";
import { stockStrings as words } from "../../strings/stock.ts";
import { StockFacet } from "./stock-facet.tsx";
import type { StockPageView } from "./stock-view.ts";
import type { Draft } from "./use-draft.ts";
import type { StockForm } from "./use-stock-form.ts";

export const FILTERS_ID = "filtres";
export const FORM_ID = "recherche-stock";

type StockFiltersProps = { readonly view: StockPageView; readonly form: StockForm; readonly draft: Draft };

const seeLabel = (view: StockPageView, draft: Draft): string => {
  if (draft.counting) return words.filters.counting;
  if (draft.failure) return words.filters.show;
  return view.total > 0 ? words.filters.see(view.count) : view.count;
};

const DrawerFoot = ({ view, draft }: Omit<StockFiltersProps, "form">) => (
  <>
    {draft.failure && (
      <div className="drawer-note">
        <Notice tone="error" live>
          <p>{draft.failure === "offline" ? words.filters.offline : words.filters.uncounted}</p>
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
      label={words.filters.show}
    />
    <Button
      type="submit"
      form={FORM_ID}
      variant="secondary"
      fullWidth
      className="with-script filters-see"
      label={seeLabel(view, draft)}
    />
  </>
);

/** One plain GET form for every filter; a column on a desk, a drawer on a phone that counts before it is applied. */
export const StockFilters = ({ view, form, draft }: StockFiltersProps) => {
  const shown = draft.view ?? view;
  return (
    <Drawer
      id={FILTERS_ID}
      title={words.filters.title}
      closeLabel={words.filters.close}
      openFrom="desk"
      onToggle={form.onDrawer}
      foot={<DrawerFoot view={shown} draft={draft} />}
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
        <div key={form.round}>
          {shown.unshown.map(([name, value]) => (
            <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
          ))}
          {shown.facets.map((facet) => (
            <StockFacet key={facet.name} facet={facet} />
          ))}
        </div>
      </form>
    </Drawer>
  );
};
