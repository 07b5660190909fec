import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Lead } from "#domain/leads/index.ts";
import type { ClaimedDelivery, Outbox } from "../ports.ts";
import { PermanentRejectionError, type Sender } from "../ports.ts";
import { createScheduler } from "../../../adapters/platform/scheduler.ts";
import { untilUnhandledError } from "../../../../tests/builders/unhandled-error.ts";
import { type OutboxWorker, startOutboxWorker } from "./outbox-worker.ts";
import { waitFor } from "../../../../tests/wait-for.ts";

const START = new Date("2026-11-21T12:00:00.000Z");

const aClaimedDelivery = (id: string, destination = `${id}@alzette.example`): ClaimedDelivery => ({
  delivery: {
    id,
    lead_id: "lead",
    channel: "mail",
    purpose: "dealership",
    destination,
    message: null,
  },
  lead: { reference: "V7K3-2QFM", created_at: START.toISOString() } as Lead,
  events: [],
  created_at: START.toISOString(),
  attempts: 0,
});

/** An outbox in memory. `notes` lists the recorded results. */
const createFakeOutbox = (ids: readonly string[]) => {
  const due = ids.map((id) => aClaimedDelivery(id));
  const notes: string[] = [];
  const outbox: Outbox = {
    claim: async ({ limit, skip }) => {
      const claimed = due.filter(({ delivery }) => !skip.includes(delivery.destination)).slice(0, limit);
      for (const one of claimed) due.splice(due.indexOf(one), 1);
      return claimed;
    },
    markSent: async (id) => void notes.push(`${id} sent`),
    reschedule: async (id, _owner, { at, error }) => void notes.push(`${id} at ${at.toISOString()}: ${error}`),
    deadLetter: async (id, _owner, { error }) => void notes.push(`${id} parked: ${error}`),
    requeue: async () => 0,
    replay: async () => false,
    reportDeadLetters: async () => 0,
  };
  return { outbox, due, notes };
};

