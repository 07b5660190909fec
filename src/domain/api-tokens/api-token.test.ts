import { expect, test } from "vitest";
import { type ApiToken, apiTokenState, formatApiToken, isApiTokenName, isApiTokenText } from "./index.ts";

const TOKEN: ApiToken = {
  name: "crm",
  scopes: ["leads:write"],
  createdAt: "2026-11-27T12:00:00.000Z",
  lastUsedAt: null,
  expiresAt: null,
  revokedAt: null,
};

test("a token is active until it expires or is revoked", () => {
  const now = new Date("2026-12-01T00:00:00Z");
  expect(apiTokenState(TOKEN, now)).toBe("active");
  expect(apiTokenState({ ...TOKEN, expiresAt: "2026-12-01T00:00:00.001Z" }, now)).toBe("active");
  expect(apiTokenState({ ...TOKEN, expiresAt: "2026-12-01T00:00:00.000Z" }, now)).toBe("expired");
  expect(apiTokenState({ ...TOKEN, expiresAt: "2026-11-28T00:00:00Z", revokedAt: "2026-11-27T13:00:00Z" }, now)).toBe(
    "revoked",
  );
});

test("a token has a prefix and 32 bytes in base64url", () => {
  const secret = "A".repeat(42);
  expect(isApiTokenText(formatApiToken(`${secret}_`))).toBe(true);
  for (const text of [
    "",
    secret,
    `${secret}A`,
    formatApiToken(secret),
    `${formatApiToken(`${secret}A`)}\n`,
    "vitrine_é",
  ])
    expect(isApiTokenText(text)).toBe(false);
});

test("a name is short, of lower-case letters, digits and hyphens", () => {
  expect(["crm", "portal-2", "a".repeat(40)].filter(isApiTokenName)).toHaveLength(3);
  expect(["", "CRM", "-crm", "call centre", "a".repeat(41), "crm\n"].filter(isApiTokenName)).toEqual([]);
});
