import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ClaimedDelivery, Lead, Outbox } from "#domain/leads/index.ts";
import { NeverWanted, type Sender } from "./sender.ts";
import { type OutboxWorker, startOutboxWorker } from "./worker.ts";

const START = new Date("2026-11-21T12:00:00.000Z");

const claimed = (id: string, destination = `${id}@alzette.example`): ClaimedDelivery => ({
  delivery: {
    id,
    lead_id: "lead",
    channel: "mail",
    purpose: "dealership",
    destination,
    message: null,
  },
  lead: { reference: "V7K3-2QFM", created_at: START.toISOString() } as Lead,
  created_at: START.toISOString(),
  attempts: 0,
});

/** An outbox in memory: what is due, and what was noted of it. */
const outboxOf = (ids: readonly string[]) => {
  const due = ids.map((id) => claimed(id));
  const notes: string[] = [];
  const outbox: Outbox = {
    claim: async ({ limit, skip }) => {
      const taken = due.filter(({ delivery }) => !skip.includes(delivery.destination)).slice(0, limit);
      for (const one of taken) due.splice(due.indexOf(one), 1);
      return taken;
    },
    markSent: async (id) => void notes.push(`${id} sent`),
    reschedule: async (id, _owner, { at, error }) => void notes.push(`${id} at ${at.toISOString()}: ${error}`),
    park: async (id, _owner, { error }) => void notes.push(`${id} parked: ${error}`),
    requeue: async () => 0,
    reportParked: async () => 0,
  };
  return { outbox, due, notes };
};

