import { join } from "node:path";
import type { z } from "zod";
import type { StockFeed } from "#domain/imports/index.ts";
import { err, ok, type Result, trimTrailing } from "#domain/shared/index.ts";
import { appointmentScriptUrl } from "#application/site/index.ts";
import { ENVIRONMENT } from "./environment.ts";
import { warnOfQuotes } from "./environment-variables.ts";
import { type GroupFolder, readGroupFolder } from "./group-folder.ts";

/** File mode mask of the processes: the data folder contains leads and the key that signs forms. */
export const OWNER_ONLY_UMASK = 0o077;

/** `days`: of which the last backup is retained. */
export type ScheduledBackups = { readonly folder: string; readonly intervalSeconds: number; readonly days: number };

export type ContentApi = { readonly url: string; readonly token: string; readonly oauthToken: string | null };

/** The feed of `STOCK_FEED_URL`, named after its profile; null: none. */
export const environmentFeed = ({ stockFeed }: Pick<Config, "stockFeed">): StockFeed | null =>
  stockFeed && { ...stockFeed, name: stockFeed.profile, guards: {}, pausedAt: null };

type Variables = z.output<typeof ENVIRONMENT>;

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

/** What the variables mean for the program; each one is described in its schema. Null: not set. */
const toConfig = (data: Variables) => ({
  port: data.PORT,
  host: data.HOST,
  processes: data.SERVER_PROCESSES,
  statusPort: data.STATUS_PORT,
  dataDir: data.DATA_DIR,
  mediaDir: data.MEDIA_DIR ?? join(data.DATA_DIR, "media"),
  databaseUrl: data.DATABASE_URL,
  backups: readBackups(data),
  backupPassphrase: data.BACKUP_PASSPHRASE,
  /** Origin of the public address, without a trailing slash. */
  siteUrl: new URL(data.SITE_URL.replace("{PORT}", String(data.PORT))).origin,
  trustedProxies: data.TRUST_PROXY,
  shutdownGraceSeconds: data.SHUTDOWN_GRACE_SECONDS,
  /** Null: the database has one. */
  secretKeys: data.SECRET_KEY,
  smtpUrl: data.SMTP_URL,
  mailFrom: data.MAIL_FROM,
  minFillSeconds: data.LEADS_MIN_FILL_SECONDS,
  leadsWebhook:
    data.LEADS_WEBHOOK_URL === null ? null : { url: data.LEADS_WEBHOOK_URL, secret: data.LEADS_WEBHOOK_SECRET },
  leadsRate: data.LEADS_RATE_LIMIT,
  contentApi: readContentApi(data),
  contentWebhookSecret: data.CONTENT_WEBHOOK_SECRET,
  contentPublicToken: data.CONTENT_PUBLIC_TOKEN,
  iconApiUrl: data.ICON_API_URL,
  tagManagerId: data.GTM_ID,
  /** The script with its query. */
  appointmentScriptUrl: readAppointmentScript(data),
  errorReporting:
    data.SENTRY_DSN === null || data.SENTRY_ENVIRONMENT === ""
      ? null
      : { target: data.SENTRY_DSN, environment: data.SENTRY_ENVIRONMENT },
  mapTiles: data.MAP_TILES_URL === null ? null : { url: data.MAP_TILES_URL, attribution: data.MAP_TILES_ATTRIBUTION },
  mockData: data.MOCK_DATA === "true",
  isDemonstration: data.DEMONSTRATION === "true",
  stockFeed: data.STOCK_FEED_URL && { ...data.STOCK_FEED_URL, intervalSeconds: data.STOCK_FEED_INTERVAL },
});

/** Everything that the environment determines: read once, validated and frozen. */
export type Config = Readonly<ReturnType<typeof toConfig>> &
  GroupFolder & {
    /** False: `siteUrl` is the default, which is valid on this machine only. */
    readonly isSiteUrlSet: boolean;
    /** What is accepted and probably not meant, each in a sentence for the operator. */
    readonly environmentWarnings: readonly string[];
  };

/** The configuration, or one message for each invalid variable. */
export const readConfig = (
  environment: Readonly<Record<string, string | undefined>>,
): Result<Config, readonly string[]> => {
  const { success, data, error } = ENVIRONMENT.safeParse(environment);
  if (!success) return err(error.issues.map(({ path, message }) => `${String(path[0])} ${message}`));
  const group = readGroupFolder(data);
  if (!group.ok) return group;
  const isSiteUrlSet = (environment["SITE_URL"] ?? "").trim() !== "";
  const environmentWarnings = warnOfQuotes(environment);
  return ok(Object.freeze({ ...toConfig(data), ...group.value, isSiteUrlSet, environmentWarnings }));
};
