import type { IconSource } from "../media/ports.ts";
import type { ThirdParty } from "#domain/consent/index.ts";
import type { RedirectTable } from "#domain/redirects/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { Paths, Settings } from "#domain/site/index.ts";
import type { AlertService } from "../alerts/index.ts";
import type { ContentSource, Editing } from "../content/index.ts";
import type { WriteAgenda, WriteCalendarFile } from "../formats/ports.ts";
import type { Log } from "../jobs/ports.ts";
import type { BodyProblem, LeadServiceDependencies, Upload } from "../leads/index.ts";
import type { LeaseOfferService } from "../lease-offers/index.ts";
import type { Catalogue, Stock } from "../stock/index.ts";
import type { Integrations } from "./third-parties.ts";

/** Data that a page depends on. A cached page is valid until one of its tags changes. */
export type CacheTag = "stock" | "catalogue" | "content" | "minute";

/** Means this site, in the place of a host. */
export const OWN_HOST = "'self'";

/** External hosts of frames and media, and `OWN_HOST`, for the Content-Security-Policy; `editor` may embed the page. */
export type EmbeddedHosts = {
  readonly frames: ReadonlySet<string>;
  readonly media: ReadonlySet<string>;
  readonly editor?: string;
};

export const NO_EMBEDDED_HOSTS: EmbeddedHosts = { frames: new Set(), media: new Set() };

/** For `Retry-After` while the database is down: a restart takes some seconds. */
export const UNAVAILABLE_RETRY_SECONDS = 5;

/**
 * A page in three parts, because joining would copy them: the nonce of its scripts is in the first and the last part.
 */
export type PageHtml = readonly [head: string, content: string, scripts: string];

/** A page or loader payload. `tags` is empty for a response that the server must not cache. */
type PageResponse = {
  /** Has no body if there is `html`. */
  readonly response: Response;
  readonly html: PageHtml | null;
  readonly tags: ReadonlySet<CacheTag>;
  /** True if the page shows what editors have written alone, no price and no availability. */
  readonly isContentOnly: boolean;
  /** True if browsers may cache the payload although the server does not. */
  readonly isShared: boolean;
  /** True for the URL parameters on which the page depends; null for a page that is never cached. */
  readonly isParameter: ((name: string) => boolean) | null;
  readonly embedded: EmbeddedHosts;
  /** Nonce of the scripts that the program itself writes into the page: random for each rendering. */
  readonly scriptNonce: string;
};

/** Which fields of a posted form a route reads. */
export type FieldRules = {
  /** Names of the text fields. */
  readonly texts: Pick<ReadonlySet<string>, "has">;
  /** Maximum bytes of each file field. */
  readonly files: ReadonlyMap<string, number>;
  /** True if files are accepted after these texts. */
  readonly acceptsFiles: (texts: ReadonlyMap<string, string>) => boolean;
};

/** First text and first file of each allowed name. */
export type FormFields = {
  readonly texts: ReadonlyMap<string, string>;
  readonly files: ReadonlyMap<string, Upload>;
};

/**
 * Reads a posted form, once: the fields that could be read, and why the others could not. With a problem there are no
 * files.
 */
export type ReadForm = (rules: FieldRules) => Promise<FormFields & { readonly problem: BodyProblem | null }>;

export type PageVisit = {
  /** True if only the status and the location are requested: the loaders run, and nothing is rendered. */
  readonly isProbe?: boolean | undefined;
  /** IP address of the visitor; left out for a page that is rendered in advance. Must not be stored or logged. */
  readonly client?: string | undefined;
  /** For a posted form. */
  readonly readForm?: ReadForm | undefined;
  /** Waits until the page may be rendered; left out if it may be at once. A form that is saved renders none. */
  readonly waitForSlot?: (() => Promise<void>) | undefined;
};

/** Renders pages and their payloads. */
export type PageHandler = (request: Request, visit?: PageVisit) => Promise<PageResponse>;

type Services = {
  readonly settings: Settings;
  readonly paths: Paths;
  /** Origin without a trailing slash. */
  readonly siteUrl: string;
  readonly integrations: Integrations;
  /** Other hosts that pages contact after consent. */
  readonly thirdParties: readonly ThirdParty[];
  readonly clock: Clock;
  readonly stock: Stock;
  readonly catalogue: () => Catalogue;
  readonly leaseOffers: LeaseOfferService;
  readonly content: ContentSource;
  readonly icons: IconSource;
  readonly editing: Editing;
  readonly redirects: () => RedirectTable;
  readonly leads: LeadServiceDependencies;
  readonly alerts: AlertService;
  readonly writeCalendarFile: WriteCalendarFile;
  readonly writeAgenda: WriteAgenda;
  /** True for an error that means the database is down. */
  readonly isUnavailable: (error: unknown) => boolean;
  /** True: the demo group in memory; nothing is saved or sent. */
  readonly mockData: boolean;
  readonly log: Pick<Log, "error">;
};

/**
 * Services and settings for pages and the API; the server passes them with each request. A function names the parts that
 * it uses: `SiteServices<"stock" | "paths">`.
 */
export type SiteServices<Part extends keyof Services = keyof Services> = Pick<Services, Part>;

/** Creates the handler of the site's pages. */
export type CreatePageHandler = (services: SiteServices) => PageHandler;
