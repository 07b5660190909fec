import { data } from "react-router";
import { PAGE_ERRORS, type PageErrorKind } from "#domain/shared/index.ts";
import { createPageNotFound, ERROR_STATUS_TEXTS, type PageError } from "./create-page-error.ts";

/** Data of the error page. Contains no internal details. */
export type PageErrorData = { readonly kind: PageErrorKind; readonly message: string };

type PageErrorResponse = ReturnType<typeof data<PageErrorData>>;

/**
 * For `throw pageErrorResponse(error)`. `alternatives`: what the page offers instead, of the type that the trade
 * defines and that `app/errors` displays.
 */
export const pageErrorResponse = (
  { kind, message, status }: Pick<PageError, "kind" | "message" | "status">,
  alternatives: object = {},
): PageErrorResponse => data({ kind, message, ...alternatives }, { status, statusText: ERROR_STATUS_TEXTS[status] });

/** For `throw notFound("vehicle-not-found", pathname)`. The kind determines status and message. */
export const notFound = (kind: PageErrorKind, pathname: string, alternatives: object = {}): PageErrorResponse =>
  pageErrorResponse(createPageNotFound(pathname, kind), alternatives);

export const isPageErrorData = (value: unknown): value is PageErrorData =>
  typeof value === "object" &&
  value !== null &&
  "kind" in value &&
  typeof value.kind === "string" &&
  value.kind in PAGE_ERRORS;
