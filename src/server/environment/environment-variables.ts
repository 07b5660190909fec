import { z } from "zod";
import {
  address,
  databaseAddress,
  backupInterval,
  dsn,
  feedInterval,
  feedSource,
  folder,
  headerToken,
  leadsRate,
  longSecret,
  mailbox,
  mapAttribution,
  mapTilesUrl,
  MAX_PORT,
  MAX_TEXT,
  oneOf,
  optionalFolder,
  optionalName,
  publicAddress,
  secret,
  signingKeys,
  publicSiteUrl,
  statusPort,
  tagManagerId,
  TOO_LONG,
  wholeNumber,
} from "./environment-values.ts";

/** `defaultValue`: text used for an unset or empty variable. */
const descriptions = z.registry<{ readonly meaning: string; readonly defaultValue: string }>();

/** `docker run --env-file` and others do not remove quotes. */
const QUOTED = /^(["']).*\1$/s;

const isQuoted = (text: string): boolean => QUOTED.test(text.trim());

const textOr = (defaultValue: string) =>
  z
    .string()
    .default("")
    .transform((text): string => text.trim() || defaultValue);

const NOT_QUOTED = "has quotes around its value, which are part of it; write it without them";

/** An address, a number, a path or a name: none of them has quotes around it. */
const variable = <S extends z.ZodType<unknown, string>>(schema: S, meaning: string, defaultValue = "") => {
  const withDefault = textOr(defaultValue)
    .refine((text) => !isQuoted(text), NOT_QUOTED)
    .pipe(schema);
  descriptions.add(withDefault, { meaning, defaultValue });
  return withDefault;
};

/** A secret or any text, of which quotes may be a part. */
const freeText = <S extends z.ZodType<unknown, string>>(schema: S, meaning: string, defaultValue = "") => {
  const withDefault = textOr(defaultValue).pipe(schema);
  descriptions.add(withDefault, { meaning, defaultValue });
  return withDefault;
};

/** Each variable by itself. Each message completes a sentence that starts with its name. */
export const VARIABLES = z.object({
  PORT: variable(wholeNumber(0, MAX_PORT), "port the site is served on", "3000"),
  HOST: variable(z.string(), "address the site listens on; `0.0.0.0` for every interface", "127.0.0.1"),
  SERVER_PROCESSES: variable(
    wholeNumber(1, 64),
    "processes that serve on `PORT` together, one for each processor core; each needs memory of its own (`docs/scaling.md`)",
    "1",
  ),
  DATA_DIR: variable(
    folder,
    "folder of the embedded database, the secrets and the outbox, for this account alone: an empty one is made so, one with other files is refused; like every path here relative to the project, not to where a command is run",
    "./data",
  ),
  MEDIA_DIR: variable(
    optionalFolder,
    "folder of the downloaded pictures of feeds; nodes of several machines on one database need the same one (`docs/scaling.md`). `DATA_DIR/media` when unset",
  ),
  DATABASE_URL: variable(
    databaseAddress,
    "`postgres://…` to keep everything in PostgreSQL; the embedded SQLite database else. Beyond this machine it says how it is encrypted: `?sslmode=verify-full`, or `disable` in a network of your own",
  ),
  BACKUP_DIR: variable(
    optionalFolder,
    "folder in which the server makes backups by itself and removes old ones (`docs/how-to/back-up.md`), on another disk than `DATA_DIR`; without it there are none",
  ),
  BACKUP_INTERVAL: variable(
    backupInterval,
    "time between two backups in `BACKUP_DIR`: `90m`, `6h`, `12h`; from 10 minutes to 7 days",
    "6h",
  ),
  BACKUP_DAYS: variable(
    wholeNumber(1, 400),
    "days of which the last backup is retained in `BACKUP_DIR`; all of the last 24 hours are",
    "30",
  ),
  BACKUP_PASSPHRASE: freeText(
    secret(20),
    "at least 20 characters; backups are encrypted with it and opened by it. Without it they are not encrypted",
  ),
  STATUS_PORT: variable(
    statusPort,
    "port of the metrics for Prometheus (`/metrics`), on the loopback interface alone; without it there are none",
  ),
  GROUP_DIR: variable(
    optionalFolder,
    "folder of the group: `settings`, `brand.yaml`, `content`, `catalogue` ([your group](docs/how-to/your-group.md)); without it the demo group's, `demo/group`",
  ),
  SITE: variable(
    optionalName,
    "market of the group whose `settings/{market}.yaml` holds; without it the only one, of the demo group `luxembourg`",
  ),
  SITE_URL: variable(
    publicSiteUrl,
    "public address of the site, without a path; a server saves it in the database, where commands without it read it",
    "http://localhost:{PORT}",
  ),
  TRUST_PROXY: variable(
    wholeNumber(0, 10),
    "number of proxies in front whose `X-Forwarded-*` headers are believed",
    "0",
  ),
  SHUTDOWN_GRACE_SECONDS: variable(
    wholeNumber(0, 5),
    "seconds after SIGTERM in which the node still serves while `/readyz` fails, so that load balancers notice; at least two of their checks",
    "3",
  ),
  SECRET_KEY: freeText(
    signingKeys,
    "at least 32 characters; signs forms and confirmations. `NEW,OLD` signs with the first key and accepts what the others have signed. Generated once and stored in the database when unset",
  ),
  SMTP_URL: variable(
    address("smtp:", "smtps:"),
    "`smtps://…`, or `smtp://…` of a server that offers STARTTLS: mails go out encrypted, except to a server on loopback; without it mails are written to `DATA_DIR/outbox/*.eml`",
  ),
  MAIL_FROM: variable(
    mailbox,
    "sender of the mails, one mailbox, as `Garage Exemple <bonjour@garage.example>`; without it `mail_from` of the group's `brand.yaml`, else the group's name and address",
  ),
  ICON_API_URL: variable(
    address("https:", "http:"),
    "`https://…` of an Iconify API for content's icons of sets that are not bundled, `http://…` only on loopback; without it those are not drawn",
  ),
  STOCK_FEED_URL: variable(
    feedSource,
    "file or http(s) address of a feed that the server takes in by itself; written in another format than ours, its profile stands in front: `mobile-de+https://dealer.example/stock.csv`",
  ),
  GTM_ID: variable(
    tagManagerId,
    "container of Google Tag Manager, as `GTM-ABC123`; its script loads after the visitor’s consent to measurement, without it there is none",
  ),
  MAP_TILES_URL: variable(
    mapTilesUrl,
    "`https://…/{z}/{x}/{y}.png`: tiles of the map that moves, after the visitor’s consent to maps and media; without it the site’s own drawing; `http://…` only on loopback",
  ),
  MAP_TILES_ATTRIBUTION: freeText(
    mapAttribution,
    "whom the tiles belong to, shown below the map, as `© OpenStreetMap`; needed with `MAP_TILES_URL`",
  ),
  STOCK_FEED_INTERVAL: variable(
    feedInterval,
    "time between two looks at `STOCK_FEED_URL`: `90s`, `15m`, `2h`; at least 10 seconds",
    "1h",
  ),
  CONTENT_DIR: variable(
    optionalFolder,
    "folder of the pages' files, with their pictures in `assets` and old addresses in `redirects.csv`, unless it is `content` in the group's folder",
  ),
  CONTENT_API_URL: variable(
    address("https:", "http:"),
    "delivery API of the content service, up to its version; `http://…` only on loopback",
    "https://api.storyblok.com/v2",
  ),
  CONTENT_API_TOKEN: freeText(
    z.string(),
    "opens the content service; with it pages come from there, without it from the files",
  ),
  CONTENT_API_OAUTH_TOKEN: freeText(
    headerToken,
    "OAuth token sent to the content service beside `CONTENT_API_TOKEN`; it then receives 3 requests a second, otherwise 5",
  ),
  CONTENT_WEBHOOK_SECRET: freeText(
    longSecret,
    "at least 32 characters; signs the publication webhooks of the content service (`POST /api/v1/content/published`)",
  ),
  CONTENT_PUBLIC_TOKEN: freeText(
    z.string(),
    "token with which clients read the published content from the content delivery API",
    "public",
  ),
  APPOINTMENT_EMBED_URL: variable(
    publicAddress,
    "`https://…` of the appointment widget's script, for buttons with the appointment plugin; `http://…` only on loopback. Without it they open the site's own form",
  ),
  APPOINTMENT_APP: freeText(
    z.string().max(MAX_TEXT, TOO_LONG),
    "the widget's `app`, required with `APPOINTMENT_EMBED_URL`",
  ),
  APPOINTMENT_APP_CODE: freeText(
    z.string().max(MAX_TEXT, TOO_LONG),
    "the widget's `app_code`, required with `APPOINTMENT_EMBED_URL`",
  ),
  APPOINTMENT_SETTINGS: freeText(z.string().max(MAX_TEXT, TOO_LONG), "the widget's `settings`"),
  SENTRY_DSN: variable(
    dsn,
    "`https://key@host/project` of an error-reporting service (Sentry's envelopes), for errors of the server and of browsers, without personal data; `http://…` only on loopback. Only together with `SENTRY_ENVIRONMENT`",
  ),
  SENTRY_ENVIRONMENT: variable(
    z.string().regex(/^(?!none$)[^\s/]{0,64}$/i, "must be a name without spaces and slashes, of at most 64 characters"),
    "name under which errors are reported: `production`; without it none are",
  ),
  MOCK_DATA: variable(
    oneOf("true", "false"),
    "`true` for work on the site: the demo group in memory, nothing written to `DATA_DIR` or `DATABASE_URL`, no mail sent, and a warning in both consoles; only while `SITE_URL` is a loopback address",
    "false",
  ),
  DEMONSTRATION: variable(
    oneOf("true", "false"),
    "`true` for a demonstration at a public address: the start accepts a fictional group, an empty stock and emails that are files, which it refuses else",
    "false",
  ),
  LEADS_MIN_FILL_SECONDS: variable(
    wholeNumber(0, 3600),
    "seconds a form must have been open before it is accepted, unless its browser did a proof of work; 0, only while listening on loopback, asks for neither",
    "5",
  ),
  LEADS_RATE_LIMIT: variable(
    leadsRate,
    "forms that one client address may send, and its networks twice and four times as many (`docs/how-to/leads.md`): `30/1h`, `10/15m`; `off` only while listening on loopback, and appointments are unlimited too. Behind a proxy `TRUST_PROXY` must say so, or all visitors are one",
    "30/1h",
  ),
  LEADS_WEBHOOK_URL: variable(
    address("https:", "http:"),
    "`https://…` that receives each lead as signed JSON; `http://…` only on loopback",
  ),
  LEADS_WEBHOOK_SECRET: freeText(
    z.string(),
    "at least 24 characters; signs the requests to `LEADS_WEBHOOK_URL`, which requires it",
  ),
});

/** Name, meaning and default of each variable, for the README. */
export const describeVariables = () =>
  Object.entries(VARIABLES.shape).map(([name, schema]) => {
    const description = descriptions.get(schema);
    if (!description) throw new Error(`${name} has no description`);
    return { name, ...description };
  });

/** Secrets in quotes, which stay part of them: data that were encrypted or signed with them depend on it. */
export const warnOfQuotes = (environment: Readonly<Record<string, string | undefined>>): readonly string[] =>
  Object.keys(VARIABLES.shape)
    .filter((name) => isQuoted(environment[name] ?? ""))
    .map((name) => `${name} has quotes around its value, which are part of it; write a new one without them`);
