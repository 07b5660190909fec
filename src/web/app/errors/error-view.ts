import { isRouteErrorResponse } from "react-router";
import { PAGE_ERRORS } from "#domain/shared/index.ts";
import type { OfferAlternatives } from "../../leasing/index.server.ts";
import type { LocationAlternatives } from "../../locations/index.server.ts";
import { errorStrings, isDefaultMessage, isPageErrorData, type PageErrorData } from "../../platform/errors/index.ts";
import type { SoldAlternative } from "../../vehicle/index.server.ts";

/** What trades list instead of a missing page. */
export type Alternatives = SoldAlternative & LocationAlternatives & OfferAlternatives;

/** `unavailable`: the database is down; the page may be available later. */
type ErrorView = Pick<PageErrorData, "kind"> &
  Alternatives & {
    readonly status: number;
    /** Part of the document's title. */
    readonly message: string;
    readonly unavailable: boolean;
  };

const NO_ALTERNATIVES: Alternatives = { sold: null, locations: [], offers: [] };

/** The message of the error; "Page introuvable" instead of the default one, which is for logs and programs. */
const toMessage = (message: string): string => (isDefaultMessage(message) ? errorStrings.notFound : message);

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
  if (isPageErrorData(error.data)) {
    const message = toMessage(error.data.message);
    return { ...NO_ALTERNATIVES, ...error.data, status, message, unavailable: false };
  }
  if (status === 404) return { ...failed, kind: "page-not-found", status, message: errorStrings.notFound };
  if (status === 503) return { ...failed, status, message: errorStrings.unavailable.title, unavailable: true };
  return failed;
};
