// Two nodes that share a database; `three-nodes.long.test.ts` and `rolling-restart.long.test.ts` have more.
import { expect, test } from "vitest";
import { startBalancer } from "./balancer.ts";
import { startBalancedVisitors, submitThrough } from "./balanced-visitors.ts";
import {
  expectOneFollowsFeed,
  expectSharedContent,
  expectSharedForms,
  expectSharedPictures,
  expectSuccessor,
} from "./node-expectations.ts";
import { importsOf, useNodes } from "./nodes.ts";

const nodes = useNodes(2);

test("one of two nodes follows the feed, and a change shows on both", async () => {
  expect.hasAssertions();
  await expectOneFollowsFeed(nodes);
});

test("an import through one shows on both, and both serve its pictures from the shared folder", async () => {
  expect.hasAssertions();
  await expectSharedPictures(nodes);
});

test("a lead sent to either node is delivered once, and a form of one node is accepted by the other", async () => {
  expect.hasAssertions();
  await expectSharedForms(nodes);
});

test("a reload and a preview token hold on both nodes", async () => {
  expect.hasAssertions();
  await expectSharedContent(nodes);
});

test("a node behind a load balancer is restarted without one failed request", async () => {
  const old = nodes.running.find((node) => importsOf(node).length === 0);
  if (!old) throw new Error("both nodes follow the feed");
  const balancer = await startBalancer();
  for (const { url } of nodes.running) await balancer.add(url);
  const visitors = startBalancedVisitors(balancer.url);
  const successor = await nodes.start();
  await balancer.add(successor.url);
  expect(await submitThrough(balancer, "Anna")).not.toBeNull();
  expect(await nodes.end(old, "SIGTERM")).toBe(0);
  balancer.remove(old.url);
  const before = visitors.answered();
  await expect.poll(visitors.answered).toBeGreaterThan(before + 20);
  expect(await visitors.stop()).toEqual([]);
  balancer.close();
});

test("when the node that follows the feed is killed, the other one serves and follows it", async () => {
  expect.hasAssertions();
  await expectSuccessor(nodes);
});
