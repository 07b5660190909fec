import { data, isRouteErrorResponse } from "react-router";
import { PAGE_ERRORS, pageNotFound, type PageErrorKind } from "#domain/shared/index.ts";
import type { SoldVehicleView } from "./sold-vehicle.ts";

/** What travels to the error page: enough to choose its words, nothing of what went wrong inside. */
export type ThrownPageError = {
  readonly kind: PageErrorKind;
  readonly message: string;
  /** The vehicle the address was of, where it was sold a short while ago. */
  readonly sold: SoldVehicleView | null;
};

/** `throw notHere("vehicle-not-found", pathname)`: the status and the words are the kind's own. */
export const notHere = (
  kind: PageErrorKind,
  pathname: string,
  sold: SoldVehicleView | null = null,
): ReturnType<typeof data<ThrownPageError>> => {
  const { status, message } = pageNotFound(pathname, kind);
  return data({ kind, message, sold }, { status });
};

const isThrownPageError = (value: unknown): value is ThrownPageError =>
  typeof value === "object" &&
  value !== null &&
  "kind" in value &&
  typeof value.kind === "string" &&
  value.kind in PAGE_ERRORS;

/** What an error of any origin is shown as: the kind of page, and what its loader sent along. */
export const shownError = (error: unknown): Pick<ThrownPageError, "kind" | "sold"> => {
  if (!isRouteErrorResponse(error)) return { kind: "something-went-wrong", sold: null };
  if (isThrownPageError(error.data)) return error.data;
  return { kind: error.status === 404 ? "page-not-found" : "something-went-wrong", sold: null };
};
