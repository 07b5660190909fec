// A restore is killed anywhere: the database holds what was there, or what the backup has, and can be restored again.
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createBackup } from "#application/backup/index.ts";
import { createBackupStore } from "../../src/adapters/database/backup/index.ts";
import { type Database, openDatabase } from "../../src/adapters/database/index.ts";
import { createLeadRepository } from "../../src/adapters/database/leads/index.ts";
import { createBackupFormat } from "../../src/adapters/formats/backup/index.ts";
import { fillDatabase } from "../builders/full-database.ts";
import { aLead, aLeadFile, deliveriesOf, NOON, ONE_SEAT } from "../builders/stored-lead.ts";
import { readSavedRows } from "../contract/saved-rows.ts";
import { sharedPostgresUrl } from "../postgres/shared-postgres.ts";
import { createDatabase } from "../postgres/start-postgres.ts";
import { limit } from "../time-limits.ts";
import { type DatabaseEnvironment, killRestore, type KillMoment, restoreWhole } from "./killed-restore.ts";

/** `npm run test:long` kills 40 on each database. */
const KILLS = Number(process.env["RESTORE_KILLS"] ?? 1);

/** Files of leads: more than the pipe and the reader keep, so that the transaction has a part of each share. */
const [FILES, FILE_BYTES] = [20, 200_000];

type Rows = Awaited<ReturnType<typeof readSavedRows>>;

type Backup = { readonly file: string; readonly rows: Rows };

let folder: string;
let backups: readonly [Backup, Backup];

const saveFiles = async (database: Database): Promise<void> => {
  const leads = createLeadRepository(database);
  for (let count = 0; count < FILES; count += 1) {
    const file = aLeadFile();
    const lead = aLead({ files: [file] });
    const contents = new Map([[file.id, randomBytes(FILE_BYTES)]]);
    await leads.store.save(lead, deliveriesOf(lead), { seats: ONE_SEAT, contents });
  }
  await leads.close();
};

/** A database of its own, and its backup. */
const createFullBackup = async (name: string): Promise<Backup> => {
  const database = await openDatabase({ dataDir: join(folder, name), url: null });
  await fillDatabase(database);
  await saveFiles(database);
  const file = join(folder, `${name}.zst`);
  const deps = {
    store: createBackupStore(database),
    format: createBackupFormat(null),
    clock: { now: () => NOON },
    program: "1.2.3",
  };
  await createBackup(deps, (content) => writeFile(file, content));
  const rows = await readSavedRows(database);
  await database.close();
  return { file, rows };
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "restore-kills-"));
  backups = [await createFullBackup("first"), await createFullBackup("second")];
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Every second kill hits the commit, or comes soon after it; the others come anywhere before. */
const momentOf = (kill: number): KillMoment =>
  kill % 2 === 0 ? { share: (0.5 + kill * 0.309) % 1, delayMs: 0 } : { share: 1, delayMs: ((kill - 1) * 4) % 100 };

const isSame = (one: Rows, other: Rows): boolean => JSON.stringify(one) === JSON.stringify(other);

const prepareDatabase = async (dialect: string): Promise<{ env: DatabaseEnvironment; read: () => Promise<Rows> }> => {
  const dataDir = join(folder, `data-${dialect}`);
  mkdirSync(dataDir, { mode: 0o700 });
  const url = dialect === "postgres" ? await createDatabase(await sharedPostgresUrl()) : null;
  const read = async (): Promise<Rows> => {
    const database = await openDatabase({ dataDir, url });
    const rows = await readSavedRows(database);
    await database.close();
    return rows;
  };
  return { env: { DATA_DIR: dataDir, ...(url !== null && { DATABASE_URL: url }) }, read };
};

it.each(["sqlite", "postgres"])(
  `leaves the data of before or of the backup on %s, never a part, when it is killed, and restores afterwards: ${KILLS} kills`,
  async (dialect) => {
    const { env, read } = await prepareDatabase(dialect);
    let [before, after] = backups;
    expect(await restoreWhole(env, before.file)).toMatchObject({ code: 0 });
    const counts = { before: 0, after: 0 };
    for (let kill = 0; kill < KILLS; kill += 1) {
      const moment = momentOf(kill);
      const pipe = join(folder, `${dialect}-${kill}`);
      await killRestore(env, { backup: readFileSync(after.file), pipe }, moment);
      const rows = await read();
      const isBefore = isSame(rows, before.rows);
      expect([moment, isBefore || (moment.share === 1 && isSame(rows, after.rows))]).toEqual([moment, true]);
      counts[isBefore ? "before" : "after"] += 1;
      expect(await restoreWhole(env, after.file)).toMatchObject({ code: 0 });
      expect(isSame(await read(), after.rows)).toBe(true);
      [before, after] = [after, before];
    }
    process.stdout.write(
      `${dialect}: ${KILLS} restores killed, ${counts.before} left the data of before, ${counts.after} that of the backup, none a part\n`,
    );
  },
  limit(60_000 + KILLS * 60_000),
);
