import { expect, it } from "vitest";
import { createLeadRepository } from "../../src/adapters/database/leads/index.ts";
import { onBothDialects } from "./on-both-dialects.ts";
import { after, NOON } from "../builders/stored-lead.ts";
import { permitted } from "../fakes/purge-permits.ts";

onBothDialects("counters", (fixture) => {
  it("count concurrent increments of two nodes per name and window", async () => {
    const nodes = [createLeadRepository(fixture().database), createLeadRepository(await fixture().openAnother())];
    const counts = await Promise.all(
      Array.from({ length: 60 }, (_, index) => nodes[index % 2]!.counters.add(index % 3 === 0 ? "b" : "a", NOON)),
    );
    expect(Math.max(...counts)).toBe(40);
    const { counters } = nodes[0]!;
    expect([await counters.read("a", NOON), await counters.read("b", NOON)]).toEqual([40, 20]);
    expect([await counters.read("a", after(60)), await counters.read("c", NOON)]).toEqual([0, 0]);
  });

  it("are forgotten when one is of a window that has not begun", async () => {
    const { counters } = createLeadRepository(fixture().database);
    await counters.add("a", NOON);
    await counters.forgetFuture(after(60));
    expect(await counters.read("a", NOON)).toBe(1);
    await counters.add("b", after(7_200));
    await counters.forgetFuture(after(60));
    expect([await counters.read("a", NOON), await counters.read("b", after(7_200))]).toEqual([0, 0]);
  });

  it("delete old windows", async () => {
    const { counters } = createLeadRepository(fixture().database);
    await counters.add("a", NOON);
    await counters.add("a", after(60));
    await counters.deleteBefore(permitted(after(60)));
    expect([await counters.read("a", NOON), await counters.read("a", after(60))]).toEqual([0, 1]);
  });
});
