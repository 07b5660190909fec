import { join } from "node:path";
import type { z } from "zod";
import type { StockFeed } from "#domain/imports/index.ts";
import { err, ok, type Rate, type Result, trimTrailing } from "#domain/shared/index.ts";
import { appointmentScriptUrl, type ErrorReporting, type MapTiles } from "#application/site/index.ts";
import { ENVIRONMENT } from "./environment.ts";
import type { SigningKeys } from "./environment-values.ts";
import { warnOfQuotes } from "./environment-variables.ts";
import { type GroupFolder, readGroupFolder } from "./group-folder.ts";

/** File mode mask of the processes: the data folder contains leads and the key that signs forms. */
export const OWNER_ONLY_UMASK = 0o077;

/** Everything that the environment determines: read once, validated and frozen. */
export type Config = GroupFolder & {
  readonly port: number;
  readonly host: string;
  /** Number of serving processes, one per core. */
  readonly processes: number;
  /** Port of the metrics; null: none. */
  readonly statusPort: number | null;
  readonly dataDir: string;
  /** Folder for the downloaded pictures of feeds; the same for all nodes. */
  readonly mediaDir: string;
  /** Null: the embedded database. */
  readonly databaseUrl: string | null;
  /** Backups that the server makes by itself; null: none. */
  readonly backups: ScheduledBackups | null;
  /** Null: backups are not encrypted. */
  readonly backupPassphrase: string | null;
  /** Origin of the public address, without a trailing slash. */
  readonly siteUrl: string;
  /** False: `siteUrl` is the default, which is valid on this machine only. */
  readonly isSiteUrlSet: boolean;
  readonly trustedProxies: number;
  /** Time after SIGTERM in which the node still serves but is not ready. */
  readonly shutdownGraceSeconds: number;
  /** Null: the database has one. */
  readonly secretKeys: SigningKeys | null;
  /** What is accepted and probably not meant, each in a sentence for the operator. */
  readonly environmentWarnings: readonly string[];
  readonly smtpUrl: string | null;
  /** Null: as the group's brand says. */
  readonly mailFrom: string | null;
  readonly minFillSeconds: number;
  /** Receives each lead as signed JSON; null: no webhook. */
  readonly leadsWebhook: { readonly url: string; readonly secret: string } | null;
  /** Number of forms per client; null: unlimited. */
  readonly leadsRate: Rate | null;
  /** Null: stories come from files. */
  readonly contentApi: ContentApi | null;
  /** Null: the webhook of the content service is refused. */
  readonly contentWebhookSecret: string | null;
  /** Opens the content delivery API for published content. */
  readonly contentPublicToken: string;
  /** An Iconify API for icon sets that are not bundled; null: none. */
  readonly iconApiUrl: string | null;
  /** Container of Google Tag Manager; null: none. */
  readonly tagManagerId: string | null;
  /** Script of the appointment widget with its query; null: none. */
  readonly appointmentScriptUrl: string | null;
  /** Null unless the service and the environment are configured. */
  readonly errorReporting: Omit<ErrorReporting, "release"> | null;
  /** Tiles of the interactive map; null: none. */
  readonly mapTiles: MapTiles | null;
  /** The demo group in memory, nothing written, no mail sent. */
  readonly mockData: boolean;
  /** A public site of the fictional group is meant. */
  readonly isDemonstration: boolean;
  /** The feed that the server imports repeatedly; null: none. */
  readonly stockFeed: EnvironmentFeed | null;
};

/** `days`: of which the last backup is retained. */
export type ScheduledBackups = { readonly folder: string; readonly intervalSeconds: number; readonly days: number };

export type ContentApi = { readonly url: string; readonly token: string; readonly oauthToken: string | null };

type EnvironmentFeed = Pick<StockFeed, "source" | "profile" | "intervalSeconds">;

/** The feed of `STOCK_FEED_URL`, named after its profile; null: none. */
export const environmentFeed = ({ stockFeed }: Pick<Config, "stockFeed">): StockFeed | null =>
  stockFeed && { ...stockFeed, name: stockFeed.profile, guards: {}, pausedAt: null };

