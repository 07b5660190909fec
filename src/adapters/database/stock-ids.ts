import { LARGEST_WANTED_ID } from "#domain/vehicles/index.ts";
import { listed } from "./bulk.ts";
import type { Dialect } from "./migrations/migration.ts";
import type { StagingDb } from "./stock-staging.ts";

/** Gives ids to vehicles seen for the first time. Only one import runs at a time, so nobody else gives any meanwhile. */
export type IdGiver = {
  /** One id a wish, in order: the wanted one where it is free, else the next that was never given. */
  readonly give: (wishes: readonly (number | undefined)[]) => Promise<readonly number[]>;
};

export const createIdGiver = async (db: StagingDb, dialect: Dialect): Promise<IdGiver> => {
  const largest = await db
    .selectFrom("vehicles")
    .select((build) => build.fn.max("id").as("id"))
    .executeTakeFirst();
  let next = (largest?.id ?? 0) + 1;
  return {
    give: async (wishes) => {
      const wanted = wishes.filter((wish) => wish !== undefined).filter(isPossible);
      const taken = wanted.length === 0 ? new Set<number>() : await takenOf(db, dialect, wanted);
      const granted = wishes.map((wish) => {
        if (wish === undefined || !isPossible(wish) || taken.has(wish)) return null;
        taken.add(wish);
        next = Math.max(next, wish + 1);
        return wish;
      });
      return granted.map((id) => {
        if (id !== null) return id;
        next += 1;
        return next - 1;
      });
    },
  };
};

const isPossible = (id: number): boolean => Number.isInteger(id) && id >= 1 && id <= LARGEST_WANTED_ID;

const takenOf = async (db: StagingDb, dialect: Dialect, ids: readonly number[]): Promise<Set<number>> => {
  const taken = await db
    .selectFrom("vehicles")
    .select("id")
    .where("id", "in", listed(dialect, ids))
    .unionAll(db.selectFrom("staged_vehicles").select("id").where("id", "in", listed(dialect, ids)))
    .execute();
  return new Set(taken.map(({ id }) => id));
};
