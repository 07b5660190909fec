import { sql } from "kysely";
import { allMedia, type Medium, type VehicleAttributes, type WithMedia } from "#domain/vehicles/index.ts";
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

/** The media of the vehicles on sale, photographs of marks included, by id; of all feeds without a name. */
export async function* readFeedMedia({ db, dialect }: Database, feed?: string): AsyncGenerator<readonly Medium[]> {
  const ofFeed = feed === undefined ? sql`` : sql`and feed = ${feed}`;
  const readPage = (lastId: number) =>
    sql<{ readonly id: number; readonly media: string | null; readonly marks: string | null }>`
      select id, ${dialect.jsonText("facts", ["media"])} as media,
        ${dialect.jsonText("facts", ["inspection_marks"])} as marks from vehicles
      where removed_at is null and id > ${lastId} ${ofFeed} order by id limit ${PAGE_SIZE}`.execute(db);
  for await (const { media, marks } of pages(readPage, PAGE_SIZE)) {
    if (media === null) continue;
    const read: WithMedia = { media: JSON.parse(media), inspection_marks: marks === null ? null : JSON.parse(marks) };
    yield allMedia(read);
  }
}
