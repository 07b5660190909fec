import { createHmac } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { contentPublishedRoutes } from "../../src/server/api/content-published.ts";

const SECRET = "of the space";

let notifications: number;

beforeEach(() => {
  notifications = 0;
});

const notify = async (): Promise<void> => {
  notifications += 1;
};

const sign = (body: string, secret = SECRET): string => createHmac("sha1", secret).update(body).digest("hex");

const post = (body: string, signature: string | null, secret: string | null = SECRET) =>
  contentPublishedRoutes(secret, notify).request("/content/published", {
    method: "POST",
    body,
    headers: signature === null ? {} : { "webhook-signature": signature },
  });

describe("the webhook of the content service", () => {
  it("is accepted when it is signed, however often it arrives", async () => {
    const body = JSON.stringify({ action: "published", story_id: 1, space_id: 1 });
    expect((await post(body, sign(body))).status).toBe(200);
    expect((await post(body, sign(body))).status).toBe(200);
    expect(notifications).toBe(2);
  });

  it.each([
    ["by somebody else", sign("{}", "another")],
    ["for another body", sign("[]")],
    ["by nobody", null],
    ["with something that is no signature", "zz".repeat(20)],
  ])("is refused when it is signed %s", async (_, signature) => {
    expect((await post("{}", signature)).status).toBe(401);
    expect(notifications).toBe(0);
  });

  it("is refused when the site has no secret", async () => {
    expect((await post("{}", sign("{}", ""), null)).status).toBe(401);
    expect(notifications).toBe(0);
  });

  it("is refused when it is too long", async () => {
    const body = "x".repeat(100_000);
    expect((await post(body, sign(body))).status).toBe(413);
    expect(notifications).toBe(0);
  });
});
