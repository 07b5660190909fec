// `npm run bench:nodes -- --nodes 100`: what so many nodes ask of one PostgreSQL while nothing happens, and how long a change
// takes to reach all of them; such a node is its connections and its watches, without the site. `--sites 1,3`: what a page and a
// lead cost with so many whole nodes behind nginx.
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { type Database, openDatabase, watchVersion } from "../../src/adapters/database/index.ts";
import { createScheduler } from "../../src/adapters/platform/scheduler.ts";
import { createDatabase } from "../../tests/postgres/start-postgres.ts";
import { startServer } from "../../tests/postgres/server.ts";
import { cpuMs, postgresPids } from "../processor-time.ts";
import { compareSites } from "./sites.ts";

const { values: flags } = parseArgs({
  options: {
    nodes: { type: "string", default: "100" },
    seconds: { type: "string", default: "20" },
    sites: { type: "string", default: "1,3" },
  },
});

/** What a node watches (`src/server/container`). */
const SUBJECTS = ["stock", "catalogue", "pictures", "content", "feeds", "feeds"];

const server = await startServer(["max_connections=2000", "max_locks_per_transaction=64"]);
const opened: Database[] = [];
const scheduler = createScheduler();
try {
  const url = await createDatabase(server.url);
  const asking = new Client({ connectionString: url });
  await asking.connect();
  const numberOf = async (query: string): Promise<number> =>
    Number(((await asking.query(query)).rows[0] as { n: string } | undefined)?.n ?? 0);
  const connections = () =>
    numberOf(
      "select count(*) as n from pg_stat_activity where datname = current_database() and application_name like 'vitrine%'",
    );
  const transactions = () =>
    numberOf("select xact_commit as n from pg_stat_database where datname = current_database()");
  const nodes = Number(flags.nodes);
  const seen = new Map<number, () => void>();
  let answered = 0;
  for (let node = 0; node < nodes; node += 1) {
    const database = await openDatabase({ dataDir: "/nowhere", url });
    opened.push(database);
    for (const subject of SUBJECTS)
      await watchVersion(
        database,
        subject,
        () => void (subject === "stock" && ((answered += 1), seen.get(answered)?.())),
        {
          scheduler,
          onError: (error) => process.stderr.write(`${String(error)}\n`),
        },
      );
  }
  const seconds = Number(flags.seconds);
  await sleep(2_000);
  const [cpuBefore, before] = [cpuMs(postgresPids()), await transactions()];
  await sleep(seconds * 1_000);
  const [cpu, commits] = [cpuMs(postgresPids()) - cpuBefore, (await transactions()) - before];
  const all = new Promise<void>((resolve) => seen.set(nodes, resolve));
  const startedAt = performance.now();
  await asking.query(
    "insert into versions (subject, version) values ('stock', 1) on conflict (subject) do update set version = versions.version + 1",
  );
  await asking.query("select pg_notify('vitrine_versions', 'stock')");
  await all;
  const fanOutMs = performance.now() - startedAt;
  console.table([
    {
      nodes,
      connections_idle: await connections(),
      transactions_per_second: Math.round(commits / seconds),
      postgres_cpu_percent_of_a_core: Number((cpu / (seconds * 10)).toFixed(1)),
      change_reaches_all_ms: Math.round(fanOutMs),
    },
  ]);
  await asking.end();
  await scheduler.stop();
  for (const database of opened.splice(0)) await database.close();
  console.table(await compareSites(server.url, flags.sites.split(",").map(Number)));
} finally {
  await scheduler.stop();
  for (const database of opened) await database.close();
  await server.stop();
}
