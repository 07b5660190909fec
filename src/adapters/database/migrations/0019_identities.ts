import type { Migration } from "./migration.ts";

/** Earlier versions left identity columns behind after a restore into PostgreSQL: no car could be sold or priced. */
export const identities: Migration = (db, dialect) => dialect.continueIdentities(db);
