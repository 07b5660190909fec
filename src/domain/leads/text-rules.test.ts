import { describe, expect, it } from "vitest";
import { cleanLine, cleanLines, isPersonName } from "./text-rules.ts";

describe("a cleaned line", () => {
  it("is one line, however lines were broken", () => {
    expect(cleanLine("a\r\nBcc: x@y.lu\u2028b\u0085c\vd\fe\0f")).toBe("a Bcc: x@y.lu b c d ef");
  });

  it("is in composed form and well formed", () => {
    expect(cleanLine("Zoe\u0308 \ud800")).toBe("Zoë \ufffd");
  });

  it("cannot turn the direction of what follows it", () => {
    expect(cleanLine("abc\u202Egpj.exe\u2066x\u200F")).toBe("abcgpj.exex");
  });

  it("keeps the joiners of emoji and of Persian", () => {
    expect(cleanLine("👩‍🔧 می‌خواهم")).toBe("👩‍🔧 می‌خواهم");
  });
});

describe("cleaned lines", () => {
  it("keep paragraphs and drop the rest", () => {
    expect(cleanLines("  Bonjour,\r\n\r\n\r\n\r\nune\tquestion \n.\0\n ")).toBe("Bonjour,\n\nune question\n.");
  });
});

describe("a person's name", () => {
  it("has a letter", () => {
    expect(isPersonName("Ö")).toBe(true);
    expect(isPersonName("123")).toBe(false);
    expect(isPersonName("😀")).toBe(false);
  });
});
