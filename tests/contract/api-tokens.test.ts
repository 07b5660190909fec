import { expect, it } from "vitest";
import { createToken, createTokenCheck } from "#application/api-tokens/index.ts";
import { createApiTokenStore } from "../../src/adapters/database/index.ts";
import { randomBytes, sha256Digest } from "../../src/adapters/signing/index.ts";
import { onBothDialects } from "./on-both-dialects.ts";

onBothDialects("tokens of other programs", (fixture) => {
  const time = { now: new Date("2026-11-27T12:00:00.000Z") };
  const clock = { now: () => time.now };

  const onNode = (database = fixture().database) => {
    const tokens = createApiTokenStore(database);
    const deps = { tokens, clock, randomBytes, digest: sha256Digest };
    const create = (name: string, expiresAt: Date | null = null) =>
      createToken(deps, { name, scopes: ["leads:write", "vehicles:write"], expiresAt });
    return { tokens, create, check: createTokenCheck(deps) };
  };

  it("are stored by their hash alone, and a name is given once", async () => {
    const { tokens, create, check } = onNode();
    const created = await create("crm");
    const secret = created?.secret ?? "";
    expect(await create("crm")).toBeNull();
    expect(await check(secret)).toMatchObject({ name: "crm", scopes: ["vehicles:write", "leads:write"] });
    const [row] = await fixture().database.db.selectFrom("api_tokens").selectAll().execute();
    expect(row?.hash).toBe(sha256Digest(secret));
    expect(JSON.stringify(row)).not.toContain(secret.slice(8));
    expect((await tokens.list()).map(({ name }) => name)).toEqual(["crm"]);
  });

  it("are refused when unknown, expired or revoked, on another node too", async () => {
    const { tokens, create } = onNode();
    const other = onNode(await fixture().openAnother());
    const [crm, portal] = [await create("crm"), await create("portal", new Date("2026-11-27T13:00:00Z"))];
    const names = async () =>
      Promise.all(
        [crm?.secret, portal?.secret, `vitrine_${"A".repeat(43)}`, "", "crm"].map(
          async (secret) => (await other.check(secret ?? ""))?.name ?? null,
        ),
      );
    expect(await names()).toEqual(["crm", "portal", null, null, null]);
    time.now = new Date("2026-11-27T13:00:00.000Z");
    expect(await names()).toEqual(["crm", null, null, null, null]);
    expect([await tokens.revoke("crm", "2026-11-27T13:00:00.000Z"), await tokens.revoke("none", "")]).toEqual([
      true,
      false,
    ]);
    expect(await names()).toEqual([null, null, null, null, null]);
    await tokens.revoke("crm", "2026-11-28T13:00:00.000Z");
    expect((await tokens.list())[0]?.revokedAt).toBe("2026-11-27T13:00:00.000Z");
  });

  it("note when they were last used, at most once a minute", async () => {
    const { tokens, create, check } = onNode();
    const secret = (await create("crm"))?.secret ?? "";
    const used: (string | null | undefined)[] = [];
    for (const at of ["2026-11-27T14:00:00.000Z", "2026-11-27T14:00:59.000Z", "2026-11-27T14:01:00.000Z"]) {
      time.now = new Date(at);
      await check(secret);
      used.push((await tokens.list())[0]?.lastUsedAt);
    }
    expect(used).toEqual(["2026-11-27T14:00:00.000Z", "2026-11-27T14:00:00.000Z", "2026-11-27T14:01:00.000Z"]);
  });
});
