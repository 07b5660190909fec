import { expect, it } from "vitest";
import { leadRepository } from "../../src/adapters/database/index.ts";
import { onBothDialects } from "./databases.ts";
import { after, NOON } from "./lead-samples.ts";

onBothDialects("counters", (fixture) => {
  it("miss none of what two nodes count at once, each name and window for itself", async () => {
    const nodes = [leadRepository(fixture().database), leadRepository(await fixture().another())];
    const counted = await Promise.all(
      Array.from({ length: 60 }, (_, index) => nodes[index % 2]!.counters.add(index % 3 === 0 ? "b" : "a", NOON)),
    );
    expect(Math.max(...counted)).toBe(40);
    const { counters } = nodes[0]!;
    expect([await counters.read("a", NOON), await counters.read("b", NOON)]).toEqual([40, 20]);
    expect([await counters.read("a", after(60)), await counters.read("c", NOON)]).toEqual([0, 0]);
  });

  it("forget the windows of before", async () => {
    const { counters } = leadRepository(fixture().database);
    await counters.add("a", NOON);
    await counters.add("a", after(60));
    await counters.dropBefore(after(60));
    expect([await counters.read("a", NOON), await counters.read("a", after(60))]).toEqual([0, 1]);
  });
});
