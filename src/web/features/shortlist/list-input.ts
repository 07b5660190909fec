import type { Vehicle } from "#domain/vehicles/index.ts";
import type { Crumb } from "../../../ui/breadcrumbs/breadcrumbs.tsx";
import type { CardContext } from "../stock/card-view.ts";

/** What the page of either list is made of. */
export type ListInput = {
  readonly vehicles: readonly Vehicle[];
  /** Titles of vehicles that are no longer there, as far as they are known, and how many those are. */
  readonly gone: readonly string[];
  readonly goneCount: number;
  /** Somebody else's list, shown to this visitor. */
  readonly shared: boolean;
  readonly query: URLSearchParams;
  readonly crumbs: readonly Crumb[];
  readonly cards: CardContext;
  readonly siteUrl: string;
};
