/** Data that a page depends on. A cached page is valid until one of its tags changes. */
export type CacheTag = "stock" | "catalogue" | "content" | "minute";

/** In place of a host: this site. */
export const OWN_HOST = "'self'";

/** External hosts of frames and media, and `OWN_HOST`, for the Content-Security-Policy; `editor` may embed the page. */
export type EmbeddedHosts = {
  readonly frames: ReadonlySet<string>;
  readonly media: ReadonlySet<string>;
  readonly editor?: string;
};

export const NO_EMBEDDED_HOSTS: EmbeddedHosts = { frames: new Set(), media: new Set() };

/** For `Retry-After` while the database does not answer: a restart of it takes some seconds. */
export const UNAVAILABLE_RETRY_SECONDS = 5;

/** A page in three parts, since joined they would be copied: the nonce of its scripts stands in the first and the last one. */
export type PageHtml = readonly [head: string, content: string, scripts: string];

/** A page or loader payload. `tags` is empty for a response that the server must not cache. */
export type PageResponse = {
  /** Without a body if there is `html`. */
  readonly response: Response;
  readonly html: PageHtml | null;
  readonly tags: ReadonlySet<CacheTag>;
  /** Browsers may keep the payload though the server does not. */
  readonly isShared: boolean;
  /** True for the URL parameters on which the page depends; null for a page that is never cached. */
  readonly isParameter: ((name: string) => boolean) | null;
  readonly embedded: EmbeddedHosts;
  /** The scripts that the program itself writes into the page have this nonce: random for each rendering. */
  readonly scriptNonce: string;
};

/** Renders pages and their payloads. `client`: IP address of the visitor; omitted for a page that is rendered in advance. */
export type PageHandler = (request: Request, client?: string) => Promise<PageResponse>;
