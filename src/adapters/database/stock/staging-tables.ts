import type { Kysely } from "kysely";
import { MAX_REQUESTED_ID } from "#domain/vehicles/index.ts";
import type { DialectFeatures } from "../dialects/features.ts";
import type { Schema } from "../schema.ts";

/**
 * Pending changes of an import in temporary tables of its connection. The stock itself is written only when the import
 * commits, so a slow feed holds no lock that could delay a visitor's form.
 */
type Staging = { staged_vehicles: StagedVehicle; staged_removals: { id: number }; staged_holds: StagedHold };

export type StagedVehicle = {
  feed_key: string;
  id: number;
  content_hash: string;
  price_cents: number | null;
  prior_cents: number | null;
  /** 1 when this import changes the current price and so adds a row to the price history, else 0. */
  price_changed: number;
  facts: string;
  /** Slugs of brand and model, and the year: what the price is compared by. */
  model: string | null;
  year: number | null;
};

/** A vehicle whose price is held; `import_id` and `held_at` are set by the commit. */
type StagedHold = {
  feed_key: string;
  requested_id: number;
  content_hash: string;
  price_cents: number;
  previous_cents: number | null;
  reason: string;
  facts: string;
  import_id?: number | null;
  held_at?: string | null;
};

export type StagingDb = Kysely<Schema & Staging>;

/** Allocates ids for new vehicles. Only one import runs at a time, so no other process allocates ids meanwhile. */
export type IdAllocator = {
  /** Returns one id per request, in order: the requested id when it is free, else the next unused one. */
  readonly allocate: (requestedIds: readonly (number | undefined)[]) => Promise<readonly number[]>;
};

export const createIdAllocator = async (db: StagingDb, dialect: DialectFeatures): Promise<IdAllocator> => {
  const largest = await db
    .selectFrom("vehicles")
    .select((build) => build.fn.max("id").as("id"))
    .executeTakeFirst();
  let next = (largest?.id ?? 0) + 1;
  return {
    allocate: async (requestedIds) => {
      const validIds = requestedIds.filter((requestedId) => requestedId !== undefined).filter(isValidId);
      const takenIds = validIds.length === 0 ? new Set<number>() : await findTakenIds(db, dialect, validIds);
      const reservedIds = requestedIds.map((requestedId) => {
        if (requestedId === undefined || !isValidId(requestedId) || takenIds.has(requestedId)) return null;
        takenIds.add(requestedId);
        next = Math.max(next, requestedId + 1);
        return requestedId;
      });
      return reservedIds.map((id) => {
        if (id !== null) return id;
        next += 1;
        return next - 1;
      });
    },
  };
};

const isValidId = (id: number): boolean => Number.isInteger(id) && id >= 1 && id <= MAX_REQUESTED_ID;

const findTakenIds = async (db: StagingDb, dialect: DialectFeatures, ids: readonly number[]): Promise<Set<number>> => {
  const takenIds = await db
    .selectFrom("vehicles")
    .select("id")
    .where("id", "in", dialect.listParameter(ids))
    .unionAll(db.selectFrom("staged_vehicles").select("id").where("id", "in", dialect.listParameter(ids)))
    .execute();
  return new Set(takenIds.map(({ id }) => id));
};
