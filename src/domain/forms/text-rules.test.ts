import { describe, expect, it } from "vitest";
import { cleanLine, cleanLines, isPersonName } from "./text-rules.ts";

describe("cleanLine", () => {
  it("joins lines at any kind of line break", () => {
    expect(cleanLine("a\r\nBcc: x@y.lu\u2028b\u0085c\vd\fe\0f")).toBe("a Bcc: x@y.lu b c d ef");
  });

  it("returns well-formed text in NFC", () => {
    expect(cleanLine("Zoe\u0308 \ud800")).toBe("Zoë \ufffd");
  });

  it("removes bidirectional controls", () => {
    expect(cleanLine("abc\u202Egpj.exe\u2066x\u200F")).toBe("abcgpj.exex");
  });

  it("preserves the joiners of emoji and Persian", () => {
    expect(cleanLine("👩‍🔧 می‌خواهم")).toBe("👩‍🔧 می‌خواهم");
  });
});

describe("cleanLines", () => {
  it("preserves paragraphs and removes other white space", () => {
    expect(cleanLines("  Bonjour,\r\n\r\n\r\n\r\nune\tquestion \n.\0\n ")).toBe("Bonjour,\n\nune question\n.");
  });
});

describe("isPersonName", () => {
  it("requires a letter", () => {
    expect(isPersonName("Ö")).toBe(true);
    expect(isPersonName("123")).toBe(false);
    expect(isPersonName("😀")).toBe(false);
  });
});
