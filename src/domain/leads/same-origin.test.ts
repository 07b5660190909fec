import { describe, expect, it } from "vitest";
import { isSameOrigin } from "./same-origin.ts";

const origins = ["https://www.exemple.lu", "http://127.0.0.1:3000"];
const asked = (headers: Record<string, string>): boolean =>
  isSameOrigin({ get: (name) => headers[name] ?? null }, origins);

describe("a form post", () => {
  it("comes from our pages where the browser says so", () => {
    expect(asked({ "sec-fetch-site": "same-origin", origin: "null" })).toBe(true);
    expect(asked({ "sec-fetch-site": "none" })).toBe(true);
  });

  it("does not where the browser says so, whatever the origin", () => {
    expect(asked({ "sec-fetch-site": "cross-site", origin: "https://www.exemple.lu" })).toBe(false);
    expect(asked({ "sec-fetch-site": "same-site", origin: "https://www.exemple.lu" })).toBe(false);
    expect(asked({ "sec-fetch-site": "" })).toBe(false);
  });

  it("is told by its origin where the browser is older", () => {
    expect(asked({ origin: "https://www.exemple.lu" })).toBe(true);
    expect(asked({ origin: "http://127.0.0.1:3000" })).toBe(true);
    expect(asked({ origin: "http://www.exemple.lu" })).toBe(false);
    expect(asked({ origin: "https://www.exemple.lu.attaque.example" })).toBe(false);
    expect(asked({ origin: "null" })).toBe(false);
  });

  it("of a program that is no browser is nobody else's doing", () => {
    expect(asked({})).toBe(true);
  });
});
