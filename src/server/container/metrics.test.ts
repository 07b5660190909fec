import { expect, it } from "vitest";
import type { StockIndex } from "#domain/search/index.ts";
import { createMetrics } from "../../adapters/observability/index.ts";
import { registerServiceMetrics } from "./metrics.ts";

const DUE_AT = "2026-11-21T07:59:00Z";

it("reads the deliveries once for all gauges of a scrape, and again for the next", async () => {
  let reads = 0;
  const metrics = createMetrics();
  registerServiceMetrics(metrics, {
    stock: { index: () => ({ size: 720 }) as StockIndex },
    deliveriesStatus: async () => {
      reads += 1;
      return { leads: reads, deliveries: { due: 2, sent: 3, parked: 0 }, oldest_due_at: DUE_AT, parked: [] };
    },
    listImports: async () => [],
    answers: async () => true,
    storesLeads: async () => true,
    clock: { now: () => new Date("2026-11-21T08:00:00Z") },
  });
  const first = await metrics.text();
  expect(reads).toBe(1);
  expect(first).toContain("\nvitrine_leads 1\n");
  expect(first).toContain('\nvitrine_deliveries{state="sent"} 3\n');
  expect(first).toContain("\nvitrine_oldest_due_delivery_seconds 60\n");
  expect(await metrics.text()).toContain("\nvitrine_leads 2\n");
  expect(reads).toBe(2);
});

it("keeps the numbers of before while the database fails, and says so", async () => {
  let isThere = true;
  const metrics = createMetrics();
  registerServiceMetrics(metrics, {
    stock: { index: () => ({ size: 720 }) as StockIndex },
    deliveriesStatus: async () => {
      if (!isThere) throw new Error("Connection terminated");
      return { leads: 4, deliveries: { due: 0, sent: 4, parked: 0 }, oldest_due_at: null, parked: [] };
    },
    listImports: () => (isThere ? Promise.resolve([]) : Promise.reject(new Error("Connection terminated"))),
    answers: async () => isThere,
    storesLeads: async () => true,
    clock: { now: () => new Date("2026-11-21T08:00:00Z") },
  });
  expect(await metrics.text()).toContain("\nvitrine_database_answers 1\n");
  isThere = false;
  const text = await metrics.text();
  expect(text).toContain("\nvitrine_database_answers 0\n");
  expect(text).toContain("\nvitrine_leads 4\n");
});
