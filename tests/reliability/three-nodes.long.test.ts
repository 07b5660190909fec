// What `two-nodes.test.ts` proves for two, for three.
import { expect, test } from "vitest";
import {
  expectOneFollowsFeed,
  expectSharedContent,
  expectSharedForms,
  expectSharedPictures,
  expectSuccessor,
} from "./node-expectations.ts";
import { useNodes } from "./nodes.ts";

const nodes = useNodes(3);

test("one of three nodes follows the feed, and a change shows on all of them", async () => {
  expect.hasAssertions();
  await expectOneFollowsFeed(nodes);
});

test("an import through one shows on all, and all serve its pictures from the shared folder", async () => {
  expect.hasAssertions();
  await expectSharedPictures(nodes);
});

test("a lead sent to any node is delivered once, and a form of one node is accepted by another", async () => {
  expect.hasAssertions();
  await expectSharedForms(nodes);
});

test("a reload and a preview token hold on all nodes", async () => {
  expect.hasAssertions();
  await expectSharedContent(nodes);
});

test("when the node that follows the feed is killed, the others serve, and one of them follows it", async () => {
  expect.hasAssertions();
  await expectSuccessor(nodes);
});
