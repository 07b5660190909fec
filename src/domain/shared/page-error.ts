/** Target of the error page's button; the path builder creates the address. */
export type ErrorTarget = "home" | "stock";

export type PageErrorEntry = {
  readonly status: 404 | 500;
  readonly target: ErrorTarget;
  /** For the operator: a stable code, the log message, and true if the error raises an alert. */
  readonly code: string;
  readonly log: string;
  readonly alert: boolean;
};

const NOT_FOUND = { status: 404, alert: false, target: "home" } as const;

/** The nine kinds of error page of the specification, section 8. */
export const PAGE_ERRORS = {
  "something-went-wrong": {
    status: 500,
    target: "home",
    code: "page/failed",
    log: "A page failed to render",
    alert: true,
  },
  "page-not-found": { ...NOT_FOUND, code: "page/not-found", log: "No page at this address" },
  "vehicle-not-found": {
    ...NOT_FOUND,
    target: "stock",
    code: "vehicle/not-found",
    log: "No vehicle with this slug",
  },
  "location-not-found": { ...NOT_FOUND, code: "location/not-found", log: "No location with this slug" },
  "vehicle-form-not-found": { ...NOT_FOUND, code: "vehicle-form/not-found", log: "No such form for this vehicle" },
  "brand-not-found": { ...NOT_FOUND, code: "brand/not-found", log: "No brand with this slug" },
  "news-article-not-found": { ...NOT_FOUND, code: "news/not-found", log: "No news article with this slug" },
  "lease-vehicle-not-found": { ...NOT_FOUND, code: "lease-offer/not-found", log: "No lease offer with this slug" },
  "broken-link": { ...NOT_FOUND, code: "redirect/broken", log: "A redirect has no usable target" },
} as const satisfies Record<string, PageErrorEntry>;

export type PageErrorKind = keyof typeof PAGE_ERRORS;

export const PAGE_ERROR_KINDS = Object.keys(PAGE_ERRORS) as readonly PageErrorKind[];
