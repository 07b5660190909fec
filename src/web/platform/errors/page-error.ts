import { data, isRouteErrorResponse } from "react-router";
import { PAGE_ERRORS, type PageErrorKind } from "#domain/shared/index.ts";
import type { LocationCard } from "../../locations/index.ts";
import type { SoldVehicleView } from "../../vehicle/index.server.ts";
import { errorStrings } from "./errors-strings.ts";
import { createPageNotFound, type PageError } from "./create-page-error.ts";

/** A lease offer suggested instead of the requested one. Without a price, which would require its conditions. */
export type OfferLink = { readonly href: string; readonly title: string; readonly trim: string };

/** Data of the error page. Contains no internal details. */
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

type PageErrorResponse = ReturnType<typeof data<PageErrorData>>;

/** For `throw pageErrorResponse(error)`. */
export const pageErrorResponse = (
  { kind, message, status }: Pick<PageError, "kind" | "message" | "status">,
  { sold = null, locations = [], offers = [] }: Alternatives = {},
): PageErrorResponse => data({ kind, message, sold, locations, offers }, { status });

/** For `throw notFound("vehicle-not-found", pathname)`. The kind determines status and message. */
export const notFound = (kind: PageErrorKind, pathname: string, alternatives: Alternatives = {}): PageErrorResponse =>
  pageErrorResponse(createPageNotFound(pathname, kind), alternatives);

const isPageErrorData = (value: unknown): value is PageErrorData =>
  typeof value === "object" &&
  value !== null &&
  "kind" in value &&
  typeof value.kind === "string" &&
  value.kind in PAGE_ERRORS;

/** `unavailable`: the database is down; the page may be available later. */
export type ErrorView = PageErrorData & { readonly status: number; readonly unavailable: boolean };

/** Content of the error page. The message of an unexpected error is never sent to the browser. */
export const toErrorView = (error: unknown): ErrorView => {
  const failed: ErrorView = {
    kind: "something-went-wrong",
    status: PAGE_ERRORS["something-went-wrong"].status,
    message: errorStrings.page("something-went-wrong").title,
    sold: null,
    locations: [],
    offers: [],
    unavailable: false,
  };
  if (!isRouteErrorResponse(error)) return failed;
  const { status } = error;
  if (isPageErrorData(error.data)) return { ...error.data, status, unavailable: false };
  if (status === 404)
    return { ...failed, kind: "page-not-found", status, message: errorStrings.page("page-not-found").title };
  if (status === 503) return { ...failed, status, message: errorStrings.unavailable.title, unavailable: true };
  return failed;
};
