import { hash as digest } from "node:crypto";
import { sql } from "kysely";
import type { DuePicture, FeedPictureRepository, PictureFault, PictureScan } from "#application/media/ports.ts";
import { type StoredPicture, storedPictureAddress, storedPictureHash } from "#domain/media/index.ts";
import type { Database } from "../database.ts";
import { NOT_ALLOWED } from "../../platform/http/http-error.ts";
import type { Connection } from "../schema.ts";
import { selectInForce } from "../stock/overrides/override-changes.ts";
import { createWriter, inTransaction, type Write } from "../writer.ts";
import { incrementVersion, readVersion } from "../versions.ts";

const ROWS_PER_STATEMENT = 500;

/** Pictures whose files are looked for together. */
const SAMPLE = 10;

/** The version of this subject is the last stock version whose pictures were recorded. */
const SCANNED_SUBJECT = "pictures-walked";

/** The version of this subject stands for the hosts of the last scan. */
const HOSTS_SUBJECT = "pictures-hosts";

/** Incremented when pictures were downloaded. */
const STORED_SUBJECT = "pictures";

/** Subjects whose versions say something of the stored pictures. */
export const PICTURE_SUBJECTS: readonly string[] = [SCANNED_SUBJECT, HOSTS_SUBJECT, STORED_SUBJECT];

export const createFeedPictureRepository = (database: Database): FeedPictureRepository => {
  const { db, dialect } = database;
  const { write, close } = createWriter(database);
  const rows = db.selectFrom("pictures");
  return {
    markReferenced: (keys, version, now) => markReferenced(write, keys, version, now),
    markStaffPictures: (version, now) => markStaffPictures(db, write, version, now),
    completeScan: (scan, now) => completeScan(write, scan, now),
    isScanned: async ({ version, hosts }) =>
      (await readVersion(db, SCANNED_SUBJECT)) === version &&
      (await readVersion(db, HOSTS_SUBJECT)) === hostsVersion(hosts),
    findDue: (now, limit) => findDue(db, now, limit),
    save: (url, picture, next) => savePicture(write, url, picture, next),
    confirm: async (url, at) => {
      const confirmed = { last_error: null, next_attempt_at: at.toISOString() };
      await write((connection) =>
        updatePicture(connection, url)
          .set((row) => ({ ...confirmed, attempts: row("attempts", "+", 1) }))
          .execute(),
      );
    },
    scheduleRetry: async (url, { at, error }) => {
      const failed = { last_error: error, next_attempt_at: at.toISOString() };
      await write((connection) =>
        updatePicture(connection, url)
          .set((row) => ({ ...failed, attempts: row("attempts", "+", 1) }))
          .execute(),
      );
    },
    giveUp: (url, next) => giveUp(write, url, next),
    notifyNodes: async () => {
      await inTransaction(write, (transaction) => incrementVersion(transaction, dialect, STORED_SUBJECT));
    },
    countPending: async () => {
      const waiting = rows.where("state", "=", "due").where("unwanted_since", "is", null);
      return (await waiting.select((build) => build.fn.countAll<number>().as("count")).executeTakeFirstOrThrow()).count;
    },
    refusedRedirects: () => findRefusedRedirects(db),
    listFaults: () => listFaults(db),
    sampleStored: () => sampleStored(db),
    findStored: (keys) => findStored(database, keys),
    deleteUnreferenced: (before) => deleteUnreferenced(database, write, before),
    close,
  };
};

/** Pictures of staff and replaced copies have no address of a host. */
const ofHosts = (db: Connection) =>
  db.selectFrom("pictures").where("unwanted_since", "is", null).where("url", "like", "http%");

const findDue = async (db: Connection, now: Date, limit: number): Promise<readonly DuePicture[]> => {
  const found = await ofHosts(db)
    .select(["url", "attempts", "state", "hash", "etag", "last_modified", "last_error"])
    .where("next_attempt_at", "<=", now.toISOString())
    .where((row) => row.or([row("state", "!=", "given_up"), row("last_error", "not like", `%${NOT_ALLOWED}`)]))
    // In the order of the letters: due, given_up, held.
    .orderBy("state")
    .orderBy("next_attempt_at")
    .orderBy("url")
    .limit(limit)
    .execute();
  return found.map(({ url, attempts, hash, etag, last_modified, last_error }) => {
    const validators = { etag, lastModified: last_modified };
    return { url, attempts, lastError: last_error, stored: hash === null ? null : { hash, validators } };
  });
};

