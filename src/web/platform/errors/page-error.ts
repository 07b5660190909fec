import { data } from "react-router";
import {
  PAGE_ERROR_LOGS,
  PAGE_ERRORS,
  type PageErrorEntry,
  type PageErrorKind,
  type PageErrorLog,
} from "#domain/shared/index.ts";
import { errorStrings as strings } from "./errors-strings.ts";

const START = "Page Not Found: ";

/** The specification's message of an address without a page: in the log, in payloads and as text. */
const defaultMessage = (path: string): string => START + path;

export const isDefaultMessage = (message: string): boolean => message.startsWith(START);

/** Statuses of error pages with their reason phrases (RFC 9110, section 15). */
export const ERROR_STATUS_TEXTS = {
  400: "Bad Request",
  403: "Forbidden",
  404: "Not Found",
  410: "Gone",
  500: "Internal Server Error",
  503: "Service Unavailable",
} as const;

type ErrorStatus = keyof typeof ERROR_STATUS_TEXTS;

const isErrorStatus = (status: number): status is ErrorStatus => status in ERROR_STATUS_TEXTS;

/** Serialisable: sent from the server to the browser. */
type PageError = Omit<PageErrorEntry, "status"> &
  PageErrorLog & {
    readonly title: string;
    readonly description: string | null;
    /** Label of the link to the target. */
    readonly button: string;
    readonly kind: PageErrorKind;
    readonly status: ErrorStatus;
    /** Log only; contains the URL or slug. */
    readonly message: string;
  };

type PageErrorOverrides = Partial<Pick<PageError, "title" | "description" | "message">> & { readonly status?: number };

/** Throws a RangeError for a status that is not one of `ERROR_STATUS_TEXTS`. */
export const createPageError = (kind: PageErrorKind, overrides: PageErrorOverrides = {}): PageError => {
  const entry: PageErrorEntry & PageErrorLog = { ...PAGE_ERRORS[kind], ...PAGE_ERROR_LOGS[kind] };
  const status = overrides.status ?? entry.status;
  if (!isErrorStatus(status)) throw new RangeError(`No error status: ${status}`);
  const texts = { ...strings.page(kind), button: strings.buttons[entry.target] };
  return { ...entry, ...texts, message: entry.log, ...overrides, kind, status };
};

/** The 404 of the specification for a URL without a page. */
export const createPageNotFound = (path: string, kind: PageErrorKind = "page-not-found"): PageError =>
  createPageError(kind, { message: defaultMessage(path) });

/**
 * Error for the result of a route's validation: null if it is exactly `true`, otherwise a 404 with
 * "Page Not Found: {path}". If the result is an object, its fields override the error's.
 */
export const createValidationError = (result: unknown, path: string): PageError | null => {
  if (result === true) return null;
  const overrides = typeof result === "object" && result !== null ? (result as PageErrorOverrides) : {};
  return createPageError("page-not-found", { message: defaultMessage(path), ...overrides });
};

/** Data of the error page. Contains no internal details. */
export type PageErrorData = { readonly kind: PageErrorKind; readonly message: string };

type PageErrorResponse = ReturnType<typeof data<PageErrorData>>;

/**
 * For `throw pageErrorResponse(error)`. `alternatives`: what the page offers instead, of the type that the trade
 * defines and that `app/errors` displays.
 */
const pageErrorResponse = (
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

/** `true`: the page exists. An object overrides status and message of the error; anything else is a 404. */
type Validation = boolean | null | { readonly status?: ErrorStatus; readonly message?: string };

/**
 * Wraps a loader with the route's validation. Unless it returns `true`, the loader does not run and the error page is
 * displayed: 404 with "Page Not Found: {path}", or the status and message of the result.
 */
export const validated =
  <Args extends { readonly url: URL }, Data>(
    validate: (args: Args) => Validation | Promise<Validation>,
    load: (args: Args) => Data | Promise<Data>,
  ): ((args: Args) => Promise<Data>) =>
  async (args) => {
    const error = createValidationError(await validate(args), args.url.pathname);
    if (error !== null) throw pageErrorResponse(error);
    return load(args);
  };
