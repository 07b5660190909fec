import { data, isRouteErrorResponse } from "react-router";
import { PAGE_ERRORS, type PageErrorKind } from "#domain/shared/index.ts";
import type { LocationCard } from "../locations/index.ts";
import type { SoldVehicleView } from "../similar/index.server.ts";
import { createPageNotFound } from "./create-page-error.ts";

/** A lease offer beside the one that was requested. It states no price, which would need its conditions. */
export type OfferLink = { readonly href: string; readonly title: string; readonly trim: string };

/** Data for the error page. Contains no internal details. */
export type PageErrorData = {
  readonly kind: PageErrorKind;
  readonly message: string;
  /** The vehicle of the URL, if it was sold recently. */
  readonly sold: SoldVehicleView | null;
  /** All locations, for the URL of an unknown one. */
  readonly locations: readonly LocationCard[];
  /** Other lease offers. */
  readonly offers: readonly OfferLink[];
};

type Alternatives = Partial<Pick<PageErrorData, "sold" | "locations" | "offers">>;

/** For `throw notFound("vehicle-not-found", pathname)`. The kind determines status and message. */
export const notFound = (
  kind: PageErrorKind,
  pathname: string,
  { sold = null, locations = [], offers = [] }: Alternatives = {},
): ReturnType<typeof data<PageErrorData>> => {
  const { status, message } = createPageNotFound(pathname, kind);
  return data({ kind, message, sold, locations, offers }, { status });
};

const isPageErrorData = (value: unknown): value is PageErrorData =>
  typeof value === "object" &&
  value !== null &&
  "kind" in value &&
  typeof value.kind === "string" &&
  value.kind in PAGE_ERRORS;

/** `unavailable`: the page will come when the database answers again. */
export type ErrorView = Omit<PageErrorData, "message"> & { readonly unavailable: boolean };

export const toErrorView = (error: unknown): ErrorView => {
  const nothing = { sold: null, locations: [], offers: [] };
  const failed: ErrorView = { kind: "something-went-wrong", ...nothing, unavailable: false };
  if (!isRouteErrorResponse(error)) return failed;
  if (isPageErrorData(error.data)) return { ...error.data, unavailable: false };
  return { ...failed, kind: error.status === 404 ? "page-not-found" : failed.kind, unavailable: error.status === 503 };
};
