import { data, isRouteErrorResponse } from "react-router";
import { PAGE_ERRORS, pageNotFound, type PageErrorKind } from "#domain/shared/index.ts";

/** What travels to the error page: enough to choose its words, nothing of what went wrong inside. */
export type ThrownPageError = { readonly kind: PageErrorKind; readonly message: string };

/** `throw notHere("vehicle-not-found", pathname)`: the status and the words are the kind's own. */
export const notHere = (kind: PageErrorKind, pathname: string): ReturnType<typeof data<ThrownPageError>> => {
  const { status, message } = pageNotFound(pathname, kind);
  return data({ kind, message }, { status });
};

const isThrownPageError = (value: unknown): value is ThrownPageError =>
  typeof value === "object" &&
  value !== null &&
  "kind" in value &&
  typeof value.kind === "string" &&
  value.kind in PAGE_ERRORS;

/** The kind of page that an error of any origin is shown as. */
export const errorKind = (error: unknown): PageErrorKind => {
  if (!isRouteErrorResponse(error)) return "something-went-wrong";
  if (isThrownPageError(error.data)) return error.data.kind;
  return error.status === 404 ? "page-not-found" : "something-went-wrong";
};
