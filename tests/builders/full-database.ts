import { randomUUID } from "node:crypto";
import {
  createApiTokenStore,
  createStockWriter,
  createFeedStore,
  createOverrideStore,
  createSharedSettings,
  type Database,
} from "../../src/adapters/database/index.ts";
import { createAlertRepository } from "../../src/adapters/database/alerts/index.ts";
import { createLeadRepository } from "../../src/adapters/database/leads/index.ts";
import { anImportRecord, aNumberedRow, commit, replaceAll } from "../contract/stock-rows.ts";
import { anAlert } from "./alert.ts";
import { aLead, aLeadEvent, aLeadFile, deliveriesOf, NOON, ONE_SEAT } from "./stored-lead.ts";

/** Every value of a byte, and text that no encoding has. */
export const FILE_BYTES = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256);

const saveStock = async (database: Database, round: number): Promise<void> => {
  const writer = createStockWriter(database, { now: () => NOON });
  for (const cents of [2_000_000 + round, 1_900_000 + round]) {
    await writer.importFeed("demo", async (run) => {
      const rows = Array.from({ length: 600 + round }, (_, index) => aNumberedRow(`Ä-${index}`, cents));
      await replaceAll(run, [...rows, aNumberedRow("Ö", 5)]);
      await run.hold([{ key: "Ö", cents: 5, previous: null, reason: "is no price" }], (text) => text);
      return { ...commit(null), record: anImportRecord(), holds: "replace" };
    });
  }
};

const saveOverrides = async (database: Database): Promise<void> => {
  const store = createOverrideStore(database, { now: () => NOON });
  const said = { id: 1, by: "Ä", until: "2026-12-24T23:00:00.000Z", why: "王", lift: [] };
  await store.change({ ...said, set: [{ field: "price", value: "1850000" }] });
  await store.change({ ...said, set: [{ field: "price", value: "1840000" }] });
  await store.change({ ...said, id: 2, set: [{ field: "hidden", value: "yes" }], until: null, why: null });
  await store.close();
};

const savePeople = async (database: Database, round: number): Promise<void> => {
  const leads = createLeadRepository(database);
  const [file, stashed] = [aLeadFile(), aLeadFile()];
  const booking = {
    location: "bertrange",
    calendar: "test_drive" as const,
    start: `2026-11-${24 + round}T09:00:00.000Z`,
    end: `2026-11-${24 + round}T10:00:00.000Z`,
  };
  const lead = aLead({ files: [file], booking });
  await leads.store.save(lead, deliveriesOf(lead), { seats: ONE_SEAT, contents: new Map([[file.id, FILE_BYTES]]) });
  const event = aLeadEvent({ type: "moved", target: "diekirch", previous: "bertrange", text: "Zoë 王\n" });
  await leads.events.append(lead.id, () => ({ events: [aLeadEvent(), event], deliveries: [] }), NOON);
  await leads.stash.save(stashed, FILE_BYTES, NOON);
  await leads.close();
  const alerts = createAlertRepository(database);
  const alert = anAlert({
    id: randomUUID(),
    email: `zoe${round}@exemple.lu`,
    name: "Prix\u00a0: jusqu’à 20\u202f000\u00a0€ 王\n\u2028",
  });
  await alerts.store.request(alert, ({ email }) => ({
    id: `mail ${round} of the alert`,
    lead_id: null,
    channel: "mail",
    purpose: "alert",
    destination: email,
    message: { subject: "Alerte", text: "…", html: "…", unsubscribe: null },
  }));
  await alerts.store.confirm(alert.id, new Map([[12, 2_499_000]]), NOON);
  await alerts.close();
};

/** Fills every table of a database that a backup holds; `round`: how often it was done before. */
export const fillDatabase = async (database: Database, round = 0): Promise<void> => {
  await saveStock(database, round);
  await saveOverrides(database);
  await savePeople(database, round);
  const at = NOON.toISOString();
  const object = { kind: "brands" as const, id: 1 + round, content_hash: "1", updated_at: at, document: "{}" };
  await database.db
    .insertInto("catalogue_objects")
    .values({ ...object, address: `ford-${round}` })
    .execute();
  await database.db
    .insertInto("versions")
    .values({ subject: "catalogue", version: 4 })
    .onConflict((conflict) => conflict.column("subject").doUpdateSet({ version: 4 + round }))
    .execute();
  await createSharedSettings(database).put("secret-key", `of the backup, ${round}`);
  const feed = {
    name: `north-${round}`,
    source: "/srv/north.csv",
    profile: "vitrine",
    intervalSeconds: 900,
    guards: {},
  };
  await createFeedStore(database).add({ ...feed, pausedAt: at });
  const token = { scopes: ["leads:write" as const], createdAt: at, lastUsedAt: at, expiresAt: at, revokedAt: null };
  await createApiTokenStore(database).add({ ...token, name: `portal-${round}` }, `hash of token ${round}`);
};
