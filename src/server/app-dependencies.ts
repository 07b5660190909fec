import type { TokenCheck } from "#application/api-tokens/index.ts";
import type { FileContentSource } from "#application/content/ports.ts";
import type { ContentDelivery, FormPages } from "#application/content/index.ts";
import type { StockExports } from "#application/exports/index.ts";
import type { LeadRecords } from "#application/leads/index.ts";
import type { Log } from "#application/jobs/ports.ts";
import type { ContentReload, Metrics, MetricsText, NodeStore, Readiness } from "#application/operations/index.ts";
import type { OverrideDependencies, OverrideNotification } from "#application/overrides/index.ts";
import type { SiteFiles } from "#application/seo/index.ts";
import type { CacheTag, PageHandler, PublicStartProblem, SiteServices } from "#application/site/index.ts";
import type { PictureService } from "#application/media/ports.ts";
import type { Painting } from "#domain/brand/index.ts";
import type { PaintedCar } from "#domain/vehicles/index.ts";
import type { Config } from "./environment/config.ts";
import type { ApiToken } from "#domain/api-tokens/index.ts";

/** The environment of every route, set by the Node server; a test may leave it out. */
export type AppEnv = {
  readonly Bindings: {
    /** The client's IP address. */
    readonly address?: string;
    /** Path and query as sent by the client, before URL normalisation. */
    readonly target?: string;
  };
  readonly Variables: {
    /** Ends the request's turn in its queue before it is answered. */
    readonly leaveQueue?: () => void;
    /** The token of the request, on the routes that require one. */
    readonly apiToken: ApiToken;
  };
};

/** What the app answers requests with. */
export type AppDependencies = {
  /** What pages and the API are made of. */
  readonly services: SiteServices;
  readonly config: Config;
  readonly log: Log;
  /**
   * The same log without redaction, which is most of the cost of a line: for lines with fixed fields without objects.
   */
  readonly requestLog: Pick<Log, "info" | "error">;
  readonly metrics: Metrics & MetricsText;
  readonly leadRecords: LeadRecords;
  /** What other programs say of vehicles. */
  readonly overrides: OverrideDependencies;
  /** Mails the requests of a changed vehicle to those who answer them; never rejects. */
  readonly notifyOverride: (notification: OverrideNotification) => Promise<void>;
  /** Checks the tokens of other programs. */
  readonly checkToken: TokenCheck;
  readonly pages: PageHandler;
  readonly exports: StockExports;
  readonly siteFiles: SiteFiles;
  readonly contentDelivery: ContentDelivery;
  readonly paintStudio: (car: PaintedCar) => Promise<Uint8Array>;
  /** A logo or icon as PNG, a social picture as JPEG. */
  readonly paint: (painting: Painting) => Promise<Uint8Array>;
  readonly pictures: PictureService;
  /** Folder of the files built for the browser. */
  readonly clientFiles: string;
  /** Calls the listener when data that pages show has changed. */
  readonly onChange: (listener: (tag: CacheTag) => void) => void;
  /** Pages of editors with forms. */
  readonly formPages: Pick<FormPages, "has" | "paths">;
  /** Invalidates the content cache on every node. */
  readonly announcePublication: () => Promise<unknown>;
  /** Whether this node may receive visitors, and what it cannot do; answers within a second. */
  readonly readiness: () => Promise<Readiness>;
};

/** The app, and what the process starts, reloads and stops it with; `createContainer` creates it. */
export type Container = AppDependencies & {
  /** Reads stories and redirects again. */
  readonly reloadContent: () => ContentReload;
  /** Version of the content loaded at the start. */
  readonly contentVersion: number;
  /** The running nodes on the database. */
  readonly nodes: NodeStore;
  readonly contentFiles: FileContentSource;
  /** Why this site must not start at its public address. */
  readonly findPublicStartProblems: () => Promise<readonly PublicStartProblem[]>;
  /** Remembers the public address, once the start is not refused. */
  readonly saveSiteUrl: () => Promise<void>;
  /** Lets the jobs run, which send mails and remove what has expired. */
  readonly begin: () => void;
  /** Stops everything that the container has started, in reverse order. */
  readonly close: () => Promise<void>;
};
