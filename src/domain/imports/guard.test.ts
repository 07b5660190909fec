import { describe, expect, it } from "vitest";
import { quarantineReason, type ImportEffect } from "./guard.ts";
import type { FeedFault } from "./feed-row.ts";

const effect = (overrides: Partial<ImportEffect>): ImportEffect => ({
  rows: 100,
  refused: 0,
  before: 100,
  removed: 0,
  ...overrides,
});

const fault = (code: FeedFault["code"]): FeedFault => ({ code, reason: "the feed is bad" });

describe("reasonToKeepOldStock", () => {
  it("accepts a valid feed", () => {
    expect(quarantineReason(effect({ removed: 20, refused: 50 }), null, false)).toBeNull();
  });

  it("rejects a feed without rows", () => {
    expect(quarantineReason(effect({ rows: 0 }), null, false)).toBe("the feed is empty");
  });

  it("rejects a feed that removes more than 20 % of its vehicles", () => {
    expect(quarantineReason(effect({ removed: 21 }), null, false)).toBe("21 of 100 vehicles (21 %) would be gone");
  });

  it("rejects a feed with more than half of its rows refused", () => {
    expect(quarantineReason(effect({ refused: 51 }), null, false)).toBe("51 of 100 rows (51 %) were refused");
  });

  it("accepts the first import of a feed", () => {
    expect(quarantineReason(effect({ before: 0 }), null, false)).toBeNull();
  });

  it.each(["truncated", "damaged", "wrong-encoding", "empty"] as const)(
    "rejects a feed that is %s unless it is forced",
    (code) => {
      expect(quarantineReason(effect({}), fault(code), false)).toBe("the feed is bad");
      expect(quarantineReason(effect({}), fault(code), true)).toBeNull();
    },
  );

  it.each(["unreadable", "too-large", "not-this-profile"] as const)(
    "rejects a feed that is %s even if it is forced",
    (code) => {
      expect(quarantineReason(effect({}), fault(code), true)).toBe("the feed is bad");
    },
  );

  it("bypasses every other guard if it is forced", () => {
    expect(quarantineReason(effect({ rows: 0, removed: 100 }), null, true)).toBeNull();
  });
});
