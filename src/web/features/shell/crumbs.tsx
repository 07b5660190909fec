import { Breadcrumbs, type Crumb } from "../../../ui/breadcrumbs/breadcrumbs.tsx";
import { shellStrings as words } from "../../strings/shell.ts";

/** The way from the home page to this one; empty where the market shows none. */
export const Crumbs = ({ items }: { readonly items: readonly Crumb[] }) =>
  items.length > 0 && (
    <div className="py-4">
      <Breadcrumbs label={words.crumbs} items={items} />
    </div>
  );
