import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { createDeliveries } from "#domain/outbox/index.ts";
import { createLeadRepository } from "../../src/adapters/database/leads/index.ts";
import { type OutboxWorker, startOutboxWorker } from "#application/leads/index.ts";
import { createScheduler } from "../../src/adapters/platform/scheduler.ts";
import { onBothDialects } from "./on-both-dialects.ts";
import { aLead } from "../builders/stored-lead.ts";
import { waitFor } from "../wait-for.ts";
import { limit } from "../time-limits.ts";

const LEADS = 40;

onBothDialects("two nodes", (fixture) => {
  it(`send each delivery of ${LEADS} concurrent leads once`, { timeout: limit(120_000) }, async () => {
    const nodes = [fixture().database, await fixture().openAnother()].map((database) => createLeadRepository(database));
    const sent: string[] = [];
    const silent = (): void => undefined;
    const workers = nodes.map(({ outbox }): OutboxWorker => {
      const send = async ({ delivery }: { delivery: { id: string } }): Promise<void> => {
        sent.push(delivery.id);
        await new Promise((later) => setTimeout(later, Math.random() * 5));
      };
      return startOutboxWorker({
        outbox,
        senders: { mail: send, http: send },
        clock: { now: () => new Date() },
        random: Math.random,
        log: { info: silent, warn: silent, error: silent },
        owner: randomUUID(),
        scheduler: createScheduler(),
        intervalMs: 200,
      });
    });
    const leads = Array.from({ length: LEADS }, () => aLead({ created_at: new Date().toISOString() }));
    const deliveries = leads.map((lead) => createDeliveries(lead, randomUUID, "https://crm.example/leads"));
    const outcomes = await Promise.all(
      leads.map(async (lead, index) => {
        const { outcome } = await nodes[index % 2]!.store.save(lead, deliveries[index]!);
        workers[index % 2]!.wake();
        return outcome;
      }),
    );
    expect(new Set(outcomes)).toEqual(new Set(["saved"]));
    const expected = deliveries.flat().map(({ id }) => id);
    await waitFor(() => expect(sent.length).toBeGreaterThanOrEqual(expected.length));
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(sent.toSorted()).toEqual(expected.toSorted());
    const status = await nodes[0]!.reader.status();
    expect(status.deliveries).toEqual({ due: 0, sent: 3 * LEADS, parked: 0 });
  });
});
