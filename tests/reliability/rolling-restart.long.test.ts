import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSiteProcess, type SiteProcess } from "../browser/sites/site-process.ts";
import { writeSmallContent } from "../browser/sites/small-content.ts";
import { createDemoDatabase } from "../postgres/shared-postgres.ts";
import { startBalancer, type Balancer } from "./balancer.ts";
import { findFormPath, openForm, submitForm } from "./lead-visitor.ts";
import { sendRequest } from "./raw-requests.ts";
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

/** A visitor's pause between two pages: without it the visitors take the processor from the nodes that start. */
const PAUSE_MS = 50;

/** Visitors that request pages one after another until `stop`, which returns what failed. */
const startVisitors = (url: string) => {
  const failures: string[] = [];
  let answered = 0;
  const stopped = new AbortController();
  const agent = new Agent({ keepAlive: true });
  const paths = ["/", "/stock", "/faq", "/api/v1/vehicles?perPage=1", "/contact"];
  const visit = async (first: number): Promise<void> => {
    for (let index = first; !stopped.signal.aborted; index += 1) {
      const path = paths[index % paths.length] ?? "/";
      const status = await sendRequest(url + path, { agent }).then(
        (answer) => answer.status,
        (error: Error) => error.message,
      );
      answered += 1;
      if (status !== 200) failures.push(`${path}: ${status}`);
      await sleep(PAUSE_MS);
    }
  };
  const visitors = Promise.all([0, 1, 2].map(visit));
  return {
    answered: () => answered,
    async stop(): Promise<readonly string[]> {
      stopped.abort();
      await visitors;
      agent.destroy();
      return failures;
    },
  };
};

const submitThrough = async (balancer: Balancer, name: string): Promise<string | null> =>
  submitForm(balancer, await openForm(balancer, await findFormPath(balancer), name));

describe("two nodes behind a load balancer", () => {
  it(
    "are restarted one after the other without one failed request",
    async () => {
      const balancer = await startBalancer();
      const old = [await startNode(), await startNode()];
      for (const { url } of old) await balancer.add(url);
      const visitors = startVisitors(balancer.url);
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
      const visitors = startVisitors(balancer.url);
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
