import { isRouteErrorResponse } from "react-router";
import { PAGE_ERRORS } from "#domain/shared/index.ts";
import type { OfferAlternatives } from "../../leasing/index.server.ts";
import type { LocationAlternatives } from "../../locations/index.server.ts";
import { errorStrings, isPageErrorData, type PageErrorData } from "../../platform/errors/index.ts";
import type { SoldAlternative } from "../../vehicle/index.server.ts";

/** What trades list instead of a missing page. */
export type Alternatives = SoldAlternative & LocationAlternatives & OfferAlternatives;

/** `unavailable`: the database is down; the page may be available later. */
type ErrorView = PageErrorData & Alternatives & { readonly status: number; readonly unavailable: boolean };

const NO_ALTERNATIVES: Alternatives = { sold: null, locations: [], offers: [] };

/** Content of the error page. The message of an unexpected error is never sent to the browser. */
export const toErrorView = (error: unknown): ErrorView => {
  const failed: ErrorView = {
    kind: "something-went-wrong",
    status: PAGE_ERRORS["something-went-wrong"].status,
    message: errorStrings.page("something-went-wrong").title,
    ...NO_ALTERNATIVES,
    unavailable: false,
  };
  if (!isRouteErrorResponse(error)) return failed;
  const { status } = error;
  if (isPageErrorData(error.data)) return { ...NO_ALTERNATIVES, ...error.data, status, unavailable: false };
  if (status === 404)
    return { ...failed, kind: "page-not-found", status, message: errorStrings.page("page-not-found").title };
  if (status === 503) return { ...failed, status, message: errorStrings.unavailable.title, unavailable: true };
  return failed;
};
