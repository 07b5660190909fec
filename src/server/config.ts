import { resolve } from "node:path";
import { err, ok, type Rate, rateOf, secondsOf, type Result } from "#domain/shared/index.ts";
import { EnvironmentReader, type Environment } from "./environment-reader.ts";

/** Everything the environment decides, read once, checked, and frozen. */
export type Config = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Null: the embedded database. */
  readonly databaseUrl: string | null;
  readonly site: "luxembourg" | "default";
  /** Origin of the public address, without a slash at its end. */
  readonly siteUrl: string;
  readonly trustedProxies: number;
  readonly secretKey: string | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly minFillSeconds: number;
  /** What is told of each lead, and what signs it; null: nothing is. */
  readonly leadsWebhook: { readonly url: string; readonly secret: string } | null;
  /** How many forms a client may send; null: any number. */
  readonly leadsRate: Rate | null;
  readonly contentDir: string;
  /** The service that pages come from; null: they come from the files. */
  readonly contentApi: { readonly url: string; readonly token: string } | null;
  /** Null: nobody may tell of publications. */
  readonly contentWebhookSecret: string | null;
  /** Opens the content delivery API for what is published. */
  readonly contentPublicToken: string;
  /** An Iconify API for icons of sets that are not bundled; null: none. */
  readonly iconApiUrl: string | null;
  /** The feed that the server follows by itself; null: none. */
  readonly stockFeed: StockFeed | null;
};

/** `source` is a file's path or an http(s) address. */
export type StockFeed = { readonly source: string; readonly profile: string; readonly everySeconds: number };

const LOOPBACK = new Set(["127.0.0.1", "::1", "localhost"]);

const readSiteUrl = (read: EnvironmentReader, port: number): string => {
  const fallback = `http://localhost:${port}`;
  const text = read.text("SITE_URL").replace("{PORT}", String(port));
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === "/" && url.search === "") return url.origin;
  read.wrong("SITE_URL", "the public http or https address of the site, without a path");
  return fallback;
};

const readSecretKey = (read: EnvironmentReader): string | null => {
  const key = read.text("SECRET_KEY");
  if (key !== "" && key.length < 32) read.problems.push("SECRET_KEY must have at least 32 characters");
  return key || null;
};

const readMinFillSeconds = (read: EnvironmentReader, host: string): number => {
  const seconds = read.wholeNumber("LEADS_MIN_FILL_SECONDS", 0, 3600);
  if (seconds === 0 && !LOOPBACK.has(host)) {
    read.problems.push("LEADS_MIN_FILL_SECONDS may be 0 only while HOST is a loopback address");
  }
  return seconds;
};

const readLeadsRate = (read: EnvironmentReader, host: string): Rate | null => {
  const text = read.text("LEADS_RATE_LIMIT");
  if (text === "off") {
    if (!LOOPBACK.has(host)) read.problems.push("LEADS_RATE_LIMIT may be off only while HOST is a loopback address");
    return null;
  }
  const rate = rateOf(text);
  if (rate === null)
    read.wrong("LEADS_RATE_LIMIT", "a number and a time such as 30/1h or 10/15m, at most a day, or off");
  return rate;
};

/** What is sent holds personal data: it leaves this machine encrypted or not at all. */
const isPrivate = (url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  return protocol === "https:" || LOOPBACK.has(hostname.replaceAll(/[[\]]/g, ""));
};

const readLeadsWebhook = (read: EnvironmentReader): Config["leadsWebhook"] => {
  const url = read.url("LEADS_WEBHOOK_URL", ["https:", "http:"]);
  const secret = read.text("LEADS_WEBHOOK_SECRET");
  if (url === null) return null;
  if (!isPrivate(url))
    read.problems.push("LEADS_WEBHOOK_URL must start with https:// unless its host is a loopback address");
  if (secret.length < 24)
    read.problems.push("LEADS_WEBHOOK_SECRET must have at least 24 characters when LEADS_WEBHOOK_URL is set");
  return { url, secret };
};

const LONGEST_INTERVAL = 7 * 24 * 3600;

const readInterval = (read: EnvironmentReader): number => {
  const seconds = secondsOf(read.text("STOCK_FEED_INTERVAL")) ?? 0;
  if (seconds < 10 || seconds > LONGEST_INTERVAL) {
    read.wrong("STOCK_FEED_INTERVAL", "a time such as 90s, 15m or 2h, from 10 seconds to 7 days");
  }
  return seconds;
};

/** `PROFILE+` in front of an address or a path; without it the feed is written in our own format. */
const readStockFeed = (read: EnvironmentReader): StockFeed | null => {
  const text = read.text("STOCK_FEED_URL");
  const everySeconds = readInterval(read);
  if (text === "") return null;
  const [, profile = "vitrine", source = ""] = /^(?:([a-z0-9]+(?:-[a-z0-9]+)*)\+)?(.+)$/s.exec(text) ?? [];
  if (/^https?:/i.test(source) && !URL.canParse(source)) {
    read.problems.push("STOCK_FEED_URL must be the path of a file or an http(s) address");
  } else if (/^[a-z][a-z0-9+.-]*:\/\//i.test(source) && !/^https?:/i.test(source)) {
    read.problems.push("STOCK_FEED_URL must be the path of a file or an address that starts with http:// or https://");
  }
  return { source, profile, everySeconds };
};

const readContentApi = (read: EnvironmentReader): Config["contentApi"] => {
  const url = read.url("CONTENT_API_URL", ["https:", "http:"]);
  const token = read.text("CONTENT_API_TOKEN");
  return url === null || token === "" ? null : { url: url.replace(/\/+$/, ""), token };
};

/** The configuration, or one message for each wrong variable. */
export const readConfig = (environment: Environment): Result<Config, readonly string[]> => {
  const read = new EnvironmentReader(environment);
  const port = read.wholeNumber("PORT", 0, 65_535);
  const host = read.text("HOST");
  const config: Config = {
    port,
    host,
    dataDir: resolve(read.text("DATA_DIR")),
    databaseUrl: read.url("DATABASE_URL", ["postgres:", "postgresql:"]),
    site: read.oneOf("SITE", ["luxembourg", "default"]),
    siteUrl: readSiteUrl(read, port),
    trustedProxies: read.wholeNumber("TRUST_PROXY", 0, 10),
    secretKey: readSecretKey(read),
    smtpUrl: read.url("SMTP_URL", ["smtp:", "smtps:"]),
    mailFrom: read.text("MAIL_FROM"),
    minFillSeconds: readMinFillSeconds(read, host),
    leadsWebhook: readLeadsWebhook(read),
    leadsRate: readLeadsRate(read, host),
    contentDir: resolve(read.text("CONTENT_DIR")),
    contentApi: readContentApi(read),
    contentWebhookSecret: read.text("CONTENT_WEBHOOK_SECRET") || null,
    contentPublicToken: read.text("CONTENT_PUBLIC_TOKEN"),
    iconApiUrl: read.url("ICON_API_URL", ["https:", "http:"]),
    stockFeed: readStockFeed(read),
  };
  return read.problems.length === 0 ? ok(Object.freeze(config)) : err(read.problems);
};
