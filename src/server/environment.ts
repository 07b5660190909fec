/** The environment variables, one row each: the README's table, `--help` and the messages are made from it. */
export type Variable = {
  readonly name: string;
  readonly meaning: string;
  /** As shown to people; the value itself is in `config.ts`. */
  readonly standard: string;
};

export const VARIABLES = [
  { name: "PORT", meaning: "port the site is served on", standard: "3000" },
  { name: "HOST", meaning: "address the site listens on; `0.0.0.0` for every interface", standard: "127.0.0.1" },
  { name: "DATA_DIR", meaning: "folder of the embedded database, the secrets and the outbox", standard: "./data" },
  {
    name: "DATABASE_URL",
    meaning: "`postgres://…` to keep everything in PostgreSQL; the embedded SQLite database else",
    standard: "",
  },
  {
    name: "SITE",
    meaning: "market whose `settings/{market}.yaml` holds: `luxembourg` or `default`",
    standard: "luxembourg",
  },
  { name: "SITE_URL", meaning: "public address of the site, without a path", standard: "http://localhost:{PORT}" },
  {
    name: "TRUST_PROXY",
    meaning: "number of proxies in front whose `X-Forwarded-*` headers are believed",
    standard: "0",
  },
  {
    name: "SECRET_KEY",
    meaning: "at least 32 characters; signs forms and confirmations. Made once and kept in the database when unset",
    standard: "",
  },
  {
    name: "SMTP_URL",
    meaning: "`smtp://…` or `smtps://…`; without it mails are written to `DATA_DIR/outbox/*.eml`",
    standard: "",
  },
  {
    name: "MAIL_FROM",
    meaning: "sender of the mails",
    standard: "Alzette Automobiles <ne-pas-repondre@alzette-automobiles.example>",
  },
  {
    name: "ICON_API_URL",
    meaning:
      "`https://…` of an Iconify API for content's icons of sets that are not bundled; without it those are not drawn",
    standard: "",
  },
  {
    name: "STOCK_FEED_URL",
    meaning:
      "file or http(s) address of a feed that the server takes in by itself; written in another format than ours, its profile stands in front: `mobile-de+https://dealer.example/stock.csv`",
    standard: "",
  },
  {
    name: "STOCK_FEED_INTERVAL",
    meaning: "time between two looks at `STOCK_FEED_URL`: `90s`, `15m`, `2h`; at least 10 seconds",
    standard: "1h",
  },
  {
    name: "CONTENT_DIR",
    meaning: "folder of the pages' files, with their pictures in `assets` and old addresses in `redirects.csv`",
    standard: "./content",
  },
  {
    name: "CONTENT_API_URL",
    meaning: "delivery API of the content service, up to its version",
    standard: "https://api.storyblok.com/v2",
  },
  {
    name: "CONTENT_API_TOKEN",
    meaning: "opens the content service; with it pages come from there, without it from the files",
    standard: "",
  },
  {
    name: "CONTENT_WEBHOOK_SECRET",
    meaning: "signs what the content service tells of publications (`POST /api/v1/content/published`)",
    standard: "",
  },
  {
    name: "CONTENT_PUBLIC_TOKEN",
    meaning: "token with which clients read the published content from the content delivery API",
    standard: "public",
  },
  {
    name: "LEADS_MIN_FILL_SECONDS",
    meaning: "seconds a form must have been open before it is accepted; 0 only while listening on loopback",
    standard: "5",
  },
  {
    name: "LEADS_RATE_LIMIT",
    meaning:
      "forms that one client address may send: `30/1h`, `10/15m`; `off` only while listening on loopback. Behind a proxy `TRUST_PROXY` must say so, or all visitors are one",
    standard: "30/1h",
  },
  {
    name: "LEADS_WEBHOOK_URL",
    meaning: "`https://…` that is told of each lead as signed JSON; `http://…` only on loopback",
    standard: "",
  },
  {
    name: "LEADS_WEBHOOK_SECRET",
    meaning: "at least 24 characters; signs what `LEADS_WEBHOOK_URL` is told, which needs one",
    standard: "",
  },
] as const satisfies readonly Variable[];

export type VariableName = (typeof VARIABLES)[number]["name"];
