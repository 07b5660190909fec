import { sql } from "kysely";
import type { RepeatedVin } from "#application/imports/ports.ts";
import type { PutContext } from "./stock-put.ts";

type Row = { readonly vin: string; readonly feed_key: string };

/** Only numbers of vehicles that the import adds or changes are looked for: the others were reported before. */
export const findRepeatedVins = async ({ db, dialect, feed }: PutContext): Promise<readonly RepeatedVin[]> => {
  const vinOf = (column: string) => dialect.jsonText(column, ["vin"]);
  const staged = await sql<{ readonly count: number }>`
    select count(*) as count from staged_vehicles where ${vinOf("facts")} is not null`.execute(db);
  if ((staged.rows[0]?.count ?? 0) === 0) return [];
  const { rows } = await sql<Row>`
    with listed as (
      select feed_key, ${vinOf("facts")} as vin, 1 as is_new from staged_vehicles
      union all
      select v.feed_key, ${vinOf("v.facts")} as vin, 0 as is_new from vehicles v
      where v.feed = ${feed} and v.removed_at is null
        and not exists (select 1 from staged_vehicles s where s.id = v.id)
        and not exists (select 1 from staged_removals r where r.id = v.id)
    )
    select vin, feed_key from listed
    where vin in (select vin from listed where vin is not null group by vin having count(*) > 1 and max(is_new) = 1)
    order by vin, feed_key`.execute(db);
  return [...Map.groupBy(rows, ({ vin }) => vin)].map(([vin, same]) => ({
    vin,
    keys: same.map(({ feed_key }) => feed_key),
  }));
};
