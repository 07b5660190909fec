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
