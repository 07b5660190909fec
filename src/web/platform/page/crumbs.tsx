import { Breadcrumbs, type Crumb } from "../../../ui/breadcrumbs/breadcrumbs.tsx";
import { shellStrings as strings } from "../strings/index.ts";

/** Renders nothing if the market has no breadcrumbs. */
export const Crumbs = ({ items }: { readonly items: readonly Crumb[] }) =>
  items.length > 0 && (
    <div className="crumbs-bar">
      <Breadcrumbs label={strings.crumbs} items={items} />
    </div>
  );
