import { sql } from "kysely";
import { describeRemedy, type DatabaseState, findPostgresState, sqlName } from "../database-states.ts";
import { type Connection, TABLES } from "../schema.ts";
import { MAX_CONNECTIONS } from "./postgres-pool.ts";

/** What stands in the way of the site in a database that answers. */
export type Obstacle = {
  /** The end of a sentence that begins with the database. */
  readonly fault: string;
  readonly remedy: string;
  /** Leads, imports or the next upgrade fail. */
  readonly refuses: boolean;
};

/** Limits of a role: those of a page or a form that waits for others. Long work lifts the limits. */
const MIN_TIMEOUT_MS = 30_000;

/** Ten of the pool, one that listens, and commands beside them. */
const MIN_CONNECTIONS = MAX_CONNECTIONS + 4;

type Answer = {
  readonly role: string;
  readonly database: string;
  readonly schema: string | null;
  readonly owner: string | null;
  readonly isReadOnly: boolean;
  readonly mayCreate: boolean;
  readonly mayUseTemporaryTables: boolean;
  readonly connections: number;
};

/** A role with a limit of -1 has none. */
const readAnswer = sql<Answer>`
  select current_user as role, current_database() as database, current_schema() as schema,
    (select pg_get_userbyid(nspowner) from pg_namespace where nspname = current_schema()) as owner,
    pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "isReadOnly",
    coalesce(has_schema_privilege(current_schema(), 'create'), false) as "mayCreate",
    has_database_privilege(current_database(), 'temporary') as "mayUseTemporaryTables",
    least(
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int,
      (select case when rolconnlimit < 0 then 1000000 else rolconnlimit end from pg_roles where rolname = current_user),
      (select case when datconnlimit < 0 then 1000000 else datconnlimit end from pg_database where datname = current_database())
    ) as connections`;

type Table = { readonly name: string; readonly owner: string; readonly isOwned: boolean; readonly isUsable: boolean };

const readTables = sql<Table>`
  select relname as name, pg_get_userbyid(relowner) as owner, pg_has_role(relowner, 'usage') as "isOwned",
    has_table_privilege(oid, 'select') and has_table_privilege(oid, 'insert') and has_table_privilege(oid, 'update')
      and has_table_privilege(oid, 'delete') as "isUsable"
  from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'
  order by relname`;

const stateOf = (code: string): DatabaseState => findPostgresState(code) ?? { fault: "" };

const withCode = (code: string, fault: string): string => `${fault} (SQLSTATE ${code})`;

/** As an error with the code would say it. */
const toObstacle = (code: string, { role, database }: Pick<Answer, "role" | "database">): Obstacle => {
  const state = stateOf(code);
  const url = `postgres://${encodeURIComponent(role)}@host/${encodeURIComponent(database)}`;
  return { fault: withCode(code, state.fault), remedy: describeRemedy(state, url), refuses: true };
};

const rightsOfSchema = (answer: Answer): readonly (Obstacle | false)[] => {
  const { role, database, schema, mayCreate, mayUseTemporaryTables } = answer;
  if (schema === null) return [toObstacle("3F000", answer)];
  return [
    !mayCreate && {
      ...toObstacle("42501", answer),
      remedy: `grant usage, create on schema ${sqlName(schema)} to ${sqlName(role)}`,
    },
    !mayUseTemporaryTables && {
      fault: withCode("42501", `does not let ${role} create temporary tables, which imports need`),
      remedy: `grant temporary on database ${sqlName(database)} to ${sqlName(role)}`,
      refuses: true,
    },
  ];
};

const named = (tables: readonly Table[]): string => {
  const [first, ...others] = tables.map(({ name }) => name);
  return others.length === 0 ? `the table ${first}` : `${tables.length} tables, such as ${first},`;
};

