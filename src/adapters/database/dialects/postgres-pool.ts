import type { PostgresPool, PostgresPoolClient } from "kysely";
import { Pool, type PoolClient, type PoolConfig } from "pg";
import { withErrorHandler, throwUnhandled } from "#domain/shared/index.ts";
import { DatabaseError, throwDatabaseError } from "../database-error.ts";
import { LOST_PRIMARY } from "./unavailable.ts";

/** A query fails when it gets no connection within this time. */
const CONNECTION_TIMEOUT_MS = 10_000;

/** A connection to a server that is no longer the primary, and says nothing, is used no longer than this. */
const MAX_LIFETIME_SECONDS = 600;

const MAX_CONNECTIONS = 10;

/**
 * A pool whose errors are in our words. When a server answers that it is not, or no longer, the primary, this connection and all
 * that were opened before it are closed: they lead to the same server, and would fail one form each.
 */
export const createPostgresPool = (url: string, types: PoolConfig["types"]): PostgresPool => {
  const pool = new Pool({
    connectionString: url,
    application_name: "vitrine",
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    maxLifetimeSeconds: MAX_LIFETIME_SECONDS,
    keepAlive: true,
    ...(types === undefined ? {} : { types }),
  });
  const openedIn = new WeakMap<PoolClient, number>();
  let generation = 0;
  // A broken connection fails its query and the pool opens a new one. Without a listener the event would end the process.
  pool.on("error", () => undefined);
  const onConnect = (client: PoolClient): void => {
    openedIn.set(client, generation);
    client.on("error", () => undefined);
  };
  pool.on("connect", withErrorHandler(onConnect, throwUnhandled));
  const isOutdated = (client: PoolClient): boolean => openedIn.get(client) !== generation;
  const onError = (client: PoolClient, error: unknown): void => {
    const isLost = error instanceof DatabaseError && LOST_PRIMARY.has(error.code);
    if (isLost && !isOutdated(client)) generation += 1;
  };
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      let client = await pool.connect().catch(throwDatabaseError);
      while (isOutdated(client)) {
        client.release(true);
        client = await pool.connect().catch(throwDatabaseError);
      }
      return lend(client, onError, isOutdated);
    },
  };
};

const lend = (
  client: PoolClient,
  onError: (client: PoolClient, error: unknown) => void,
  isOutdated: (client: PoolClient) => boolean,
): PostgresPoolClient => {
  const query = async (text: string, parameters: readonly unknown[]): Promise<unknown> => {
    try {
      return await client.query(text, [...parameters]).catch(throwDatabaseError);
    } catch (error) {
      onError(client, error);
      throw error;
    }
  };
  return {
    // Streams need a cursor, which this pool has not.
    query: query as unknown as PostgresPoolClient["query"],
    release: (isDiscarded) => client.release(isDiscarded === true || isOutdated(client)),
  };
};
