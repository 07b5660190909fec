import { createHmac } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { contentPublishedRoutes } from "../../src/server/api/content-published.ts";

const SECRET = "of the space";

let told: number;

beforeEach(() => {
  told = 0;
});

const tell = async (): Promise<void> => {
  told += 1;
};

const sign = (body: string, secret = SECRET): string => createHmac("sha1", secret).update(body).digest("hex");

const post = (body: string, signature: string | null, secret: string | null = SECRET) =>
  contentPublishedRoutes(secret, tell).request("/content/published", {
    method: "POST",
    body,
    headers: signature === null ? {} : { "webhook-signature": signature },
  });

describe("what the content service tells of publications", () => {
  it("is taken where it is signed, as often as it comes", async () => {
    const body = JSON.stringify({ action: "published", story_id: 1, space_id: 1 });
    expect((await post(body, sign(body))).status).toBe(204);
    expect((await post(body, sign(body))).status).toBe(204);
    expect(told).toBe(2);
  });

  it.each([
    ["by somebody else", sign("{}", "another")],
    ["for another body", sign("[]")],
    ["by nobody", null],
    ["with something that is no signature", "zz".repeat(20)],
  ])("is refused where it is signed %s", async (_, signature) => {
    expect((await post("{}", signature)).status).toBe(401);
    expect(told).toBe(0);
  });

  it("is refused where the site has no secret to check it by", async () => {
    expect((await post("{}", sign("{}", ""), null)).status).toBe(401);
    expect(told).toBe(0);
  });

  it("is refused where it is longer than any such word", async () => {
    const body = "x".repeat(100_000);
    expect((await post(body, sign(body))).status).toBe(413);
    expect(told).toBe(0);
  });
});
