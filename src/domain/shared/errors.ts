/** Target of the error page's button; the path builder creates the address. */
export type ErrorTarget = "home" | "stock";

export type PageErrorEntry = { readonly status: 404 | 500; readonly target: ErrorTarget };

const NOT_FOUND = { status: 404, target: "home" } as const;

/** The nine kinds of error page of the specification, section 8. */
export const PAGE_ERRORS = {
  "something-went-wrong": { status: 500, target: "home" },
  "page-not-found": NOT_FOUND,
  "vehicle-not-found": { status: 404, target: "stock" },
  "location-not-found": NOT_FOUND,
  "vehicle-form-not-found": NOT_FOUND,
  "brand-not-found": NOT_FOUND,
  "news-article-not-found": NOT_FOUND,
  "lease-vehicle-not-found": NOT_FOUND,
  "broken-link": NOT_FOUND,
} as const satisfies Record<string, PageErrorEntry>;

export type PageErrorKind = keyof typeof PAGE_ERRORS;

export type PageErrorLog = {
  /** Stable. */
  readonly code: string;
  /** The log message. */
  readonly log: string;
  /** True if the error raises an alert. */
  readonly alert: boolean;
};

/** For the operator: what a kind of error page logs. */
export const PAGE_ERROR_LOGS: Readonly<Record<PageErrorKind, PageErrorLog>> = {
  "something-went-wrong": { code: "page/failed", log: "A page failed to render", alert: true },
  "page-not-found": { code: "page/not-found", log: "No page at this address", alert: false },
  "vehicle-not-found": { code: "vehicle/not-found", log: "No vehicle with this slug", alert: false },
  "location-not-found": { code: "location/not-found", log: "No location with this slug", alert: false },
  "vehicle-form-not-found": { code: "vehicle-form/not-found", log: "No such form for this vehicle", alert: false },
  "brand-not-found": { code: "brand/not-found", log: "No brand with this slug", alert: false },
  "news-article-not-found": { code: "news/not-found", log: "No news article with this slug", alert: false },
  "lease-vehicle-not-found": { code: "lease-offer/not-found", log: "No lease offer with this slug", alert: false },
  "broken-link": { code: "redirect/broken", log: "A redirect has no usable target", alert: false },
};

/** Pure, so that the browser, which logs nothing, does not get the table. */
export const PAGE_ERROR_KINDS = /* @__PURE__ */ Object.keys(PAGE_ERROR_LOGS) as readonly PageErrorKind[];

/** Invalid file or value provided by the operator. The message is for the operator and needs no stack trace. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
}

/** The message of a caught value; the text of the value where it is no `Error`. */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The code of a caught value, otherwise the name of its kind: for logs where its message may quote personal data. */
export const errorCode = (error: unknown): string => {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
};
