import type { VehicleAttributes } from "#domain/vehicles/index.ts";
import type { Database } from "../database.ts";
import { parseAttributes } from "./vehicle-rows.ts";

const PAGE_SIZE = 2_000;

/** The attributes of the vehicles of a feed on sale, by id. */
export async function* readFeedVehicles({ db }: Database, feed: string): AsyncGenerator<VehicleAttributes> {
  const page = db
    .selectFrom("vehicles")
    .select(["id", "facts"])
    .where("feed", "=", feed)
    .where("removed_at", "is", null);
  let lastId = 0;
  for (;;) {
    const rows = await page.where("id", ">", lastId).orderBy("id").limit(PAGE_SIZE).execute();
    for (const { facts } of rows) yield parseAttributes(facts);
    if (rows.length < PAGE_SIZE) return;
    lastId = rows.at(-1)?.id ?? lastId;
  }
}