const rightsOnTables = ({ role }: Answer, tables: readonly Table[]): readonly Obstacle[] => {
  const own = tables.filter(({ name }) => Object.hasOwn(TABLES, name) || name === "migrations");
  const byOwner = Map.groupBy(
    own.filter(({ isOwned }) => !isOwned),
    ({ owner }) => owner,
  );
  return [...byOwner].map(([owner, all]) => {
    const closed = all.filter(({ isUsable }) => !isUsable);
    const cannot = closed.length > 0 ? `${role} cannot read and write ${named(closed)} of ${owner}` : null;
    return {
      fault: withCode(
        "42501",
        `has tables of another role: ${cannot ?? `${named(all)} belongs to ${owner}, and no upgrade can change it`}`,
      ),
      remedy: `as a superuser: reassign owned by ${sqlName(owner)} to ${sqlName(role)}`,
      refuses: true,
    };
  });
};

type Limit = { readonly name: string; readonly code: string; readonly milliseconds: number };

/** What long work lifts holds for pages, forms and deliveries. */
const readLimits = sql<{ readonly name: string; readonly milliseconds: number }>`
  select name, setting::int as milliseconds from pg_settings
  where name in ('statement_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout', 'lock_timeout')
    and setting <> '0'`;

const CODES: Readonly<Record<string, string>> = {
  statement_timeout: "57014",
  lock_timeout: "55P03",
  idle_in_transaction_session_timeout: "25P03",
  transaction_timeout: "25P04",
};

const shortLimit = ({ name, code, milliseconds }: Limit, { role }: Answer): Obstacle => ({
  fault: withCode(code, `ends what takes longer than ${milliseconds / 1_000} s: ${name} of ${role} is short`),
  remedy: `alter role ${sqlName(role)} set ${name} = '60s'; imports, backups and migrations set limits of their own`,
  refuses: false,
});

const fewConnections = ({ role, connections }: Answer): Obstacle | false =>
  connections < MIN_CONNECTIONS && {
    fault: `lets ${role} open ${connections} connections, where a process of the site uses up to ${MAX_CONNECTIONS + 1}`,
    remedy: `alter role ${sqlName(role)} connection limit 40, or raise max_connections`,
    refuses: false,
  };

const COLLATION_VERSIONS_SINCE = 150_000;

/** The order of texts in indexes is that of the library with which they were built. */
const readCollation = async (db: Connection, { database }: Answer): Promise<Obstacle | false> => {
  const { rows } = await sql<{ readonly version: number }>`
    select current_setting('server_version_num')::int as version`.execute(db);
  if ((rows[0]?.version ?? 0) < COLLATION_VERSIONS_SINCE) return false;
  const { rows: versions } = await sql<{ readonly built: string | null; readonly actual: string | null }>`
    select datcollversion as built, pg_database_collation_actual_version(oid) as actual
    from pg_database where datname = current_database()`.execute(db);
  const [{ built, actual } = { built: null, actual: null }] = versions;
  if (built === null || actual === null || built === actual) return false;
  const name = sqlName(database);
  return {
    fault: `has indexes in the order of texts of version ${built}, where its server now has ${actual}`,
    remedy: `reindex database ${name}; alter database ${name} refresh collation version`,
    refuses: false,
  };
};

/** Reads catalogues alone, which every role may. */
export const findPostgresObstacles = async (db: Connection): Promise<readonly Obstacle[]> => {
  const [answer] = (await readAnswer.execute(db)).rows;
  if (answer === undefined) return [];
  const { rows: tables } = answer.schema === null ? { rows: [] } : await readTables.execute(db);
  const { rows: limits } = await readLimits.execute(db);
  const all = [
    answer.isReadOnly && toObstacle("25006", answer),
    ...rightsOfSchema(answer),
    ...rightsOnTables(answer, tables),
    ...limits
      .filter(({ milliseconds }) => milliseconds < MIN_TIMEOUT_MS)
      .map((limit) => shortLimit({ ...limit, code: CODES[limit.name] ?? "" }, answer)),
    fewConnections(answer),
    await readCollation(db, answer),
  ];
  return all.filter((obstacle) => obstacle !== false);
};
