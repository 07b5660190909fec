import { type QueryExecutorProvider, sql } from "kysely";

type IdentityColumn = { readonly table: string; readonly column: string };

/** Never back: an id that was used, and whose row is gone, is not used again. */
export const continuePostgresIdentities = async (transaction: QueryExecutorProvider): Promise<void> => {
  const { rows } = await sql<IdentityColumn>`
    select relname as table, attname as column from pg_attribute join pg_class on pg_class.oid = attrelid
    where attidentity <> '' and relnamespace = current_schema()::regnamespace and relkind = 'r'`.execute(transaction);
  for (const { table, column } of rows) {
    const sequence = sql`pg_get_serial_sequence(${sql.lit(`"${table}"`)}, ${sql.lit(column)})::regclass`;
    await sql`
      select setval(${sequence}, greatest(max(${sql.ref(column)}) + 1, nextval(${sequence})), false)
      from ${sql.table(table)}`.execute(transaction);
  }
};
