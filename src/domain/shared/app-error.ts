/** The nine kinds of error page of the specification, section 8. */
export type PageErrorKind = keyof typeof PAGE_ERRORS;

/** Where an error page's button leads; the path builder makes the address of it. */
export type ErrorTarget = "home" | "stock";

type PageErrorEntry = {
  readonly status: 404 | 500;
  readonly title: string;
  readonly description: string | null;
  readonly button: string;
  readonly target: ErrorTarget;
  /** For the operator: a stable code, what the log says, and whether somebody should be told. */
  readonly code: string;
  readonly log: string;
  readonly alert: boolean;
};

const HOME = { button: "Retour à l’accueil", target: "home" } as const;
const STOCK = { button: "Voir nos véhicules", target: "stock" } as const;
const CALM = { status: 404, alert: false } as const;

// The specification gives a vehicle and a page words of their own; every other kind has the generic ones.
const GENERIC = { title: "Quelque chose s’est mal passé", description: null, ...HOME } as const;

/** One row a kind: status, the visitor's words, the operator's words, and whether to alert. */
export const PAGE_ERRORS = {
  "something-went-wrong": {
    ...GENERIC,
    status: 500,
    code: "page/failed",
    log: "A page failed to render",
    alert: true,
  },
  "page-not-found": {
    ...CALM,
    ...HOME,
    title: "Cette page n’existe pas",
    description: "L’adresse a peut-être changé, ou une lettre s’est perdue en route. Reprenons depuis l’accueil.",
    code: "page/not-found",
    log: "No page at this address",
  },
  "vehicle-not-found": {
    ...CALM,
    ...STOCK,
    title: "Ce véhicule n’est plus disponible",
    description: "Il a sans doute trouvé son conducteur. D’autres vous attendent dans notre stock.",
    code: "vehicle/not-found",
    log: "No vehicle with this slug",
  },
  "location-not-found": { ...CALM, ...GENERIC, code: "location/not-found", log: "No location with this slug" },
  "vehicle-form-not-found": {
    ...CALM,
    ...GENERIC,
    code: "vehicle-form/not-found",
    log: "No such form for this vehicle",
  },
  "brand-not-found": { ...CALM, ...GENERIC, code: "brand/not-found", log: "No brand with this slug" },
  "news-article-not-found": { ...CALM, ...GENERIC, code: "news/not-found", log: "No news article with this slug" },
  "lease-vehicle-not-found": {
    ...CALM,
    ...GENERIC,
    code: "lease-offer/not-found",
    log: "No lease offer with this slug",
  },
  "broken-link": { ...CALM, ...GENERIC, code: "redirect/broken", log: "A redirect has no usable target" },
} as const satisfies Record<string, PageErrorEntry>;

export const PAGE_ERROR_KINDS = Object.keys(PAGE_ERRORS) as readonly PageErrorKind[];

/** What an error page shows and answers with; serialisable, so that it crosses from the server to the browser. */
export type PageError = Omit<PageErrorEntry, "status"> & {
  readonly kind: PageErrorKind;
  readonly status: number;
  /** For the log, never shown: which address or slug it was about. */
  readonly message: string;
};

export type PageErrorOverrides = Partial<Pick<PageError, "status" | "title" | "description" | "message">>;

/** The error of a kind, with what this case says differently. Status must be from 400 to 599; another is a bug. */
export const pageError = (kind: PageErrorKind, overrides: PageErrorOverrides = {}): PageError => {
  const entry: PageErrorEntry = PAGE_ERRORS[kind];
  const status = overrides.status ?? entry.status;
  if (!Number.isInteger(status) || status < 400 || status > 599) throw new RangeError(`No error status: ${status}`);
  return { ...entry, message: entry.log, ...overrides, kind, status };
};

/** The error of an address that nothing answers, by what is missing there, with the specification's message. */
export const pageNotFound = (path: string, kind: PageErrorKind = "page-not-found"): PageError =>
  pageError(kind, { message: `Page Not Found: ${path}` });

/**
 * What a route's validation step makes of its result: nothing where it is exactly `true`, else a 404 with
 * "Page Not Found: {path}", unless the result itself says what differs.
 */
export const validationError = (result: unknown, path: string): PageError | null => {
  if (result === true) return null;
  const said = typeof result === "object" && result !== null ? (result as PageErrorOverrides) : {};
  return pageError("page-not-found", { message: `Page Not Found: ${path}`, ...said });
};
