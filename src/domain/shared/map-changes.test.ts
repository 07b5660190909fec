import { describe, expect, it } from "vitest";
import { mapChanges } from "./map-changes.ts";

describe("mapChanges", () => {
  it("lists what was added, changed and removed, each in the order of its map", () => {
    const before = new Map([
      ["z", { path: "/z" }],
      ["same", { path: "/same" }],
      ["b", { path: "/b" }],
      ["a", { path: "/a" }],
    ]);
    const after = new Map([
      ["new", { path: "/new" }],
      ["b", { path: "/b/2" }],
      ["same", { path: "/same" }],
      ["a", { path: "/a/2" }],
    ]);
    expect(mapChanges(before, after)).toEqual({ added: ["new"], changed: ["b", "a"], removed: ["z"] });
  });

  it("distinguishes a value that became undefined from a removed key", () => {
    const before = new Map<string, number | undefined>([["a", 1]]);
    expect(mapChanges(before, new Map([["a", undefined]]))).toEqual({ added: [], changed: ["a"], removed: [] });
  });

  it("finds no change between equal maps", () => {
    const settings = new Map([["finance", { rate: 3.9 }]]);
    expect(mapChanges(settings, new Map([["finance", { rate: 3.9 }]]))).toEqual({
      added: [],
      changed: [],
      removed: [],
    });
  });
});
