import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { Alert } from "#domain/alerts/index.ts";
import type { Delivery } from "#domain/leads/index.ts";
import {
  type AlertRepository,
  alertRepository,
  createStockWriter,
  type Database,
  leadRepository,
} from "../../src/adapters/database/index.ts";
import { sampleAlert } from "../../src/domain/alerts/alert.test-support.ts";
import { onBothDialects } from "./databases.ts";
import { after, NOON } from "./lead-samples.ts";
import { facts, importRows, numbered, row } from "./vehicles.ts";

const mailTo = ({ email }: Alert): Delivery => ({
  id: randomUUID(),
  lead_id: null,
  channel: "mail",
  purpose: "alert",
  destination: email,
  message: { subject: "Alerte", text: "…", html: "…", unsubscribe: null },
});

const HOUR = 3600;

onBothDialects("the alert store", (fixture) => {
  const alerts = (): AlertRepository => alertRepository(fixture().database);
  const mails = async (database: Database = fixture().database): Promise<number> => {
    const rows = await database.db.selectFrom("deliveries").select("id").where("purpose", "=", "alert").execute();
    return rows.length;
  };
  const ask = async (changes: Partial<Alert> = {}, repository = alerts()): Promise<Alert> => {
    const asked = sampleAlert({ id: randomUUID(), ...changes });
    await repository.store.ask(asked, mailTo);
    return asked;
  };
  const confirmed = async (changes: Partial<Alert> = {}): Promise<Alert> => {
    const asked = await ask(changes);
    await alerts().store.confirm(asked.id, new Map([[12, 2_499_000]]), after(60));
    return { ...asked, state: "active", confirmed_at: after(60).toISOString(), touched_at: after(60).toISOString() };
  };

  it("keeps what was asked to the last sign, with the mail that answers, which is due at once", async () => {
    const asked = await ask({ name: "Prix\u00a0: jusqu’à 20\u202f000\u00a0€ 王" });
    expect(await alerts().store.find(asked.id)).toEqual(asked);
    const [claimed] = await leadRepository(fixture().database).outbox.claim({
      channel: "mail",
      now: NOON,
      leaseMs: 1000,
      limit: 5,
      skip: [],
      owner: "test",
    });
    expect(claimed).toMatchObject({ lead: null, delivery: { purpose: "alert", destination: "Zoe@exemple.lu" } });
  });

  it("makes one alert and one mail of fifty equal wishes at once on two nodes", async () => {
    const other = alertRepository(await fixture().another());
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        ask({ email: index % 3 === 0 ? "ZOE@exemple.lu" : "zoe@exemple.lu" }, index % 2 === 0 ? other : alerts()),
      ),
    );
    expect(await alerts().privacy.alertsOfPerson("zoE@exemple.lu")).toHaveLength(1);
    expect(await mails()).toBe(1);
  });

  it("asks for the confirmation again after an hour, under the id the first mail has", async () => {
    const first = await ask();
    await ask({ asked_at: after(HOUR).toISOString() });
    expect(await alerts().privacy.alertsOfPerson(first.email)).toEqual([
      { ...first, asked_at: after(HOUR).toISOString() },
    ]);
    expect(await mails()).toBe(2);
  });

  it("confirms once, and remembers what was there already", async () => {
    const { store, rounds } = alerts();
    const { id } = await ask();
    const told = new Map([
      [12, 2_499_000],
      [13, null],
    ]);
    expect(await store.confirm(id, told, after(60))).toBe(true);
    expect(await store.confirm(id, new Map(), after(61))).toBe(false);
    expect(await rounds.told(id)).toEqual(told);
    expect(await store.find(id)).toMatchObject({ state: "active", confirmed_at: after(60).toISOString() });
    expect(await store.confirm(randomUUID(), told, NOON)).toBe(false);
  });

  it("walks over active alerts alone, each once", async () => {
    const active = await Promise.all(
      [1, 2, 3].map((id) => confirmed({ wish: { kind: "price_alert", vehicle_id: id } })),
    );
    await ask();
    const { rounds } = alerts();
    const first = await rounds.active(null, 2);
    const rest = await rounds.active(first.at(-1)?.id ?? null, 2);
    expect([...first, ...rest]).toEqual(active.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
  });

  it("keeps a mail and what it told in one go, and only once where two nodes write it", async () => {
    const alert = await confirmed();
    const nodes = [alerts(), alertRepository(await fixture().another())];
    const told = new Map([[14, 1_999_000]]);
    const kept = await Promise.all(
      nodes.map(({ rounds }) => rounds.mailed(alert, mailTo(alert), { told, at: after(90), ends: false })),
    );
    expect(kept.filter(Boolean)).toHaveLength(1);
    expect(await mails()).toBe(2);
    expect(await alerts().rounds.told(alert.id)).toEqual(told);
    expect((await alerts().store.find(alert.id))?.last_mailed_at).toBe(after(90).toISOString());
  });

  it("reads the prices of all that is on sale, more than it reads at a time, and of nothing that is gone", async () => {
    const { database } = fixture();
    const writer = createStockWriter(database, { now: () => NOON });
    const many = Array.from({ length: 4_100 }, (_, index) => numbered(`n${index}`, 1_000_000 + index));
    const onRequest = row("request", facts({ price: { purchase: null } }));
    await importRows(writer, "demo", [...many, onRequest]);
    await importRows(writer, "demo", [...many.slice(1), onRequest]);
    const prices = await alerts().rounds.prices();
    expect(prices.size).toBe(4_100);
    expect([...prices.values()].filter((cents) => cents === null)).toHaveLength(1);
    expect(new Set(prices.values())).toEqual(new Set([null, ...many.slice(1).map((_, index) => 1_000_001 + index)]));
  });

  it("ends an alert with its last mail", async () => {
    const alert = await confirmed();
    const { rounds, store } = alerts();
    await rounds.mailed(alert, mailTo(alert), { told: new Map(), at: after(90), ends: true });
    expect((await store.find(alert.id))?.state).toBe("ended");
    expect(await rounds.active(null, 10)).toEqual([]);
    expect(await mails()).toBe(2);
  });

  it("stops an alert with the mails that wait, and mails nothing more", async () => {
    const alert = await confirmed();
    const { rounds, store } = alerts();
    expect(await store.stop(alert.id, after(70))).toBe(true);
    expect(await store.stop(alert.id, after(71))).toBe(false);
    expect(await mails()).toBe(0);
    expect(await rounds.mailed(alert, mailTo(alert), { told: new Map(), at: after(90), ends: false })).toBe(false);
    expect(await mails()).toBe(0);
    expect(await rounds.told(alert.id)).toEqual(new Map());
  });

  it("drops what was never confirmed, and nothing else", async () => {
    const waiting = await ask();
    const active = await confirmed({ wish: { kind: "price_alert", vehicle_id: 5 } });
    const { rounds, store } = alerts();
    expect(await rounds.dropUnconfirmed(NOON)).toBe(0);
    expect(await rounds.dropUnconfirmed(after(1))).toBe(1);
    expect(await store.find(waiting.id)).toBeNull();
    expect(await store.find(active.id)).toEqual(active);
  });

  it("erases a person's alerts with their mails, and leaves everybody else's", async () => {
    await confirmed();
    await ask({ wish: { kind: "price_alert", vehicle_id: 5 } });
    const other = await confirmed({ email: "luc@exemple.lu" });
    const { privacy } = alerts();
    expect(await privacy.eraseAlertsOf("ZOE@EXEMPLE.LU")).toBe(2);
    expect(await privacy.alertsOfPerson("zoe@exemple.lu")).toEqual([]);
    expect(await privacy.alertsOfPerson("luc@exemple.lu")).toEqual([other]);
    expect(await mails()).toBe(1);
  });

  it("drops alerts that nobody touched for long, whatever their state", async () => {
    const old = await confirmed();
    const recent = await ask({ email: "luc@exemple.lu", touched_at: after(2 * HOUR).toISOString() });
    const { privacy, store } = alerts();
    expect(await privacy.dropAlertsBefore(after(HOUR))).toBe(1);
    expect([await store.find(old.id), await store.find(recent.id)]).toEqual([null, recent]);
  });
});