/** Lets the file of a copy that is replaced or removed be deleted later, unless another picture has it. */
const releaseCopy = async (db: Connection, url: string, at: Date, nextHash: string | null): Promise<void> => {
  const copy = await db.selectFrom("pictures").select("hash").where("url", "=", url).executeTakeFirst();
  if (!copy?.hash || copy.hash === nextHash) return;
  const instant = at.toISOString();
  const released = { state: "held", hash: copy.hash, attempts: 0, seen_version: 0 } as const;
  await db
    .insertInto("pictures")
    .values({ url: storedPictureAddress(copy.hash), ...released, next_attempt_at: instant, unwanted_since: instant })
    .onConflict((conflict) => conflict.column("url").doNothing())
    .execute();
};

const savePicture = async (
  write: Write,
  url: string,
  picture: StoredPicture,
  { at, validators: { etag, lastModified } }: Parameters<FeedPictureRepository["save"]>[2],
): Promise<void> => {
  await inTransaction(write, async (db) => {
    await releaseCopy(db, url, at, picture.hash);
    const next = { next_attempt_at: at.toISOString(), etag, last_modified: lastModified };
    await updatePicture(db, url)
      .set((row) => ({
        ...picture,
        ...next,
        state: "held",
        last_error: null,
        attempts: row
          .case()
          .when("hash", "=", picture.hash)
          .then(row("attempts", "+", 1))
          .else(1)
          .end(),
      }))
      .execute();
  });
};

const giveUp = async (
  write: Write,
  url: string,
  { at, error }: Parameters<FeedPictureRepository["giveUp"]>[1],
): Promise<void> => {
  await inTransaction(write, async (db) => {
    await releaseCopy(db, url, at, null);
    const next = { last_error: error, next_attempt_at: at.toISOString(), hash: null, etag: null, last_modified: null };
    await updatePicture(db, url)
      .set((row) => ({
        ...next,
        state: "given_up",
        attempts: row
          .case()
          .when("hash", "is", null)
          .then(row("attempts", "+", 1))
          .else(1)
          .end(),
      }))
      .execute();
  });
};

const listFaults = async (db: Connection): Promise<readonly PictureFault[]> => {
  const rows = await ofHosts(db)
    .select(["url", "last_error"])
    .where("last_error", "is not", null)
    .where("last_error", "not like", `%${NOT_ALLOWED}`)
    .execute();
  const faults = new Map<string, PictureFault>();
  for (const { url, last_error } of rows) {
    const [{ host }, reason] = [new URL(url), last_error ?? ""];
    const key = `${host} ${reason}`;
    faults.set(key, { host, reason, count: (faults.get(key)?.count ?? 0) + 1 });
  }
  return [...faults.values()].sort((one, other) => other.count - one.count || (one.host < other.host ? -1 : 1));
};

const updatePicture = (db: Connection, url: string) => db.updateTable("pictures").where("url", "=", url);

const markReferenced = async (write: Write, keys: readonly string[], version: number, now: Date): Promise<void> => {
  const due = { state: "due", attempts: 0, next_attempt_at: now.toISOString(), seen_version: version } as const;
  const urls = [...new Set(keys)];
  for (let start = 0; start < urls.length; start += ROWS_PER_STATEMENT) {
    const batch = urls.slice(start, start + ROWS_PER_STATEMENT).map((url) => ({ url, ...due }));
    await write((db) =>
      db
        .insertInto("pictures")
        .values(batch)
        .onConflict((conflict) => conflict.column("url").doUpdateSet({ seen_version: version, unwanted_since: null }))
        .execute(),
    );
  }
};

