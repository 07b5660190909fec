import fc from "fast-check";
import { expect, test } from "vitest";
import { siteUrl } from "./origin.ts";

const BASE = "https://site.example/ford?x=1#y";

test.each([
  ["/stock?brand=ford", "https://site.example/stock?brand=ford"],
  ["/stock?a=b?c", "https://site.example/stock?a=b?c"],
  ["//", "https://site.example//"],
  ["//evil.example/stock", "https://site.example//evil.example/stock"],
  ["/\\evil.example/stock", "https://site.example//evil.example/stock"],
  ["https://evil.example/", "https://site.example/https://evil.example/"],
  ["/a/../stock#top", "https://site.example/stock"],
])("makes of %s an address of the site: %s", (address, href) => {
  expect(siteUrl(BASE, address).href).toBe(href);
});

test("never leaves the site", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[/\\@:.?#a]{0,12}$/)), (address) => {
      expect(siteUrl(BASE, address).origin).toBe("https://site.example");
    }),
  );
});
