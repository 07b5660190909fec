import { resolve } from "node:path";
import { err, ok, type Rate, parseRate, parseDurationSeconds, type Result } from "#domain/shared/index.ts";
import { EnvironmentReader, type Environment } from "./environment-reader.ts";

/** Everything that the environment decides: read once, checked and frozen. */
export type Config = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Null: the embedded database. */
  readonly databaseUrl: string | null;
  readonly site: "luxembourg" | "default";
  /** Origin of the public address, without a trailing slash. */
  readonly siteUrl: string;
  readonly trustedProxies: number;
  readonly secretKey: string | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly minFillSeconds: number;
  /** Receives each lead as signed JSON; null: no webhook. */
  readonly leadsWebhook: { readonly url: string; readonly secret: string } | null;
  /** Forms that one client may send; null: unlimited. */
  readonly leadsRate: Rate | null;
  readonly contentDir: string;
  /** Null: stories come from files. */
  readonly contentApi: { readonly url: string; readonly token: string } | null;
  /** Null: the webhook of the content service is refused. */
  readonly contentWebhookSecret: string | null;
  /** Opens the content delivery API for published content. */
  readonly contentPublicToken: string;
  /** An Iconify API for icon sets that are not bundled; null: none. */
  readonly iconApiUrl: string | null;
  /** The feed that the server imports repeatedly; null: none. */
  readonly stockFeed: StockFeed | null;
};

/** `source` is a file path or an http(s) address. */
export type StockFeed = { readonly source: string; readonly profile: string; readonly intervalSeconds: number };

const LOOPBACK = new Set(["127.0.0.1", "::1", "localhost"]);

const readSiteUrl = (reader: EnvironmentReader, port: number): string => {
  const fallback = `http://localhost:${port}`;
  const text = reader.text("SITE_URL").replace("{PORT}", String(port));
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === "/" && url.search === "") return url.origin;
  reader.reject("SITE_URL", "the public http or https address of the site, without a path");
  return fallback;
};

const readSecretKey = (reader: EnvironmentReader): string | null => {
  const key = reader.text("SECRET_KEY");
  if (key !== "" && key.length < 32) reader.problems.push("SECRET_KEY must have at least 32 characters");
  return key || null;
};

const readMinFillSeconds = (reader: EnvironmentReader, host: string): number => {
  const seconds = reader.integer("LEADS_MIN_FILL_SECONDS", 0, 3600);
  if (seconds === 0 && !LOOPBACK.has(host)) {
    reader.problems.push("LEADS_MIN_FILL_SECONDS may be 0 only while HOST is a loopback address");
  }
  return seconds;
};

const readLeadsRate = (reader: EnvironmentReader, host: string): Rate | null => {
  const text = reader.text("LEADS_RATE_LIMIT");
  if (text === "off") {
    if (!LOOPBACK.has(host)) reader.problems.push("LEADS_RATE_LIMIT may be off only while HOST is a loopback address");
    return null;
  }
  const rate = parseRate(text);
  if (rate === null)
    reader.reject("LEADS_RATE_LIMIT", "a number and a time such as 30/1h or 10/15m, at most a day, or off");
  return rate;
};

/** Leads hold personal data: they leave this machine encrypted or not at all. */
const isEncryptedOrLocal = (url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  return protocol === "https:" || LOOPBACK.has(hostname.replaceAll(/[[\]]/g, ""));
};

const readLeadsWebhook = (reader: EnvironmentReader): Config["leadsWebhook"] => {
  const url = reader.url("LEADS_WEBHOOK_URL", ["https:", "http:"]);
  const secret = reader.text("LEADS_WEBHOOK_SECRET");
  if (url === null) return null;
  if (!isEncryptedOrLocal(url))
    reader.problems.push("LEADS_WEBHOOK_URL must start with https:// unless its host is a loopback address");
  if (secret.length < 24)
    reader.problems.push("LEADS_WEBHOOK_SECRET must have at least 24 characters when LEADS_WEBHOOK_URL is set");
  return { url, secret };
};

const MAX_INTERVAL_SECONDS = 7 * 24 * 3600;

const readInterval = (reader: EnvironmentReader): number => {
  const seconds = parseDurationSeconds(reader.text("STOCK_FEED_INTERVAL")) ?? 0;
  if (seconds < 10 || seconds > MAX_INTERVAL_SECONDS) {
    reader.reject("STOCK_FEED_INTERVAL", "a time such as 90s, 15m or 2h, from 10 seconds to 7 days");
  }
  return seconds;
};

/** The format is `PROFILE+SOURCE`; without a prefix the profile is `vitrine`. */
const readStockFeed = (reader: EnvironmentReader): StockFeed | null => {
  const text = reader.text("STOCK_FEED_URL");
  const intervalSeconds = readInterval(reader);
  if (text === "") return null;
  const [, profile = "vitrine", source = ""] = /^(?:([a-z0-9]+(?:-[a-z0-9]+)*)\+)?(.+)$/s.exec(text) ?? [];
  if (/^https?:/i.test(source) && !URL.canParse(source)) {
    reader.problems.push("STOCK_FEED_URL must be the path of a file or an http(s) address");
  } else if (/^[a-z][a-z0-9+.-]*:\/\//i.test(source) && !/^https?:/i.test(source)) {
    reader.problems.push(
      "STOCK_FEED_URL must be the path of a file or an address that starts with http:// or https://",
    );
  }
  return { source, profile, intervalSeconds };
};

const readContentApi = (reader: EnvironmentReader): Config["contentApi"] => {
  const url = reader.url("CONTENT_API_URL", ["https:", "http:"]);
  const token = reader.text("CONTENT_API_TOKEN");
  return url === null || token === "" ? null : { url: url.replace(/\/+$/, ""), token };
};

/** The configuration, or one message for each invalid variable. */
export const readConfig = (environment: Environment): Result<Config, readonly string[]> => {
  const reader = new EnvironmentReader(environment);
  const port = reader.integer("PORT", 0, 65_535);
  const host = reader.text("HOST");
  const config: Config = {
    port,
    host,
    dataDir: resolve(reader.text("DATA_DIR")),
    databaseUrl: reader.url("DATABASE_URL", ["postgres:", "postgresql:"]),
    site: reader.oneOf("SITE", ["luxembourg", "default"]),
    siteUrl: readSiteUrl(reader, port),
    trustedProxies: reader.integer("TRUST_PROXY", 0, 10),
    secretKey: readSecretKey(reader),
    smtpUrl: reader.url("SMTP_URL", ["smtp:", "smtps:"]),
    mailFrom: reader.text("MAIL_FROM"),
    minFillSeconds: readMinFillSeconds(reader, host),
    leadsWebhook: readLeadsWebhook(reader),
    leadsRate: readLeadsRate(reader, host),
    contentDir: resolve(reader.text("CONTENT_DIR")),
    contentApi: readContentApi(reader),
    contentWebhookSecret: reader.text("CONTENT_WEBHOOK_SECRET") || null,
    contentPublicToken: reader.text("CONTENT_PUBLIC_TOKEN"),
    iconApiUrl: reader.url("ICON_API_URL", ["https:", "http:"]),
    stockFeed: readStockFeed(reader),
  };
  return reader.problems.length === 0 ? ok(Object.freeze(config)) : err(reader.problems);
};
