import { expect, it } from "vitest";
import { createDraftFocusStore } from "../../src/adapters/database/index.ts";
import { onBothDialects } from "./on-both-dialects.ts";

onBothDialects("pictures of drafts", (fixture) => {
  it("are known to every node for 30 days after the draft was last opened", async () => {
    let now = new Date("2026-11-01T08:00:00Z");
    const clock = { now: () => now };
    const store = createDraftFocusStore(fixture().database, clock);
    const elsewhere = createDraftFocusStore(await fixture().openAnother(), clock);
    const long = `own ${"a".repeat(5_000)}.webp 1x1:2x2`;
    await store.save(["own a.webp 1x1:2x2", "own b.webp 1x1:2x2", long, long]);
    for (const key of ["own a.webp 1x1:2x2", long]) expect(await elsewhere.has(key)).toBe(true);
    expect(await elsewhere.has("own a.webp 1x1:2x3")).toBe(false);
    now = new Date("2026-11-20T08:00:00Z");
    await elsewhere.save(["own a.webp 1x1:2x2"]);
    now = new Date("2026-12-02T08:00:00Z");
    await store.save([]);
    expect(await store.has("own a.webp 1x1:2x2")).toBe(true);
    expect(await store.has("own b.webp 1x1:2x2")).toBe(false);
  });
});
