import { describe, expect, it } from "vitest";
import { reasonToKeepOldStock, type Effect } from "./guard.ts";
import type { FeedFault } from "./row.ts";

const effect = (given: Partial<Effect>): Effect => ({ rows: 100, refused: 0, before: 100, removed: 0, ...given });

const fault = (code: FeedFault["code"]): FeedFault => ({ code, reason: "the feed is bad" });

describe("reasonToKeepOldStock", () => {
  it("lets a sound feed in", () => {
    expect(reasonToKeepOldStock(effect({ removed: 20, refused: 50 }), null, false)).toBeNull();
  });

  it("stops a feed without a row", () => {
    expect(reasonToKeepOldStock(effect({ rows: 0 }), null, false)).toBe("the feed is empty");
  });

  it("stops a feed that takes off more than 20 % of its vehicles", () => {
    expect(reasonToKeepOldStock(effect({ removed: 21 }), null, false)).toBe("21 of 100 vehicles (21 %) would be gone");
  });

  it("stops a feed more than half of whose rows were refused", () => {
    expect(reasonToKeepOldStock(effect({ refused: 51 }), null, false)).toBe("51 of 100 rows (51 %) were refused");
  });

  it("never takes a first import for a loss", () => {
    expect(reasonToKeepOldStock(effect({ before: 0 }), null, false)).toBeNull();
  });

  it.each(["truncated", "damaged", "wrong-encoding", "empty"] as const)(
    "stops a feed that is %s unless it is forced",
    (code) => {
      expect(reasonToKeepOldStock(effect({}), fault(code), false)).toBe("the feed is bad");
      expect(reasonToKeepOldStock(effect({}), fault(code), true)).toBeNull();
    },
  );

  it.each(["unreadable", "too-large", "not-this-profile"] as const)(
    "stops a feed that is %s even where it is forced",
    (code) => {
      expect(reasonToKeepOldStock(effect({}), fault(code), true)).toBe("the feed is bad");
    },
  );

  it("waves everything else through where it is forced", () => {
    expect(reasonToKeepOldStock(effect({ rows: 0, removed: 100 }), null, true)).toBeNull();
  });
});
