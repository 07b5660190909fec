import type { DeliveriesStatus } from "#application/leads/ports.ts";
import type { Database } from "../database.ts";

/** Hides the recipient: "courriel.example" for "zoe@courriel.example" and for "https://courriel.example/leads". */
const toHost = (destination: string): string =>
  URL.canParse(destination) ? new URL(destination).host : destination.slice(destination.lastIndexOf("@") + 1);

const countDeadLettersByHost = async (db: Database["db"]): Promise<DeliveriesStatus["parked"]> => {
  const rows = await db
    .selectFrom("deliveries")
    .select((row) => ["destination", row.fn.countAll<number>().as("count")])
    .where("state", "=", "parked")
    .groupBy("destination")
    .execute();
  const hosts = new Map<string, number>();
  for (const { destination, count } of rows) {
    const host = toHost(destination);
    hosts.set(host, (hosts.get(host) ?? 0) + count);
  }
  return [...hosts]
    .map(([host, deliveries]) => ({ host, deliveries }))
    .toSorted((a, b) => b.deliveries - a.deliveries || a.host.localeCompare(b.host));
};

/** Counts leads and deliveries by state and dead letters by host; `oldest_due_at` is ISO 8601. */
export const readDeliveriesStatus = async (db: Database["db"]): Promise<DeliveriesStatus> => {
  const { leads } = await db
    .selectFrom("leads")
    .select((row) => row.fn.countAll<number>().as("leads"))
    .executeTakeFirstOrThrow();
  const states = await db
    .selectFrom("deliveries")
    .select((row) => ["state", row.fn.countAll<number>().as("count")])
    .groupBy("state")
    .execute();
  const { oldest } = await db
    .selectFrom("deliveries")
    .select((row) => row.fn.min("created_at").as("oldest"))
    .where("state", "=", "due")
    .executeTakeFirstOrThrow();
  const count = (state: string): number => states.find((row) => row.state === state)?.count ?? 0;
  return {
    leads,
    deliveries: { due: count("due"), sent: count("sent"), parked: count("parked") },
    oldest_due_at: oldest ?? null,
    parked: await countDeadLettersByHost(db),
  };
};
