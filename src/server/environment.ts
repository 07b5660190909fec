/** The environment variables. The README's table, `--help` and messages are generated from this list. */
export type Variable = {
  readonly name: string;
  readonly meaning: string;
  /** As shown to people; `config.ts` holds the value itself. */
  readonly defaultValue: string;
};

export const VARIABLES = [
  { name: "PORT", meaning: "port the site is served on", defaultValue: "3000" },
  { name: "HOST", meaning: "address the site listens on; `0.0.0.0` for every interface", defaultValue: "127.0.0.1" },
  { name: "DATA_DIR", meaning: "folder of the embedded database, the secrets and the outbox", defaultValue: "./data" },
  {
    name: "DATABASE_URL",
    meaning: "`postgres://…` to keep everything in PostgreSQL; the embedded SQLite database else",
    defaultValue: "",
  },
  {
    name: "SITE",
    meaning: "market whose `settings/{market}.yaml` holds: `luxembourg` or `default`",
    defaultValue: "luxembourg",
  },
  { name: "SITE_URL", meaning: "public address of the site, without a path", defaultValue: "http://localhost:{PORT}" },
  {
    name: "TRUST_PROXY",
    meaning: "number of proxies in front whose `X-Forwarded-*` headers are believed",
    defaultValue: "0",
  },
  {
    name: "SECRET_KEY",
    meaning: "at least 32 characters; signs forms and confirmations. Made once and kept in the database when unset",
    defaultValue: "",
  },
  {
    name: "SMTP_URL",
    meaning: "`smtp://…` or `smtps://…`; without it mails are written to `DATA_DIR/outbox/*.eml`",
    defaultValue: "",
  },
  {
    name: "MAIL_FROM",
    meaning: "sender of the mails",
    defaultValue: "Alzette Automobiles <ne-pas-repondre@alzette-automobiles.example>",
  },
  {
    name: "ICON_API_URL",
    meaning:
      "`https://…` of an Iconify API for content's icons of sets that are not bundled; without it those are not drawn",
    defaultValue: "",
  },
  {
    name: "STOCK_FEED_URL",
    meaning:
      "file or http(s) address of a feed that the server takes in by itself; written in another format than ours, its profile stands in front: `mobile-de+https://dealer.example/stock.csv`",
    defaultValue: "",
  },
  {
    name: "STOCK_FEED_INTERVAL",
    meaning: "time between two looks at `STOCK_FEED_URL`: `90s`, `15m`, `2h`; at least 10 seconds",
    defaultValue: "1h",
  },
  {
    name: "CONTENT_DIR",
    meaning: "folder of the pages' files, with their pictures in `assets` and old addresses in `redirects.csv`",
    defaultValue: "./content",
  },
  {
    name: "CONTENT_API_URL",
    meaning: "delivery API of the content service, up to its version",
    defaultValue: "https://api.storyblok.com/v2",
  },
  {
    name: "CONTENT_API_TOKEN",
    meaning: "opens the content service; with it pages come from there, without it from the files",
    defaultValue: "",
  },
  {
    name: "CONTENT_WEBHOOK_SECRET",
    meaning: "signs what the content service tells of publications (`POST /api/v1/content/published`)",
    defaultValue: "",
  },
  {
    name: "CONTENT_PUBLIC_TOKEN",
    meaning: "token with which clients read the published content from the content delivery API",
    defaultValue: "public",
  },
  {
    name: "LEADS_MIN_FILL_SECONDS",
    meaning: "seconds a form must have been open before it is accepted; 0 only while listening on loopback",
    defaultValue: "5",
  },
  {
    name: "LEADS_RATE_LIMIT",
    meaning:
      "forms that one client address may send: `30/1h`, `10/15m`; `off` only while listening on loopback. Behind a proxy `TRUST_PROXY` must say so, or all visitors are one",
    defaultValue: "30/1h",
  },
  {
    name: "LEADS_WEBHOOK_URL",
    meaning: "`https://…` that is told of each lead as signed JSON; `http://…` only on loopback",
    defaultValue: "",
  },
  {
    name: "LEADS_WEBHOOK_SECRET",
    meaning: "at least 24 characters; signs what `LEADS_WEBHOOK_URL` is told, which needs one",
    defaultValue: "",
  },
] as const satisfies readonly Variable[];

export type VariableName = (typeof VARIABLES)[number]["name"];
