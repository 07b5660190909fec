import { describe, expect, it } from "vitest";
import { DEFAULT_IMPORT_GUARDS, type ImportEffect, quarantineReason } from "./guard.ts";
import type { FeedFault } from "../feed-row.ts";

const effect = (overrides: Partial<ImportEffect>): ImportEffect => ({
  rows: 100,
  refused: 0,
  before: 100,
  removed: 0,
  fields: null,
  held: null,
  ...overrides,
});

const reasonFor = (imported: ImportEffect, found: FeedFault | null, force: boolean): string | null =>
  quarantineReason(imported, found, { force, guards: DEFAULT_IMPORT_GUARDS });

const fault = (code: FeedFault["code"]): FeedFault => ({ code, reason: "the feed is bad" });

describe("quarantineReason", () => {
  it("accepts a valid feed", () => {
    expect(reasonFor(effect({ removed: 20, refused: 50 }), null, false)).toBeNull();
  });

  it("rejects a feed without rows", () => {
    expect(reasonFor(effect({ rows: 0 }), null, false)).toBe("the feed is empty");
  });

  it("rejects a feed that removes more than 20 % of its vehicles", () => {
    expect(reasonFor(effect({ removed: 21 }), null, false)).toBe("21 of 100 vehicles (21 %) would be gone");
  });

  it("rejects a feed with more than half of its rows refused", () => {
    expect(reasonFor(effect({ refused: 51 }), null, false)).toBe("51 of 100 rows (51 %) were refused");
  });

  it("rejects a feed with an implausible field, unless it is forced", () => {
    expect(reasonFor(effect({ fields: "the prices are wrong" }), null, false)).toBe("the prices are wrong");
    expect(reasonFor(effect({ fields: "the prices are wrong" }), null, true)).toBeNull();
  });

  it("takes its limits from the settings", () => {
    const guards = { ...DEFAULT_IMPORT_GUARDS, removed_share: 0.5, refused_share: 0.1 };
    expect(quarantineReason(effect({ removed: 50 }), null, { force: false, guards })).toBeNull();
    expect(quarantineReason(effect({ refused: 11 }), null, { force: false, guards })).toContain("11 of 100 rows");
  });

  it("accepts the first import of a feed", () => {
    expect(reasonFor(effect({ before: 0 }), null, false)).toBeNull();
  });

  it.each(["truncated", "damaged", "wrong-encoding", "empty"] as const)(
    "rejects a feed that is %s unless it is forced",
    (code) => {
      expect(reasonFor(effect({}), fault(code), false)).toBe("the feed is bad");
      expect(reasonFor(effect({}), fault(code), true)).toBeNull();
    },
  );

  it.each(["unreadable", "too-large", "not-this-profile"] as const)(
    "rejects a feed that is %s even if it is forced",
    (code) => {
      expect(reasonFor(effect({}), fault(code), true)).toBe("the feed is bad");
    },
  );

  it("bypasses every other guard if it is forced", () => {
    expect(reasonFor(effect({ rows: 0, removed: 100 }), null, true)).toBeNull();
  });
});
