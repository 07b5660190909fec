import { describe, expect, it } from "vitest";
import { rateOf } from "./rate.ts";

describe("a rate as it is written", () => {
  it.each([
    ["30/1h", { most: 30, seconds: 3600 }],
    ["5/90s", { most: 5, seconds: 90 }],
  ])("%j is %j", (text, rate) => expect(rateOf(text)).toEqual(rate));

  it.each(["", "30", "0/1h", "30/0s", "30/25h", "30/1d", "-1/1h", "off"])("%j is none", (text) => {
    expect(rateOf(text)).toBeNull();
  });
});
