import { type RawBuilder, sql } from "kysely";
import type { ColumnType } from "#application/backup/ports.ts";
import { PICTURE_SUBJECTS } from "../pictures/feed-picture-repository.ts";
import { type Schema, TABLES } from "../schema.ts";
import { FEED_READ_SETTING, RUNNING_IMPORT_SETTING } from "../shared-settings.ts";
import { WRITE_PROBE_SETTING } from "../writer.ts";

/** Tables that no backup holds, and why. A restore leaves their rows as they are. */
export const EXCLUDED_TABLES = {
  migrations: "the schema itself: a backup names its version",
  nodes: "servers that run now",
  counters: "limits of the current hour or day",
  pictures: "copies of the feeds' pictures in DATA_DIR/media: the server downloads them again",
  draft_focuses: "saved again when an editor opens the draft",
} as const satisfies Partial<Record<keyof Schema | "migrations", string>>;

/** Settings that say what happens now. */
const TRANSIENT_SETTINGS = [WRITE_PROBE_SETTING, RUNNING_IMPORT_SETTING] as const;

type Part = {
  /** Condition for the rows that are saved, and replaced by a restore; all by default. */
  readonly where?: RawBuilder<unknown>;
  /** Rows per query, fewer than usual where a row is large. */
  readonly pageSize?: number;
};

const PARTS: { readonly [T in keyof Schema]?: Part } = {
  settings: {
    where: sql`name not in (${sql.join(TRANSIENT_SETTINGS.map((name) => sql.lit(name)))})
      and name not like ${sql.lit(`${FEED_READ_SETTING}%`)}`,
  },
  // Stored pictures are those of the database, not those of the backup, and so are their versions.
  versions: { where: sql`subject not in (${sql.join(PICTURE_SUBJECTS.map((subject) => sql.lit(subject)))})` },
  // A stashed file expires within a day.
  uploads: { where: sql`lead_id is not null`, pageSize: 4 },
  alert_told: { pageSize: 50 },
};

/** Rows of a table in the database. */
export type TableRange = Required<Part> & {
  readonly name: string;
  readonly key: readonly string[];
  readonly columns: Readonly<Record<string, ColumnType>>;
};

export const SAVED_TABLES: readonly TableRange[] = Object.entries(TABLES)
  .filter(([name]) => !Object.hasOwn(EXCLUDED_TABLES, name))
  .map(([name, table]) => ({
    name,
    ...table,
    where: sql`1 = 1`,
    pageSize: 500,
    ...PARTS[name as keyof Schema],
  }));

/** Tables in which a server writes when it starts on an empty database. */
export const TABLES_WRITTEN_AT_START: ReadonlySet<string> = new Set<keyof Schema>(["settings", "versions"]);