describe("the outbox worker", () => {
  let worker: OutboxWorker | null = null;
  const logged: object[] = [];
  const log = (facts: object): void => void logged.push(facts);

  const start = (outbox: Outbox, mail: Sender, now = START): OutboxWorker => {
    worker = startOutboxWorker({
      outbox,
      senders: { mail },
      clock: { now: () => now },
      random: () => 0,
      log: { info: log, warn: log, error: log },
      owner: "worker",
      intervalMs: 1000,
      sendTimeoutMs: 45_000,
    });
    return worker;
  };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
    logged.length = 0;
  });
  afterEach(async () => {
    const stopped = worker?.stop();
    await vi.advanceTimersByTimeAsync(6_000);
    await stopped;
    vi.useRealTimers();
  });

  it("sends what is due at its start, when woken, and now and then by itself", async () => {
    const { outbox, due, notes } = outboxOf(["a"]);
    const { wake } = start(outbox, async () => undefined);
    await vi.waitFor(() => expect(notes).toEqual(["a sent"]));
    due.push(claimed("b"));
    wake();
    await vi.waitFor(() => expect(notes).toContain("b sent"));
    due.push(claimed("c"));
    await vi.advanceTimersByTimeAsync(1000);
    await vi.waitFor(() => expect(notes).toContain("c sent"));
  });

  it("gives a failed delivery back for later, without the address in what it notes", async () => {
    const { outbox, notes } = outboxOf(["a"]);
    start(outbox, async () => {
      throw new Error("450 <a@alzette.example>\r\n mailbox busy");
    });
    await vi.waitFor(() => expect(notes).toEqual(["a at 2026-11-21T12:00:30.000Z: 450 <…@…> mailbox busy"]));
    expect(JSON.stringify(logged)).not.toContain("alzette.example");
  });

  it("parks a delivery after seven days", async () => {
    const { outbox, notes } = outboxOf(["a"]);
    start(outbox, () => Promise.reject(new Error("no")), new Date(START.getTime() + 7 * 86_400_000));
    await vi.waitFor(() => expect(notes).toEqual(["a parked: no"]));
  });

  it("is not held up by destinations that never answer", async () => {
    const { outbox, notes } = outboxOf(["deaf1", "deaf2", "a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]);
    start(outbox, ({ delivery }) =>
      delivery.id.startsWith("deaf") ? new Promise(() => undefined) : Promise.resolve(),
    );
    await vi.waitFor(() => expect(notes).toHaveLength(10));
    expect(notes.every((note) => /^[a-j] sent$/.test(note))).toBe(true);
  });

  it("gives one destination half of its places and a failing one a single place, so that others get theirs", async () => {
    const { outbox, due } = outboxOf([]);
    const underWay: string[] = [];
    const ends = new Map<string, (how: Error | null) => void>();
    const to = (destination: string, ...ids: string[]) => due.push(...ids.map((id) => claimed(id, destination)));
    to("deaf", "d1", "d2", "d3", "d4", "d5", "d6", "d7", "d8", "d9");
    const { wake } = start(outbox, async ({ delivery }) => {
      underWay.push(delivery.id);
      await new Promise<void>((resolve, reject) => {
        ends.set(delivery.id, (how) => (how === null ? resolve() : reject(how)));
      });
      underWay.splice(underWay.indexOf(delivery.id), 1);
    });
    await vi.waitFor(() => expect(underWay).toEqual(["d1", "d2", "d3", "d4"]));
    to("deaf too", "t1", "t2", "t3");
    to("fine", "f1", "f2");
    wake();
    await vi.waitFor(() => expect(underWay).toEqual(["d1", "d2", "d3", "d4", "t1", "t2", "t3", "f1"]));
    for (const id of ["d1", "d2", "d3", "d4"]) ends.get(id)?.(new Error("no answer"));
    // A rejected sending is over, though it never came to its last line.
    await vi.waitFor(() => expect(underWay.filter((id) => /d[5-9]/.test(id))).toEqual(["d5"]));
    expect(underWay).toContain("f2");
    ends.get("d5")?.(null);
    await vi.waitFor(() => expect(underWay.filter((id) => /d[6-9]/.test(id))).toHaveLength(3));
  });

  it("parks at once what its destination wants never again", async () => {
    const { outbox, notes } = outboxOf(["a"]);
    start(outbox, () => Promise.reject(new NeverWanted("HTTP 410")));
    await vi.waitFor(() => expect(notes).toEqual(["a parked: HTTP 410"]));
  });

  it("never has more than eight under way", async () => {
    const { outbox, due } = outboxOf(Array.from({ length: 30 }, (_, index) => `d${index}`));
    let underWay = 0;
    let most = 0;
    const release: (() => void)[] = [];
    start(outbox, async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise<void>((done) => release.push(done));
      underWay -= 1;
    });
    for (let round = 0; round < 30; round += 1) {
      await vi.waitFor(() => expect(release.length).toBeGreaterThan(0));
      release.shift()?.();
    }
    expect(most).toBe(8);
    expect(due).toHaveLength(0);
  });

  it("goes on after an outbox that could not be read, and after one that could not note", async () => {
    const { outbox, notes } = outboxOf(["a", "b"]);
    let claims = 0;
    const failing: Outbox = {
      ...outbox,
      claim: async (claim) => {
        claims += 1;
        if (claims === 1) throw new Error("database is locked");
        return outbox.claim(claim);
      },
      markSent: async (id, at) => {
        if (id === "a") throw new Error("disk full");
        await outbox.markSent(id, at);
      },
    };
    start(failing, async () => undefined);
    await vi.advanceTimersByTimeAsync(1000);
    await vi.waitFor(() => expect(notes).toEqual(["b sent"]));
    expect(logged).toContainEqual(expect.objectContaining({ error: "disk full" }));
  });

  it("takes nothing more once it stops, and lets what is under way end", async () => {
    const { outbox, due, notes } = outboxOf(["a"]);
    const sending = Promise.withResolvers<void>();
    const { stop } = start(outbox, () => sending.promise);
    await vi.waitFor(() => expect(due).toHaveLength(0));
    const stopped = stop();
    due.push(claimed("b"));
    sending.resolve();
    await stopped;
    expect(notes).toEqual(["a sent"]);
    expect(due).toHaveLength(1);
  });

  it("gives back what does not end within a few seconds of stopping", async () => {
    const { outbox, due, notes } = outboxOf(["a"]);
    const { stop } = start(outbox, () => new Promise(() => undefined));
    await vi.waitFor(() => expect(due).toHaveLength(0));
    const stopped = stop();
    await vi.advanceTimersByTimeAsync(5_000);
    await stopped;
    expect(notes).toEqual(["a at 2026-11-21T12:00:30.000Z: the server is stopping"]);
  });
});