/** A picture of staff has the address of its file as its key, and is stored already. */
const markStaffPictures = async (db: Connection, write: Write, version: number, now: Date): Promise<void> => {
  const said = await selectInForce(db).where("field", "=", "picture").execute();
  for (const url of new Set(said.map(({ value }) => value))) {
    const held = { state: "held", hash: storedPictureHash(url), seen_version: version, unwanted_since: null } as const;
    await write((connection) =>
      connection
        .insertInto("pictures")
        .values({ url, attempts: 0, next_attempt_at: now.toISOString(), ...held })
        .onConflict((conflict) => conflict.column("url").doUpdateSet(held))
        .execute(),
    );
  }
};

/** Different hosts have different numbers, but for one pair in 268 million. */
const hostsVersion = (hosts: PictureScan["hosts"]): number =>
  Number.parseInt(digest("sha256", [...hosts].sort().join(), "hex").slice(0, 7), 16);

const saveVersion = (db: Connection, subject: string, version: number): Promise<unknown> =>
  db
    .insertInto("versions")
    .values({ subject, version })
    .onConflict((conflict) => conflict.column("subject").doUpdateSet({ version }))
    .execute();

const completeScan = async (write: Write, { version, hosts }: PictureScan, now: Date): Promise<void> => {
  await inTransaction(write, async (db) => {
    await db
      .updateTable("pictures")
      .set({ unwanted_since: now.toISOString() })
      .where("seen_version", "<", version)
      .where("unwanted_since", "is", null)
      .execute();
    if ((await readVersion(db, HOSTS_SUBJECT)) !== hostsVersion(hosts)) await retryRefused(db, now);
    await saveVersion(db, SCANNED_SUBJECT, version);
    await saveVersion(db, HOSTS_SUBJECT, hostsVersion(hosts));
  });
};

const retryRefused = (db: Connection, now: Date): Promise<unknown> =>
  db
    .updateTable("pictures")
    .set({ state: "due", attempts: 0, next_attempt_at: now.toISOString() })
    .where("state", "=", "given_up")
    .where("last_error", "like", `%${NOT_ALLOWED}`)
    .execute();

const findRefusedRedirects = async (
  db: Connection,
): Promise<readonly { readonly host: string; readonly count: number }[]> => {
  const rows = await db
    .selectFrom("pictures")
    .select(["last_error", sql<number>`count(*)`.as("count")])
    .where("state", "=", "given_up")
    .where("unwanted_since", "is", null)
    .where("last_error", "like", `%${NOT_ALLOWED}`)
    .groupBy("last_error")
    .execute();
  return rows.map(({ last_error, count }) => ({
    host: (last_error ?? "").slice(0, -NOT_ALLOWED.length),
    count,
  }));
};

const sampleStored = async (db: Connection): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom("pictures")
    .select("hash")
    .where("state", "=", "held")
    .where("unwanted_since", "is", null)
    .orderBy("url")
    .limit(SAMPLE)
    .execute();
  return rows.flatMap(({ hash }) => hash ?? []);
};

const findStored = async (
  { db, dialect }: Database,
  keys: readonly string[],
): Promise<ReadonlyMap<string, StoredPicture>> => {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom("pictures")
    .select(["url", "hash", "bytes", "width", "height", "colour"])
    .where("state", "=", "held")
    .where("url", "in", dialect.listParameter(keys))
    .$narrowType<{ hash: string; bytes: number; width: number; height: number; colour: string }>()
    .execute();
  return new Map(rows.map(({ url, ...picture }) => [url, picture]));
};

const deleteUnreferenced = (database: Database, write: Write, before: Date): Promise<readonly string[]> =>
  inTransaction(write, async (db) => {
    const deleted = await db
      .deleteFrom("pictures")
      .where("unwanted_since", "<", before.toISOString())
      .returning("hash")
      .execute();
    const hashes = [...new Set(deleted.flatMap(({ hash }) => hash ?? []))];
    if (hashes.length === 0) return [];
    const remaining = await db
      .selectFrom("pictures")
      .select("hash")
      .where("hash", "in", database.dialect.listParameter(hashes))
      .execute();
    const usedHashes = new Set(remaining.map(({ hash }) => hash));
    return hashes.filter((hash) => !usedHashes.has(hash));
  });
