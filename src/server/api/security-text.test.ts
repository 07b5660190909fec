import { expect, test } from "vitest";
import { securityTextRoutes } from "./site-files.ts";

const NOW = new Date("2026-11-22T12:00:00Z");

const get = (security: { readonly contact: string | null; readonly expires: string | null }) =>
  securityTextRoutes({
    settings: { security: { ...security, hsts_preload: false } },
    siteUrl: "https://site.example",
    clock: { now: () => NOW },
  }).request("/.well-known/security.txt");

test("names the contact and the expiry of the settings", async () => {
  const response = await get({ contact: "mailto:security@site.example", expires: "2027-06-30" });
  expect(await response.text()).toBe(
    "Contact: mailto:security@site.example\nExpires: 2027-06-30T00:00:00.000Z\nPreferred-Languages: fr, en\nCanonical: https://site.example/.well-known/security.txt\n",
  );
  expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
});

test.each([
  { contact: null, expires: null },
  { contact: "mailto:security@site.example", expires: "2026-11-22" },
])("is absent with %j", async (security) => {
  expect((await get(security)).status).toBe(404);
});
