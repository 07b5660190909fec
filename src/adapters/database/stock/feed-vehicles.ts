import type { VehicleAttributes } from "#domain/vehicles/index.ts";
import type { Database } from "../database.ts";
import { pages } from "./pages.ts";
import { parseAttributes } from "./vehicle-rows.ts";

const PAGE_SIZE = 2_000;

/** The attributes of the vehicles of a feed on sale, by id. */
export async function* readFeedVehicles({ db }: Database, feed: string): AsyncGenerator<VehicleAttributes> {
  const onSale = db
    .selectFrom("vehicles")
    .select(["id", "facts"])
    .where("feed", "=", feed)
    .where("removed_at", "is", null)
    .orderBy("id")
    .limit(PAGE_SIZE);
  const readPage = async (lastId: number) => ({ rows: await onSale.where("id", ">", lastId).execute() });
  for await (const { facts } of pages(readPage, PAGE_SIZE)) yield parseAttributes(facts);
}
