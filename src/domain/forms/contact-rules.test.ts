import { describe, expect, it } from "vitest";
import { normalizeEmail } from "./text-rules.ts";

describe("normalizeEmail", () => {
  it("preserves the local part and converts the domain to lower-case ASCII", () => {
    expect(normalizeEmail("Marie.Weber+auto@Exemple.LU")).toBe("Marie.Weber+auto@exemple.lu");
    expect(normalizeEmail("info@bücher.example")).toBe("info@xn--bcher-kva.example");
  });

  it.each([
    "marie",
    "marie@",
    "@exemple.lu",
    "marie@exemple",
    "marie@exemple.lu, autre@exemple.lu",
    "Marie <marie@exemple.lu>",
    '"marie weber"@exemple.lu',
    "marie@exemple..lu",
    ".marie@exemple.lu",
    "marie@127.0.0.1",
    "marie@[127.0.0.1]",
    "marie@exemple.lu:25",
    "marie@exemple.lu/x",
    "marie@a@exemple.lu",
    "marie\u0000@exemple.lu",
    "marie@exemple.lu\nBcc: x@y.lu",
    `${"a".repeat(65)}@exemple.lu`,
    `a@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(63)}.${"e".repeat(63)}.lu`,
  ])("rejects %j", (text) => {
    expect(normalizeEmail(text)).toBeNull();
  });
});