describe("startOutboxWorker", () => {
  let worker: OutboxWorker | null = null;
  const logged: object[] = [];
  const log = vi.fn<(context: object) => void>();

  const start = (outbox: Outbox, mail: Sender, now = START): OutboxWorker => {
    worker = startOutboxWorker({
      outbox,
      senders: { mail },
      clock: { now: () => now },
      random: () => 0,
      log: { info: log, warn: log, error: log },
      owner: "worker",
      scheduler: createScheduler(),
      intervalMs: 1000,
      sendTimeoutMs: 45_000,
    });
    return worker;
  };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
    logged.length = 0;
    log.mockImplementation((context) => void logged.push(context));
  });
  afterEach(async () => {
    const stopped = worker?.stop();
    await vi.advanceTimersByTimeAsync(6_000);
    await stopped;
    vi.useRealTimers();
  });

  it("sends due deliveries at start, on wake and at each interval", async () => {
    const { outbox, due, notes } = createFakeOutbox(["a"]);
    const { wake } = start(outbox, async () => undefined);
    await waitFor(() => expect(notes).toEqual(["a sent"]));
    due.push(aClaimedDelivery("b"));
    wake();
    await waitFor(() => expect(notes).toContain("b sent"));
    due.push(aClaimedDelivery("c"));
    await vi.advanceTimersByTimeAsync(1000);
    await waitFor(() => expect(notes).toContain("c sent"));
  });

  it("goes on after an outbox that fails and a log that fails with it", async () => {
    const { outbox, due, notes } = createFakeOutbox([]);
    const { claim } = outbox;
    const failure = new Error("no log");
    let isFailing = true;
    log.mockImplementation(() => {
      if (isFailing) throw failure;
    });
    const claimOrFail: typeof claim = (request) =>
      isFailing ? Promise.reject(new Error("no database")) : claim(request);
    expect(await untilUnhandledError(() => start({ ...outbox, claim: claimOrFail }, async () => undefined))).toBe(
      failure,
    );
    isFailing = false;
    due.push(aClaimedDelivery("a"));
    worker?.wake();
    await waitFor(() => expect(notes).toEqual(["a sent"]));
  });

  it("reschedules a failed delivery and hides the address in errors and logs", async () => {
    const { outbox, notes } = createFakeOutbox(["a"]);
    start(outbox, async () => {
      throw new Error("450 <a@alzette.example>\r\n mailbox busy");
    });
    await waitFor(() => expect(notes).toEqual(["a at 2026-11-21T12:00:30.000Z: 450 <…@…> mailbox busy"]));
    expect(JSON.stringify(logged)).not.toContain("alzette.example");
  });

  it("moves a delivery to the dead letters after seven days", async () => {
    const { outbox, notes } = createFakeOutbox(["a"]);
    start(outbox, () => Promise.reject(new Error("no")), new Date(START.getTime() + 7 * 86_400_000));
    await waitFor(() => expect(notes).toEqual(["a parked: no"]));
  });

  it("is not blocked by destinations that never answer", async () => {
    const { outbox, notes } = createFakeOutbox(["deaf1", "deaf2", "a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]);
    start(outbox, ({ delivery }) =>
      delivery.id.startsWith("deaf") ? new Promise(() => undefined) : Promise.resolve(),
    );
    await waitFor(() => expect(notes).toHaveLength(10));
    expect(notes.every((note) => /^[a-j] sent$/.test(note))).toBe(true);
  });

  it("limits one destination to half of the slots and a failing one to a single slot", async () => {
    const { outbox, due } = createFakeOutbox([]);
    const underWay: string[] = [];
    const ends = new Map<string, (error: Error | null) => void>();
    const to = (destination: string, ...ids: string[]) =>
      due.push(...ids.map((id) => aClaimedDelivery(id, destination)));
    to("deaf", "d1", "d2", "d3", "d4", "d5", "d6", "d7", "d8", "d9");
    const { wake } = start(outbox, async ({ delivery }) => {
      underWay.push(delivery.id);
      await new Promise<void>((resolve, reject) => {
        ends.set(delivery.id, (error) => (error === null ? resolve() : reject(error)));
      });
      underWay.splice(underWay.indexOf(delivery.id), 1);
    });
    await waitFor(() => expect(underWay).toEqual(["d1", "d2", "d3", "d4"]));
    to("deaf too", "t1", "t2", "t3");
    to("fine", "f1", "f2");
    wake();
    await waitFor(() => expect(underWay).toEqual(["d1", "d2", "d3", "d4", "t1", "t2", "t3", "f1"]));
    for (const id of ["d1", "d2", "d3", "d4"]) ends.get(id)?.(new Error("no answer"));
    // A rejected send never reaches its last line.
    await waitFor(() => expect(underWay.filter((id) => /d[5-9]/.test(id))).toEqual(["d5"]));
    expect(underWay).toContain("f2");
    ends.get("d5")?.(null);
    await waitFor(() => expect(underWay.filter((id) => /d[6-9]/.test(id))).toHaveLength(3));
  });

  it("moves a delivery to the dead letters at once when the destination rejects it permanently", async () => {
    const { outbox, notes } = createFakeOutbox(["a"]);
    start(outbox, () => Promise.reject(new PermanentRejectionError("HTTP 410")));
    await waitFor(() => expect(notes).toEqual(["a parked: HTTP 410"]));
  });

  it("never runs more than eight sends at once", async () => {
    const { outbox, due } = createFakeOutbox(Array.from({ length: 30 }, (_, index) => `d${index}`));
    let underWay = 0;
    let maxUnderWay = 0;
    const release: (() => void)[] = [];
    start(outbox, async () => {
      underWay += 1;
      maxUnderWay = Math.max(maxUnderWay, underWay);
      await new Promise<void>((done) => release.push(done));
      underWay -= 1;
    });
    for (let n = 0; n < 30; n += 1) {
      await waitFor(() => expect(release.length).toBeGreaterThan(0));
      release.shift()?.();
    }
    expect(maxUnderWay).toBe(8);
    expect(due).toHaveLength(0);
  });

  it("continues after a failed claim and after a failed update", async () => {
    const { outbox, notes } = createFakeOutbox(["a", "b"]);
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
    await waitFor(() => expect(notes).toEqual(["b sent"]));
    expect(logged).toContainEqual(expect.objectContaining({ error: "disk full" }));
  });

  it("claims nothing after stop and waits for running sends", async () => {
    const { outbox, due, notes } = createFakeOutbox(["a"]);
    const sending = Promise.withResolvers<void>();
    const { stop } = start(outbox, () => sending.promise);
    await waitFor(() => expect(due).toHaveLength(0));
    const stopped = stop();
    due.push(aClaimedDelivery("b"));
    sending.resolve();
    await stopped;
    expect(notes).toEqual(["a sent"]);
    expect(due).toHaveLength(1);
  });

  it("reschedules sends that do not end within a few seconds of stop", async () => {
    const { outbox, due, notes } = createFakeOutbox(["a"]);
    const { stop } = start(outbox, () => new Promise(() => undefined));
    await waitFor(() => expect(due).toHaveLength(0));
    const stopped = stop();
    await vi.advanceTimersByTimeAsync(5_000);
    await stopped;
    expect(notes).toEqual(["a at 2026-11-21T12:00:30.000Z: the server is stopping"]);
  });
});
