/** The nine kinds of error page of the specification, section 8. */
export type PageErrorKind = keyof typeof PAGE_ERRORS;

/** Target of the error page's button; the path builder creates the address. */
export type ErrorTarget = "home" | "stock";

type PageErrorEntry = {
  readonly status: 404 | 500;
  readonly title: string;
  readonly description: string | null;
  readonly button: string;
  readonly target: ErrorTarget;
  /** For the operator: a stable code, the log message, and true if the error raises an alert. */
  readonly code: string;
  readonly log: string;
  readonly alert: boolean;
};

const HOME = { button: "Retour à l’accueil", target: "home" } as const;
const STOCK = { button: "Voir nos véhicules", target: "stock" } as const;
const NOT_FOUND = { status: 404, alert: false } as const;

// The specification has texts for missing vehicles and pages; every other kind uses the generic ones.
const GENERIC = { title: "Quelque chose s’est mal passé", description: null, ...HOME } as const;

export const PAGE_ERRORS = {
  "something-went-wrong": {
    ...GENERIC,
    status: 500,
    code: "page/failed",
    log: "A page failed to render",
    alert: true,
  },
  "page-not-found": {
    ...NOT_FOUND,
    ...HOME,
    title: "Cette page n’existe pas",
    description: "L’adresse a peut-être changé, ou une lettre s’est perdue en route. Reprenons depuis l’accueil.",
    code: "page/not-found",
    log: "No page at this address",
  },
  "vehicle-not-found": {
    ...NOT_FOUND,
    ...STOCK,
    title: "Ce véhicule n’est plus disponible",
    description: "Il a sans doute trouvé son conducteur. D’autres vous attendent dans notre stock.",
    code: "vehicle/not-found",
    log: "No vehicle with this slug",
  },
  "location-not-found": { ...NOT_FOUND, ...GENERIC, code: "location/not-found", log: "No location with this slug" },
  "vehicle-form-not-found": {
    ...NOT_FOUND,
    ...GENERIC,
    code: "vehicle-form/not-found",
    log: "No such form for this vehicle",
  },
  "brand-not-found": { ...NOT_FOUND, ...GENERIC, code: "brand/not-found", log: "No brand with this slug" },
  "news-article-not-found": { ...NOT_FOUND, ...GENERIC, code: "news/not-found", log: "No news article with this slug" },
  "lease-vehicle-not-found": {
    ...NOT_FOUND,
    ...GENERIC,
    code: "lease-offer/not-found",
    log: "No lease offer with this slug",
  },
  "broken-link": { ...NOT_FOUND, ...GENERIC, code: "redirect/broken", log: "A redirect has no usable target" },
} as const satisfies Record<string, PageErrorEntry>;

export const PAGE_ERROR_KINDS = Object.keys(PAGE_ERRORS) as readonly PageErrorKind[];

/** Serialisable: it is sent from the server to the browser. */
export type PageError = Omit<PageErrorEntry, "status"> & {
  readonly kind: PageErrorKind;
  readonly status: number;
  /** For the log only; names the address or slug. */
  readonly message: string;
};

export type PageErrorOverrides = Partial<Pick<PageError, "status" | "title" | "description" | "message">>;

/** Throws a RangeError if the status is not between 400 and 599. */
export const createPageError = (kind: PageErrorKind, overrides: PageErrorOverrides = {}): PageError => {
  const entry: PageErrorEntry = PAGE_ERRORS[kind];
  const status = overrides.status ?? entry.status;
  if (!Number.isInteger(status) || status < 400 || status > 599) throw new RangeError(`No error status: ${status}`);
  return { ...entry, message: entry.log, ...overrides, kind, status };
};

/** An error with the specification's message for an address without a page. */
export const createPageNotFound = (path: string, kind: PageErrorKind = "page-not-found"): PageError =>
  createPageError(kind, { message: `Page Not Found: ${path}` });

/**
 * Error for the result of a route's validation: null if it is exactly `true`, otherwise a 404 with
 * "Page Not Found: {path}". If the result is an object, its fields override the error's.
 */
export const createValidationError = (result: unknown, path: string): PageError | null => {
  if (result === true) return null;
  const overrides = typeof result === "object" && result !== null ? (result as PageErrorOverrides) : {};
  return createPageError("page-not-found", { message: `Page Not Found: ${path}`, ...overrides });
};