type Variables = z.output<typeof ENVIRONMENT>;

const readStockFeed = ({ STOCK_FEED_URL, STOCK_FEED_INTERVAL }: Variables): EnvironmentFeed | null =>
  STOCK_FEED_URL && { ...STOCK_FEED_URL, intervalSeconds: STOCK_FEED_INTERVAL };

const readBackups = (data: Variables): ScheduledBackups | null =>
  data.BACKUP_DIR === null
    ? null
    : { folder: data.BACKUP_DIR, intervalSeconds: data.BACKUP_INTERVAL, days: data.BACKUP_DAYS };

const readContentApi = ({
  CONTENT_API_URL: url,
  CONTENT_API_TOKEN: token,
  CONTENT_API_OAUTH_TOKEN: oauthToken,
}: Variables): ContentApi | null =>
  url === null || token === "" ? null : { url: trimTrailing(url, "/"), token, oauthToken };

const readAppointmentScript = ({
  APPOINTMENT_EMBED_URL: url,
  APPOINTMENT_APP: app,
  APPOINTMENT_APP_CODE: appCode,
  APPOINTMENT_SETTINGS: settings,
}: Variables): string | null => url && appointmentScriptUrl(url, { app, appCode, settings });

const readErrorReporting = ({ SENTRY_DSN: target, SENTRY_ENVIRONMENT: environment }: Variables) =>
  target === null || environment === "" ? null : { target, environment };

const readLeadsWebhook = ({
  LEADS_WEBHOOK_URL: url,
  LEADS_WEBHOOK_SECRET: secret,
}: Variables): Config["leadsWebhook"] => (url === null ? null : { url, secret });

const readMapTiles = ({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution }: Variables): MapTiles | null =>
  url === null ? null : { url, attribution };

/** The configuration, or one message for each invalid variable. */
export const readConfig = (
  environment: Readonly<Record<string, string | undefined>>,
): Result<Config, readonly string[]> => {
  const { success, data, error } = ENVIRONMENT.safeParse(environment);
  if (!success) return err(error.issues.map(({ path, message }) => `${String(path[0])} ${message}`));
  const group = readGroupFolder(data);
  if (!group.ok) return group;
  const config: Config = {
    port: data.PORT,
    host: data.HOST,
    processes: data.SERVER_PROCESSES,
    statusPort: data.STATUS_PORT,
    dataDir: data.DATA_DIR,
    mediaDir: data.MEDIA_DIR ?? join(data.DATA_DIR, "media"),
    databaseUrl: data.DATABASE_URL,
    backups: readBackups(data),
    backupPassphrase: data.BACKUP_PASSPHRASE,
    ...group.value,
    environmentWarnings: warnOfQuotes(environment),
    siteUrl: new URL(data.SITE_URL.replace("{PORT}", String(data.PORT))).origin,
    isSiteUrlSet: (environment["SITE_URL"] ?? "").trim() !== "",
    trustedProxies: data.TRUST_PROXY,
    shutdownGraceSeconds: data.SHUTDOWN_GRACE_SECONDS,
    secretKeys: data.SECRET_KEY,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    minFillSeconds: data.LEADS_MIN_FILL_SECONDS,
    leadsWebhook: readLeadsWebhook(data),
    leadsRate: data.LEADS_RATE_LIMIT,
    contentApi: readContentApi(data),
    contentWebhookSecret: data.CONTENT_WEBHOOK_SECRET,
    contentPublicToken: data.CONTENT_PUBLIC_TOKEN,
    iconApiUrl: data.ICON_API_URL,
    tagManagerId: data.GTM_ID,
    appointmentScriptUrl: readAppointmentScript(data),
    errorReporting: readErrorReporting(data),
    mapTiles: readMapTiles(data),
    mockData: data.MOCK_DATA === "true",
    isDemonstration: data.DEMONSTRATION === "true",
    stockFeed: readStockFeed(data),
  };
  return ok(Object.freeze(config));
};
