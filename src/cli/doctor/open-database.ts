import { ConfigurationError } from "#domain/shared/index.ts";
import {
  describeDatabase,
  type Database,
  hasDatabase,
  type Obstacle,
  readObstacles,
  readSchemaState,
} from "../../adapters/database/index.ts";
import type { CliContext } from "../context.ts";
import { explainFailure } from "../failure.ts";

/** `obstacles`: of rights, owners and limits; empty where it cannot be asked. */
export type FoundDatabase = OpenedDatabase & { readonly obstacles: readonly Obstacle[] };

/** The database as the doctor found it. Only `usable` has one to ask further: what a damaged one holds may be wrong. */
export type OpenedDatabase =
  | { readonly state: "missing"; readonly name: string }
  /** `isRefused`: it answers, and this program does not work with it. */
  | {
      readonly state: "unusable";
      readonly name: string;
      readonly reason: string;
      readonly remedy: string | null;
      readonly isRefused: boolean;
    }
  | { readonly state: "other-version"; readonly name: string; readonly pending: number; readonly newer: string | null }
  | { readonly state: "damaged"; readonly name: string; readonly damage: readonly string[] }
  | {
      readonly state: "usable";
      readonly name: string;
      readonly database: Database;
      readonly migrations: number;
      readonly unchecked: readonly string[];
    };

const open = async (context: CliContext, name: string, checkMs: number): Promise<OpenedDatabase> => {
  const { dataDir, databaseUrl: url } = context.config;
  const { applied, pending, newer } = await readSchemaState({ dataDir, url });
  if (pending > 0 || newer !== null) return { state: "other-version", name, pending, newer };
  const database = await context.openDatabase();
  try {
    const { damage, unchecked } = await database.dialect.findDamage(database.db, checkMs);
    if (damage.length === 0) return { state: "usable", name, database, migrations: applied, unchecked };
    await database.close();
    return { state: "damaged", name, damage };
  } catch (error) {
    await database.close();
    throw error;
  }
};

/** Opens the database without migrating it, and looks for damage for at most `checkMs`. Never throws. */
export const openCheckedDatabase = async (context: CliContext, checkMs: number): Promise<FoundDatabase> => {
  const { dataDir, databaseUrl: url } = context.config;
  const name = describeDatabase({ dataDir, url });
  if (!(await hasDatabase({ dataDir, url }))) return { state: "missing", name, obstacles: [] };
  let obstacles: readonly Obstacle[] = [];
  try {
    obstacles = await readObstacles({ dataDir, url });
    return { ...(await open(context, name, checkMs)), obstacles };
  } catch (error) {
    const isRefused = error instanceof ConfigurationError;
    const { what: reason, remedy } = explainFailure(context, error);
    return { state: "unusable", name, reason, remedy, isRefused, obstacles };
  }
};
