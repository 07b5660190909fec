import type { Vehicle } from "#domain/vehicles/index.ts";
import type { Crumb } from "../../../ui/breadcrumbs/breadcrumbs.tsx";
import type { CardContext } from "../../vehicle/index.ts";
import type { RemovedVehicle } from "./list-notices.tsx";

/** Input of both list pages. */
export type ListInput = {
  readonly vehicles: readonly Vehicle[];
  /** Removed vehicles with a known name; `removedCount` includes those without one. */
  readonly removedVehicles: readonly RemovedVehicle[];
  readonly removedCount: number;
  /** True if the list comes from a shared link. */
  readonly shared: boolean;
  /** What an empty list shows. */
  readonly newest: readonly Vehicle[];
  readonly query: URLSearchParams;
  readonly crumbs: readonly Crumb[];
  readonly cards: CardContext;
  readonly siteUrl: string;
};
