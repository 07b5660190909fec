import type { Vehicle } from "#domain/vehicles/index.ts";
import type { Crumb } from "../../../ui/breadcrumbs/breadcrumbs.tsx";
import type { CardContext } from "../../vehicle/index.ts";

/** Input of both list pages. */
export type ListInput = {
  readonly vehicles: readonly Vehicle[];
  /** Known titles of removed vehicles; `removedCount` includes those without a title. */
  readonly removedNames: readonly string[];
  readonly removedCount: number;
  /** True if the list comes from a shared link. */
  readonly shared: boolean;
  readonly query: URLSearchParams;
  readonly crumbs: readonly Crumb[];
  readonly cards: CardContext;
  readonly siteUrl: string;
};
