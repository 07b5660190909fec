import { describe, expect, it } from "vitest";
import { parseRate } from "./duration.ts";

describe("parseRate", () => {
  it.each([
    ["30/1h", { limit: 30, seconds: 3600 }],
    ["5/90s", { limit: 5, seconds: 90 }],
  ])("parses %j to %j", (text, rate) => expect(parseRate(text)).toEqual(rate));

  it.each(["", "30", "0/1h", "30/0s", "30/25h", "30/1d", "-1/1h", "off"])("rejects %j", (text) => {
    expect(parseRate(text)).toBeNull();
  });
});
