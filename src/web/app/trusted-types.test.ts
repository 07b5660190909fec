import { expect, test } from "vitest";
import { isTrustedHtml, isTrustedScriptUrl } from "./trusted-types.ts";

test.each(["<script></script>", "<svg/>", '{"@context":"https://schema.org"}', '<path d="M1 1"/>', ""])(
  "trusts %j as markup",
  (text) => {
    expect(isTrustedHtml(text)).toBe(true);
  },
);

test.each(["<b>Bonjour</b>", "<img src=x onerror=alert(1)>", "<script>alert(1)</script>", '<path onload="alert(1)"/>'])(
  "does not trust %j as markup",
  (text) => {
    expect(isTrustedHtml(text)).toBe(false);
  },
);

test.each([
  ["/assets/proof-worker-1.js", true],
  ["https://site.example/assets/a.js", true],
  ["https://other.example/assets/a.js", false],
  ["//other.example/assets/a.js", false],
  ["/media/a.webp", false],
  ["data:text/javascript,alert(1)", false],
  ["blob:https://site.example/1", false],
  ["/assets/../media/a.js", false],
])("trusts %s as the address of a script: %s", (address, expected) => {
  expect(isTrustedScriptUrl(address, "https://site.example/stock", "/assets/")).toBe(expected);
});
