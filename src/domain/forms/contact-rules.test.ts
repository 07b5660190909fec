import { describe, expect, it } from "vitest";
import { normalizeEmail, normalizePhone, readablePhone } from "./contact-rules.ts";

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

describe("normalizePhone", () => {
  it.each([
    ["621 123 456", "+352621123456"],
    ["+352 621 123 456", "+352621123456"],
    ["00352 26 12 34 56", "+35226123456"],
    ["+33 6 12 34 56 78", "+33612345678"],
    ["+49 (0)151 23456789", "+4915123456789"],
  ])("normalises %s to %s", (text, normalised) => {
    expect(normalizePhone(text)).toBe(normalised);
  });

  it.each(["12", "abc", "+352", "0000000000", "+999 123456789", "621123456 appelez-moi"])("rejects %s", (text) => {
    expect(normalizePhone(text)).toBeNull();
  });

  it("is formatted with spaces", () => {
    expect(readablePhone("+352621123456")).toBe("+352 621 123 456");
  });
});
