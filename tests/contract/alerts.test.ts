import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { Alert } from "#domain/alerts/index.ts";
import type { Delivery } from "#domain/outbox/index.ts";
import { createStockWriter, type Database } from "../../src/adapters/database/index.ts";
import { type AlertRepository, createAlertRepository } from "../../src/adapters/database/alerts/index.ts";
import { createLeadRepository } from "../../src/adapters/database/leads/index.ts";
import { anAlert } from "../builders/alert.ts";
import { onBothDialects } from "./on-both-dialects.ts";
import { after, NOON } from "../builders/stored-lead.ts";
import { anImportRecord, vehicleAttributes, importRows, aNumberedRow, aStockRow } from "./stock-rows.ts";
import { permitted } from "../fakes/purge-permits.ts";

const toMail = ({ email }: Alert): Delivery => ({
  id: randomUUID(),
  lead_id: null,
  channel: "mail",
  purpose: "alert",
  destination: email,
  message: { subject: "Alerte", text: "…", html: "…", unsubscribe: null },
});

const HOUR = 3600;

onBothDialects("createAlertRepository", (fixture) => {
  const alerts = (): AlertRepository => createAlertRepository(fixture().database);
  const mails = async (database: Database = fixture().database): Promise<number> => {
    const rows = await database.db.selectFrom("deliveries").select("id").where("purpose", "=", "alert").execute();
    return rows.length;
  };
  const request = async (changes: Partial<Alert> = {}, repository = alerts()): Promise<Alert> => {
    const alert = anAlert({ id: randomUUID(), ...changes });
    await repository.store.request(alert, toMail);
    return alert;
  };
  const confirm = async (changes: Partial<Alert> = {}): Promise<Alert> => {
    const alert = await request(changes);
    await alerts().store.confirm(alert.id, new Map([[12, 2_499_000]]), after(60));
    return { ...alert, state: "active", confirmed_at: after(60).toISOString(), touched_at: after(60).toISOString() };
  };

  it("saves a requested alert unchanged and makes its mail due at once", async () => {
    const alert = await request({ name: "Prix\u00a0: jusqu’à 20\u202f000\u00a0€ 王" });
    expect(await alerts().store.find(alert.id)).toEqual(alert);
    const [claimed] = await createLeadRepository(fixture().database).outbox.claim({
      channel: "mail",
      now: NOON,
      leaseMs: 1000,
      limit: 5,
      skip: [],
      owner: "test",
    });
    expect(claimed).toMatchObject({ lead: null, delivery: { purpose: "alert", destination: "Zoe@exemple.lu" } });
  });

  it("creates one alert and one mail for fifty equal concurrent requests on two nodes", async () => {
    const other = createAlertRepository(await fixture().openAnother());
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        request({ email: index % 3 === 0 ? "ZOE@exemple.lu" : "zoe@exemple.lu" }, index % 2 === 0 ? other : alerts()),
      ),
    );
    expect(await alerts().privacy.findAlerts("zoE@exemple.lu")).toHaveLength(1);
    expect(await mails()).toBe(1);
  });

  it("requests the confirmation again after an hour under the same id", async () => {
    const first = await request();
    await request({ asked_at: after(HOUR).toISOString() });
    expect(await alerts().privacy.findAlerts(first.email)).toEqual([{ ...first, asked_at: after(HOUR).toISOString() }]);
    expect(await mails()).toBe(2);
  });

  it("confirms once and saves the current prices", async () => {
    const { store, runs } = alerts();
    const { id } = await request();
    const notified = new Map([
      [12, 2_499_000],
      [13, null],
    ]);
    expect(await store.confirm(id, notified, after(60))).toBe(true);
    expect(await store.confirm(id, new Map(), after(61))).toBe(false);
    expect(await runs.notifiedPrices(id)).toEqual(notified);
    expect(await store.find(id)).toMatchObject({ state: "active", confirmed_at: after(60).toISOString() });
    expect(await store.confirm(randomUUID(), notified, NOON)).toBe(false);
  });

  it("pages through active alerts only", async () => {
    const active = await Promise.all(
      [1, 2, 3].map((id) => confirm({ criteria: { kind: "price_alert", vehicle_id: id } })),
    );
    await request();
    const { runs } = alerts();
    const first = await runs.listActive(null, 2);
    const rest = await runs.listActive(first.at(-1)?.id ?? null, 2);
    expect([...first, ...rest]).toEqual(active.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
  });

  it("saves a mail and its notified prices atomically, once for two nodes", async () => {
    const alert = await confirm();
    const nodes = [alerts(), createAlertRepository(await fixture().openAnother())];
    const notified = new Map([[14, 1_999_000]]);
    const saved = await Promise.all(
      nodes.map(({ runs }) => runs.recordEmail(alert, toMail(alert), { notified, at: after(90), endsAlert: false })),
    );
    expect(saved.filter(Boolean)).toHaveLength(1);
    expect(await mails()).toBe(2);
    expect(await alerts().runs.notifiedPrices(alert.id)).toEqual(notified);
    expect((await alerts().store.find(alert.id))?.last_mailed_at).toBe(after(90).toISOString());
  });

  it("reads the prices of all vehicles on sale over several pages", async () => {
    const { database } = fixture();
    const writer = createStockWriter(database, { now: () => NOON });
    const many = Array.from({ length: 4_100 }, (_, index) => aNumberedRow(`n${index}`, 1_000_000 + index));
    const onRequest = aStockRow("request", vehicleAttributes({ price: { purchase: null } }));
    await importRows(writer, "demo", [...many, onRequest]);
    await importRows(writer, "demo", [...many.slice(1), onRequest]);
    const prices = await alerts().runs.currentPrices();
    expect(prices.size).toBe(4_100);
    expect([...prices.values()].filter((cents) => cents === null)).toHaveLength(1);
    expect(new Set(prices.values())).toEqual(new Set([null, ...many.slice(1).map((_, index) => 1_000_001 + index)]));
  });

  it("holds the vehicles of a feed while its newest import is quarantined", async () => {
    const { database } = fixture();
    const writer = createStockWriter(database, { now: () => NOON });
    await importRows(writer, "good", [aNumberedRow("G1")]);
    await importRows(writer, "doubtful", [aNumberedRow("D1"), aNumberedRow("D2")]);
    const held = async (): Promise<number> => (await alerts().runs.quarantinedVehicles()).size;
    await writer.recordImport(anImportRecord({ feed: "doubtful", status: "quarantined", reason: "the prices moved" }));
    await writer.recordImport(anImportRecord({ feed: "good", status: "failed", reason: "no answer" }));
    expect(await held()).toBe(2);
    await writer.recordImport(anImportRecord({ feed: "doubtful", status: "identical" }));
    expect(await held()).toBe(0);
  });

  it("ends an alert with its last mail", async () => {
    const alert = await confirm();
    const { runs, store } = alerts();
    await runs.recordEmail(alert, toMail(alert), { notified: new Map(), at: after(90), endsAlert: true });
    expect((await store.find(alert.id))?.state).toBe("ended");
    expect(await runs.listActive(null, 10)).toEqual([]);
    expect(await mails()).toBe(2);
  });

  it("stops an alert and deletes its pending mails", async () => {
    const alert = await confirm();
    const { runs, store } = alerts();
    expect(await store.stop(alert.id, after(70))).toBe(true);
    expect(await store.stop(alert.id, after(71))).toBe(false);
    expect(await mails()).toBe(0);
    expect(await runs.recordEmail(alert, toMail(alert), { notified: new Map(), at: after(90), endsAlert: false })).toBe(
      false,
    );
    expect(await mails()).toBe(0);
    expect(await runs.notifiedPrices(alert.id)).toEqual(new Map());
  });

  it("deletes only alerts that were never confirmed", async () => {
    const waiting = await request();
    const active = await confirm({ criteria: { kind: "price_alert", vehicle_id: 5 } });
    const { runs, store } = alerts();
    expect(await runs.deleteUnconfirmed(permitted(NOON))).toBe(0);
    expect(await runs.deleteUnconfirmed(permitted(after(1)))).toBe(1);
    expect(await store.find(waiting.id)).toBeNull();
    expect(await store.find(active.id)).toEqual(active);
  });

  it("erases only the alerts and mails of one person", async () => {
    await confirm();
    await request({ criteria: { kind: "price_alert", vehicle_id: 5 } });
    const other = await confirm({ email: "luc@exemple.lu" });
    const { privacy } = alerts();
    expect(await privacy.eraseAlerts("ZOE@EXEMPLE.LU")).toBe(2);
    expect(await privacy.findAlerts("zoe@exemple.lu")).toEqual([]);
    expect(await privacy.findAlerts("luc@exemple.lu")).toEqual([other]);
    expect(await mails()).toBe(1);
  });

  it("deletes alerts not touched for long in any state", async () => {
    const old = await confirm();
    const recent = await request({ email: "luc@exemple.lu", touched_at: after(2 * HOUR).toISOString() });
    const { privacy, store } = alerts();
    expect(await privacy.deleteAlertsBefore(permitted(after(HOUR)))).toBe(1);
    expect([await store.find(old.id), await store.find(recent.id)]).toEqual([null, recent]);
  });
});
