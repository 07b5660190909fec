import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Site, startSite } from "../browser-support/sites/site.ts";

let site: Site;
const log: string[] = [];

beforeAll(async () => {
  site = await startSite({ onOutput: (line) => log.push(line) });
});

afterAll(() => site?.dispose());

const create = async (name: string, ...flags: readonly string[]): Promise<string> => {
  const { code, stdout, stderr } = await site.vitrine("token", "create", name, ...flags);
  expect([code, stderr]).toEqual([0, expect.stringContaining("cannot be shown again")]);
  return stdout.trim();
};

const whoAmI = (token?: string): Promise<Response> =>
  fetch(`${site.url}/api/v1/token`, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });

describe("a token", () => {
  test("is printed once, says what it allows, and ends with its revocation", async () => {
    const token = await create("crm", "--scope", "leads:read", "--scope", "leads:events", "--expires", "2099-12-31");
    expect(token).toMatch(/^vitrine_[\w-]{43}$/);
    const answer = await whoAmI(token);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.json()).toMatchObject({
      name: "crm",
      scopes: ["leads:read", "leads:events"],
      expires_at: "2099-12-31T23:00:00.000Z",
    });
    const listed = JSON.parse((await site.vitrine("token", "list", "--format", "json")).stdout) as readonly object[];
    expect(listed).toMatchObject([{ name: "crm", state: "active", last_used_at: expect.stringMatching(/Z$/) }]);
    expect(JSON.stringify(listed)).not.toContain(token);
    expect((await site.vitrine("token", "revoke", "crm")).code).toBe(0);
    const revoked = await whoAmI(token);
    expect([revoked.status, revoked.headers.get("www-authenticate")]).toEqual([
      401,
      'Bearer realm="vitrine", error="invalid_token"',
    ]);
    expect(await revoked.json()).toMatchObject({ status: 401, code: "token/invalid" });
    expect((await site.vitrine("token", "list")).stdout).toMatch(/^crm +revoked +leads:read leads:events/m);
    // The site writes its log some time after its answers.
    await expect.poll(() => log.filter((line) => line.includes("/api/v1/token"))).toHaveLength(2);
    expect(log.filter((line) => line.includes(token.slice(8)))).toEqual([]);
  });

  test("is missing or malformed: 401 with the way to send one", async () => {
    const missing = await whoAmI();
    expect([missing.status, missing.headers.get("www-authenticate"), missing.headers.get("content-type")]).toEqual([
      401,
      'Bearer realm="vitrine"',
      "application/problem+json",
    ]);
    for (const token of ["x", `vitrine_${"A".repeat(43)}`]) expect((await whoAmI(token)).status).toBe(401);
  });

  test("has a rate of its own", async () => {
    const [fast, other] = [
      await create("fast", "--scope", "leads:write"),
      await create("other", "--scope", "leads:write"),
    ];
    const answers = await Promise.all(Array.from({ length: 250 }, () => whoAmI(fast)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(50);
    expect(refused[0]?.headers.get("retry-after")).toBe("1");
    expect((await whoAmI(other)).status).toBe(200);
  });

  test.each([
    [["create", "crm", "--scope", "leads:write"], 1, "there is or was a token crm"],
    [["create", "CRM", "--scope", "leads:write"], 1, "lower-case letters"],
    [["create", "dms", "--scope", "leads"], 1, "must be one of vehicles:write"],
    [["create", "dms"], 1, "required option '--scope <scope>' not specified"],
    [["create", "dms", "--scope", "leads:write", "--expires", "2020-01-01"], 1, "in the future"],
    [["revoke", "nobody"], 4, "there is no token nobody"],
  ])("%j ends with %i", async (words, code, message) => {
    const { code: actual, stderr, stdout } = await site.vitrine("token", ...words);
    expect([actual, stdout, stderr]).toEqual([code, "", expect.stringContaining(message)]);
  });
});
