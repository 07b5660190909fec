import { expect, it } from "vitest";
import { createNodeStore } from "../../src/adapters/database/index.ts";
import type { NodeStatus, ReloadReport } from "#application/operations/index.ts";
import { onBothDialects } from "./on-both-dialects.ts";

const REPORT: ReloadReport = {
  stories: { added: 0, changed: 1, removed: 0, listed: ["faq"] },
  redirects: { added: 2, changed: 0, removed: 0 },
  settings: ["finance"],
  problems: ["content/faq.yaml:3: title is missing"],
  failures: [],
  problemCount: 1,
  at: "2026-11-22T08:00:01.000Z",
  milliseconds: 120,
};

const aNode = (id: string, node: Partial<NodeStatus> = {}): NodeStatus => ({
  id,
  name: `web-${id}:1`,
  startedAt: "2026-11-22T07:00:00.000Z",
  seenAt: "2026-11-22T08:00:00.000Z",
  contentVersion: 3,
  reload: null,
  ...node,
});

onBothDialects("the nodes", (fixture) => {
  it("are listed by name with the last that each has saved, and removed", async () => {
    const store = createNodeStore(fixture().database);
    await store.save(aNode("b"));
    await store.save(aNode("a"));
    const later = aNode("a", { seenAt: "2026-11-22T08:00:30.000Z", contentVersion: 4, reload: REPORT });
    await store.save(later);
    const elsewhere = createNodeStore(await fixture().openAnother());
    expect(await elsewhere.list()).toEqual([later, aNode("b")]);
    await elsewhere.remove("b");
    expect(await store.list()).toEqual([later]);
  });

  it("are forgotten an hour after they were last seen", async () => {
    const store = createNodeStore(fixture().database);
    await store.save(aNode("a"));
    await store.save(aNode("b", { seenAt: "2026-11-22T09:00:00.000Z" }));
    expect(await store.list()).toHaveLength(2);
    await store.save(aNode("b", { seenAt: "2026-11-22T09:00:00.001Z" }));
    expect((await store.list()).map(({ id }) => id)).toEqual(["b"]);
  });

  it("have no report where another version of the program has written one", async () => {
    const { database } = fixture();
    const store = createNodeStore(database);
    await store.save(aNode("a", { reload: REPORT }));
    await database.db.updateTable("nodes").set({ reload: '{"stories":12}' }).execute();
    expect(await store.list()).toEqual([aNode("a")]);
  });
});
