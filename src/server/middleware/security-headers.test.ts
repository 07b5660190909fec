import { expect, test } from "vitest";
import { commonHeaders, pageHeaders } from "./security-headers.ts";

const NO_EMBEDS = { frames: new Set<string>(), media: new Set<string>() };

const directives = (headers: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    (headers["content-security-policy"] ?? "").split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources.join(" ")];
    }),
  );

test("a page without embeds allows no other host", () => {
  const headers = pageHeaders([], true, NO_EMBEDS);
  expect(directives(headers).get("default-src")).toBe("'none'");
  expect(directives(headers).has("frame-src")).toBe(false);
  expect(directives(headers).get("media-src")).toBe("'self'");
  expect(directives(headers).get("require-trusted-types-for")).toBe("'script'");
  expect(directives(headers).get("trusted-types")).toBe("default");
  expect(headers["cross-origin-embedder-policy"]).toBeUndefined();
});

test("a page with frames and media allows exactly their hosts, and relaxes the embedder policy", () => {
  const embedded = { frames: new Set(["b.example.com", "a.example.com"]), media: new Set(["media.example.com"]) };
  const headers = pageHeaders([], true, embedded);
  expect(directives(headers).get("frame-src")).toBe("https://a.example.com https://b.example.com");
  expect(directives(headers).get("media-src")).toBe("'self' https://media.example.com");
  expect(directives(headers).get("script-src")).toBe("'self'");
  expect(headers["cross-origin-embedder-policy"]).toBe("unsafe-none");
  expect(commonHeaders(true)["Cross-Origin-Embedder-Policy"]).toBe("require-corp");
});
