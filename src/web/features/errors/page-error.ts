import { data, isRouteErrorResponse } from "react-router";
import { PAGE_ERRORS, type PageErrorKind } from "#domain/shared/index.ts";
import type { SoldVehicleView } from "../similar/index.server.ts";
import { createPageNotFound } from "./create-page-error.ts";

/** Data for the error page. Contains no internal details. */
export type PageErrorData = {
  readonly kind: PageErrorKind;
  readonly message: string;
  /** The vehicle of the URL, if it was sold recently. */
  readonly sold: SoldVehicleView | null;
};

/** For `throw notFound("vehicle-not-found", pathname)`. The kind determines status and message. */
export const notFound = (
  kind: PageErrorKind,
  pathname: string,
  sold: SoldVehicleView | null = null,
): ReturnType<typeof data<PageErrorData>> => {
  const { status, message } = createPageNotFound(pathname, kind);
  return data({ kind, message, sold }, { status });
};

const isPageErrorData = (value: unknown): value is PageErrorData =>
  typeof value === "object" &&
  value !== null &&
  "kind" in value &&
  typeof value.kind === "string" &&
  value.kind in PAGE_ERRORS;

/** `unavailable`: the page will come when the database answers again. */
export type ErrorView = Pick<PageErrorData, "kind" | "sold"> & { readonly unavailable: boolean };

export const toErrorView = (error: unknown): ErrorView => {
  if (!isRouteErrorResponse(error)) return { kind: "something-went-wrong", sold: null, unavailable: false };
  if (isPageErrorData(error.data)) return { ...error.data, unavailable: false };
  const kind = error.status === 404 ? "page-not-found" : "something-went-wrong";
  return { kind, sold: null, unavailable: error.status === 503 };
};
