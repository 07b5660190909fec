import type { Kysely } from "kysely";
import type { CatalogueKind } from "#application/imports/index.ts";
import { integer, integerOrNull, type Rows, table, text, textOf, textOrNull } from "./tables/columns.ts";
import { LEAD_TABLES } from "./tables/leads.ts";
import { STOCK_TABLES } from "./tables/stock.ts";

/** Each table after those that it refers to. Instants are ISO 8601. */
export const TABLES = {
  /** Generated values shared by all nodes. */
  settings: table(["name"], { name: text, value: text }),

  ...STOCK_TABLES,

  /** One row per brand, model, location, employee or vacancy. */
  catalogue_objects: table(["kind", "id"], {
    kind: textOf<CatalogueKind>(),
    /** Id from the file; unique within its kind. */
    id: integer,
    /** Slug used in URLs; for a model preceded by its brand's slug (`ford/puma`). */
    address: text,
    content_hash: text,
    updated_at: text,
    /** The object's attributes as JSON. */
    document: text,
  }),

  ...LEAD_TABLES,

  /** Tokens of other programs. `scopes` are separated by spaces. */
  api_tokens: table(["name"], {
    name: text,
    /** SHA-256 of the token, in hexadecimal. */
    hash: text,
    scopes: text,
    created_at: text,
    last_used_at: textOrNull,
    expires_at: textOrNull,
    revoked_at: textOrNull,
  }),

  /** Running servers. `reload` is JSON. */
  nodes: table(["id"], {
    id: text,
    name: text,
    started_at: text,
    seen_at: text,
    content_version: integer,
    reload: textOrNull,
  }),

  counters: table(["name"], { name: text, window_at: text, amount: integer }),

  /** One row per picture URL in a feed, and per picture of staff, by the address of its file. */
  pictures: table(["url"], {
    url: text,
    /** `due`: to be downloaded at `next_attempt_at`. `given_up`: not shown, requested again then. `held`: stored, checked then, and the columns from `hash` on are set, of a picture of staff `hash` alone. */
    state: textOf<"due" | "held" | "given_up">(),
    attempts: integer,
    next_attempt_at: text,
    /** Why the host did not deliver it at the last request. */
    last_error: textOrNull,
    /** What the host called the state of its file. */
    etag: textOrNull,
    last_modified: textOrNull,
    hash: textOrNull,
    bytes: integerOrNull,
    width: integerOrNull,
    height: integerOrNull,
    colour: textOrNull,
    /** Last stock version in which a vehicle used the picture. */
    seen_version: integer,
    unwanted_since: textOrNull,
  }),

  /** SHA-256 of a picture and its focus in base64url, and when a draft with it was last opened. */
  draft_focuses: table(["digest"], { digest: text, opened_at: text }),
};

/** A line for each table that is not among the names. */
export const missingTables = (names: readonly string[]): readonly string[] =>
  Object.keys(TABLES)
    .filter((name) => !names.includes(name))
    .map((name) => `${name}: the table is missing`);

export type Schema = Rows<typeof TABLES>;

/** A connection to the database, or a transaction on one. */
export type Connection = Kysely<Schema>;
