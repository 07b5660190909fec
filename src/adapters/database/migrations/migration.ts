import type { Kysely } from "kysely";
import type { DialectFeatures } from "../dialects/features.ts";

/** One schema change. Runs once, in a transaction; never edited after its release. */
export type Migration = (db: Kysely<unknown>, dialect: DialectFeatures) => Promise<void>;
