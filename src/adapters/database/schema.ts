import type { AlertTables } from "./tables/alerts.ts";
import type { CatalogueKind } from "#application/imports/index.ts";
import type { LeadTables } from "./tables/leads.ts";
import type { StockTables } from "./tables/stock.ts";

/** SHA-256 of a picture and its focus in base64url, and when a draft with it was last opened (ISO 8601). */
type ContentTables = { draft_focuses: { digest: string; opened_at: string } };

/** Generated values shared by all nodes. */
type SettingsTables = { settings: { name: string; value: string } };

/** Running servers. Times are ISO 8601; `reload` is JSON. */
type NodeTables = {
  nodes: {
    id: string;
    name: string;
    started_at: string;
    seen_at: string;
    content_version: number;
    reload: string | null;
  };
};

/** Tokens of other programs. Times are ISO 8601; `scopes` are separated by spaces. */
type ApiTokenTables = {
  api_tokens: {
    name: string;
    /** SHA-256 of the token, in hexadecimal. */
    hash: string;
    scopes: string;
    created_at: string;
    last_used_at: string | null;
    expires_at: string | null;
    revoked_at: string | null;
  };
};

/** One row per brand, model, location, employee or vacancy. */
type CatalogueTable = {
  kind: CatalogueKind;
  /** Id from the file; unique within its kind. */
  id: number;
  /** Slug used in URLs; for a model preceded by its brand's slug (`ford/puma`). */
  address: string;
  content_hash: string;
  updated_at: string;
  /** The object's attributes as JSON. */
  document: string;
};

/** Instants are ISO 8601 text of fixed width, so that both dialects sort them alike. */
type PictureTables = { pictures: PictureTable };

/** One row per picture URL in a feed, and per picture of staff, by the address of its file. */
type PictureTable = {
  url: string;
  /** `due`: to be downloaded at `next_attempt_at`. `held`: stored, and the columns from `hash` on are set, of a picture of staff `hash` alone. */
  state: "due" | "held" | "given_up";
  attempts: number;
  next_attempt_at: string;
  last_error: string | null;
  hash: string | null;
  bytes: number | null;
  width: number | null;
  height: number | null;
  colour: string | null;
  /** Last stock version in which a vehicle used the picture. */
  seen_version: number;
  unwanted_since: string | null;
};

export type Schema = AlertTables &
  ApiTokenTables & { catalogue_objects: CatalogueTable } & ContentTables &
  LeadTables &
  NodeTables &
  PictureTables &
  StockTables &
  SettingsTables;
