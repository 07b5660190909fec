import { describe, expect, it } from "vitest";
import { isSameOrigin } from "./form-token.ts";

const origins = ["https://www.exemple.lu", "http://127.0.0.1:3000"];
const isSame = (headers: Record<string, string>): boolean =>
  isSameOrigin({ get: (name) => headers[name] ?? null }, origins);

describe("isSameOrigin", () => {
  it("accepts same-origin requests by Sec-Fetch-Site", () => {
    expect(isSame({ "sec-fetch-site": "same-origin", origin: "null" })).toBe(true);
    expect(isSame({ "sec-fetch-site": "none" })).toBe(true);
  });

  it("rejects cross-site requests by Sec-Fetch-Site regardless of Origin", () => {
    expect(isSame({ "sec-fetch-site": "cross-site", origin: "https://www.exemple.lu" })).toBe(false);
    expect(isSame({ "sec-fetch-site": "same-site", origin: "https://www.exemple.lu" })).toBe(false);
    expect(isSame({ "sec-fetch-site": "" })).toBe(false);
  });

  it("falls back to Origin for older browsers", () => {
    expect(isSame({ origin: "https://www.exemple.lu" })).toBe(true);
    expect(isSame({ origin: "http://127.0.0.1:3000" })).toBe(true);
    expect(isSame({ origin: "http://www.exemple.lu" })).toBe(false);
    expect(isSame({ origin: "https://www.exemple.lu.attaque.example" })).toBe(false);
    expect(isSame({ origin: "null" })).toBe(false);
  });

  it("accepts requests without either header", () => {
    expect(isSame({})).toBe(true);
  });
});
