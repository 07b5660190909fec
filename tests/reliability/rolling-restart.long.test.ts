import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSiteProcess, type SiteProcess } from "../browser-support/sites/site-process.ts";
import { writeSmallContent } from "../browser-support/sites/small-content.ts";
import { createDemoDatabase } from "../postgres/shared-postgres.ts";
import { startBalancer } from "./balancer.ts";
import { startBalancedVisitors, submitThrough } from "./balanced-visitors.ts";
import { limit } from "../time-limits.ts";

let env: Readonly<Record<string, string>>;
const sites: SiteProcess[] = [];

const startNode = async (): Promise<SiteProcess> => {
  const site = await startSiteProcess({ env, fill: false, writeContent: writeSmallContent });
  sites.push(site);
  return site;
};

beforeAll(async () => {
  env = { DATABASE_URL: await createDemoDatabase(), SHUTDOWN_GRACE_SECONDS: "1" };
});

afterAll(async () => {
  for (const site of sites) await site.dispose();
});

describe("two nodes behind a load balancer", () => {
  it(
    "are restarted one after the other without one failed request",
    async () => {
      const balancer = await startBalancer();
      const old = [await startNode(), await startNode()];
      for (const { url } of old) await balancer.add(url);
      const visitors = startBalancedVisitors(balancer.url);
      for (const node of old) {
        const successor = await startNode();
        await balancer.add(successor.url);
        expect(await submitThrough(balancer, "Anna")).not.toBeNull();
        expect(await node.end("SIGTERM")).toBe(0);
        balancer.remove(node.url);
      }
      const before = visitors.answered();
      await expect.poll(visitors.answered).toBeGreaterThan(before + 20);
      expect(await visitors.stop()).toEqual([]);
      balancer.close();
    },
    limit(180_000),
  );

  it(
    "lose no read when one of them is killed",
    async () => {
      const balancer = await startBalancer({ retriesReads: true });
      const [first, second] = [await startNode(), await startNode()];
      for (const { url } of [first, second]) await balancer.add(url);
      const visitors = startBalancedVisitors(balancer.url);
      await expect.poll(visitors.answered).toBeGreaterThan(20);
      await first.end("SIGKILL");
      const before = visitors.answered();
      await expect.poll(visitors.answered).toBeGreaterThan(before + 20);
      expect(await visitors.stop()).toEqual([]);
      expect(await submitThrough(balancer, "Luc")).not.toBeNull();
      balancer.close();
    },
    limit(180_000),
  );
});
