import type { FeedPictures, HeldPicture } from "#domain/media/index.ts";
import { listed } from "./bulk.ts";
import type { Database } from "./database.ts";
import { createWriter, type Write } from "./leads-writer.ts";
import { raiseVersion, versionOf } from "./versions.ts";

/** Rows a statement. */
const ROWS = 500;

/** The version of this subject is that of the stock that was walked last. */
const WALKED = "pictures-walked";

export const feedPictureStore = (database: Database): FeedPictures => {
  const { db, dialect } = database;
  const { write, close } = createWriter(database);
  const rows = db.selectFrom("pictures");
  return {
    want: (keys, version, now) => want(write, keys, version, now),
    wanted: (version, now) => wanted(write, version, now),
    walked: () => versionOf(db, WALKED),
    due: (now, limit) =>
      rows
        .select(["url", "attempts"])
        .where("state", "=", "due")
        .where("next_attempt_at", "<=", now.toISOString())
        .orderBy("next_attempt_at")
        .orderBy("url")
        .limit(limit)
        .execute(),
    hold: async (url, picture) => {
      await write((own) =>
        updating(own, url)
          .set({ ...picture, state: "held", last_error: null })
          .execute(),
      );
    },
    retry: async (url, { at, error }) => {
      const failed = { last_error: error, next_attempt_at: at.toISOString() };
      await write((own) =>
        updating(own, url)
          .set((row) => ({ ...failed, attempts: row("attempts", "+", 1) }))
          .execute(),
      );
    },
    giveUp: async (url, error) => {
      await write((own) => updating(own, url).set({ state: "given_up", last_error: error }).execute());
    },
    tell: async () => {
      await write((own) => own.transaction().execute((part) => raiseVersion(part, dialect, "pictures")));
    },
    waiting: async () => {
      const counted = rows.where("state", "=", "due").where("unwanted_since", "is", null);
      return (await counted.select((build) => build.fn.countAll<number>().as("count")).executeTakeFirstOrThrow()).count;
    },
    held: (keys) => held(database, keys),
    forgetUnwanted: (before) => forgetUnwanted(database, write, before),
    close,
  };
};

const updating = (db: Database["db"], url: string) => db.updateTable("pictures").where("url", "=", url);

const want = async (write: Write, keys: readonly string[], version: number, now: Date): Promise<void> => {
  const due = { state: "due", attempts: 0, next_attempt_at: now.toISOString(), seen_version: version } as const;
  const urls = [...new Set(keys)];
  for (let start = 0; start < urls.length; start += ROWS) {
    const batch = urls.slice(start, start + ROWS).map((url) => ({ url, ...due }));
    await write((db) =>
      db
        .insertInto("pictures")
        .values(batch)
        .onConflict((conflict) => conflict.column("url").doUpdateSet({ seen_version: version, unwanted_since: null }))
        .execute(),
    );
  }
};

const wanted = async (write: Write, version: number, now: Date): Promise<void> => {
  await write((own) =>
    own.transaction().execute(async (db) => {
      await db
        .updateTable("pictures")
        .set({ unwanted_since: now.toISOString() })
        .where("seen_version", "<", version)
        .where("unwanted_since", "is", null)
        .execute();
      await db
        .insertInto("versions")
        .values({ subject: WALKED, version })
        .onConflict((conflict) => conflict.column("subject").doUpdateSet({ version }))
        .execute();
    }),
  );
};

const held = async ({ db, dialect }: Database, keys: readonly string[]): Promise<ReadonlyMap<string, HeldPicture>> => {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom("pictures")
    .select(["url", "hash", "bytes", "width", "height", "colour"])
    .where("state", "=", "held")
    .where("url", "in", listed(dialect, keys))
    .$narrowType<{ hash: string; bytes: number; width: number; height: number; colour: string }>()
    .execute();
  return new Map(rows.map(({ url, ...picture }) => [url, picture]));
};

const forgetUnwanted = (database: Database, write: Write, before: Date): Promise<readonly string[]> =>
  write((own) =>
    own.transaction().execute(async (db) => {
      const gone = await db
        .deleteFrom("pictures")
        .where("unwanted_since", "<", before.toISOString())
        .returning("hash")
        .execute();
      const hashes = [...new Set(gone.flatMap(({ hash }) => hash ?? []))];
      if (hashes.length === 0) return [];
      const others = await db
        .selectFrom("pictures")
        .select("hash")
        .where("hash", "in", listed(database.dialect, hashes))
        .execute();
      const kept = new Set(others.map(({ hash }) => hash));
      return hashes.filter((hash) => !kept.has(hash));
    }),
  );
