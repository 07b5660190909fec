import type { CreateTableBuilder, QueryExecutorProvider, RawBuilder, SelectQueryBuilder } from "kysely";
import type { Connection } from "../schema.ts";
import type { Obstacle } from "./postgres-obstacles.ts";
import type { DatabaseCheck } from "./unavailable.ts";

/** Everything that differs between the dialects. Each states its features once; other code asks this object. */
export type DialectFeatures = {
  readonly name: "sqlite" | "postgres";
  /** True if the error says nothing about the statement: the same may succeed when the database answers again. */
  readonly isUnavailable: (error: unknown) => boolean;

  /** Column type of text that is compared byte by byte, whatever the locale of the database. */
  readonly exactText: RawBuilder<unknown>;
  /** Column type of bytes. */
  readonly bytes: "blob" | "bytea";
  /** Adds a primary key `id` that the database increments and never reuses. */
  readonly withIdentityColumn: <T extends string>(table: CreateTableBuilder<T>) => CreateTableBuilder<T, "id">;

  /** `where("id", "in", listParameter(…))`: passes any number of values as one parameter, so the statement can be reused. */
  readonly listParameter: <V extends string | number>(values: readonly V[]) => RawBuilder<V>;
  /** The text at a path of a column that holds JSON; null when it is absent. */
  readonly jsonText: (column: string, path: readonly string[]) => RawBuilder<string | null>;
  /** Table expression with the columns `key` and `value`: the properties of the object under `name` in a JSON column. */
  readonly jsonProperties: (column: string, name: string) => RawBuilder<unknown>;
  /** Table expression `alias` with text columns, from rows passed as one parameter. */
  readonly recordTable: <C extends string>(
    alias: string,
    columns: readonly C[],
    rows: readonly Readonly<Record<C, string>>[],
  ) => RawBuilder<unknown>;

  /** Begins a read transaction that sees one state of the database until its end. */
  readonly beginSnapshot: RawBuilder<unknown>;
  /** Looks for damage for about `maxMs` milliseconds, without changing anything. */
  readonly findDamage: (db: Connection, maxMs: number) => Promise<DatabaseCheck>;
  /** What stands in the way though the database answers: rights, owners, limits, a server that forbids writing. */
  readonly findObstacles: (db: Connection) => Promise<readonly Obstacle[]>;
  /** Holds the lock `key` until the transaction ends. Nothing where a transaction holds the write lock from its start. */
  readonly lockUntilCommit: (transaction: QueryExecutorProvider, key: number) => Promise<void>;
  /** Holds the tables until the transaction ends: others can read them as they were, and writes wait. */
  readonly lockTables: (transaction: Connection, tables: readonly string[]) => Promise<void>;
  /** Lets every identity column of the schema continue after the rows of its table, which were inserted with their ids. */
  readonly continueIdentities: (transaction: QueryExecutorProvider) => Promise<void>;
  /** Locks the selected rows and skips those that another transaction has locked. */
  readonly skipLocked: <DB, TB extends keyof DB, O>(
    query: SelectQueryBuilder<DB, TB, O>,
  ) => SelectQueryBuilder<DB, TB, O>;
  /** Notifies listeners of other nodes when the transaction commits. */
  readonly notify: (transaction: Connection, subject: string) => Promise<void>;

  /** True when writes need a connection of their own so that they do not block reads. */
  readonly needsWriteConnection: boolean;
  /** Prepares a write connection. */
  readonly prepareWriteConnection: (db: Connection) => Promise<void>;
  /** Removes deleted rows from the log. */
  readonly truncateLog: (db: Connection) => Promise<void>;
  /** Renews the statistics of a table after many of its rows have changed. */
  readonly analyze: (transaction: QueryExecutorProvider, table: string) => Promise<void>;
};
