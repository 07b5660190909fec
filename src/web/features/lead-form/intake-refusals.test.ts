import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HONEYPOT_FIELD, TOKEN_FIELD } from "./form-view.ts";
import { handleLeadPost } from "./intake.server.ts";
import { PUMA, sampleDesk, type SampleDesk } from "./sample-desk.ts";
import { filled, marie, outcome, post, replyOf, send, tokenOf } from "./sample-post.ts";

describe("a form that is not ours", () => {
  it.each([
    ["without a token", () => ""],
    ["with a changed one", (desk: SampleDesk) => `A${tokenOf(desk)}`],
    ["with one for another vehicle", (desk: SampleDesk) => tokenOf(desk, { subject: { ...PUMA, id: 13 } })],
    ["with one for another kind", (desk: SampleDesk) => tokenOf(desk, { kind: { ...post.kind, name: "contact" } })],
  ])("is refused %s, with everything kept", async (_, tokenFor) => {
    const desk = sampleDesk();
    const token = tokenFor(desk);
    desk.wait(10);
    const result = await send(desk, { ...marie, [TOKEN_FIELD]: token });
    expect(outcome(result)).toEqual(["refused", 403]);
    expect(replyOf(result).values).toEqual(marie);
    desk.wait(10);
    expect(outcome(await send(desk, { ...marie, [TOKEN_FIELD]: replyOf(result).token }))).toEqual(["redirect"]);
  });

  it.each([
    ["another site's page", { "sec-fetch-site": "cross-site" }],
    ["a subdomain", { "sec-fetch-site": "same-site", origin: "https://www.alzette.example" }],
  ])("is refused when it comes from %s", async (_, headers) => {
    const desk = sampleDesk();
    expect(outcome(await send(desk, filled(desk), headers))).toEqual(["refused", 403]);
    expect(desk.store.leads).toHaveLength(0);
  });

  it.each(["text/plain", "application/json", "", "application/x-www-form-urlencoded-not"])(
    "is refused as %j",
    async (type) => {
      const desk = sampleDesk();
      expect(outcome(await send(desk, filled(desk), { "content-type": type }))).toEqual(["refused", 415]);
    },
  );

  it("is refused beyond 64 KB, with and without a length told", async () => {
    const desk = sampleDesk();
    const large = `message=${"a".repeat(100 * 1024)}`;
    expect(outcome(await send(desk, large))).toEqual(["refused", 413]);
    expect(outcome(await send(desk, "", { "content-length": "999999999" }))).toEqual(["refused", 413]);
  });

  it("is refused when it is no multipart body after all", async () => {
    const desk = sampleDesk();
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    expect(outcome(await send(desk, "--y\r\nnot a part", headers))).toEqual(["refused", 400]);
  });
});

describe("whatever is sent", () => {
  it("is answered without a failure, and never breaks out of its line", { timeout: 60_000 }, async () => {
    const names = [
      ...post.kind.fields.map(({ name }) => name),
      "consent",
      TOKEN_FIELD,
      HONEYPOT_FIELD,
      "__intent__",
      "__proto__",
      "a[0].b",
    ];
    const naughty = fc.oneof(
      fc.string({ unit: "binary", maxLength: 200 }),
      fc.constantFrom(
        "\0",
        "\r\nBcc: a@b.lu",
        "\u202Eabc",
        "👩‍🔧",
        "\ud800",
        "<script>",
        "' or 1=1 --",
        "%00",
        "a".repeat(5000),
      ),
    );
    const body = fc.dictionary(fc.constantFrom(...names), naughty);
    await fc.assert(
      fc.asyncProperty(body, fc.boolean(), async (fields, genuine) => {
        const desk = sampleDesk();
        const base = genuine ? filled(desk) : {};
        const result = await send(desk, { ...base, ...fields });
        expect(result.type === "redirect" ? 303 : result.status).toBeLessThan(500);
        for (const lead of desk.store.leads) {
          const { message: _, ...lines } = lead.fields;
          expect(JSON.stringify(lines)).not.toMatch(/\\[nrtu]|\\0/);
        }
      }),
      { numRuns: 80 },
    );
  });

  it("is answered without a failure when it is no form at all", { timeout: 60_000 }, async () => {
    const desk = sampleDesk();
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 500 }), fc.boolean(), async (bytes, multipart) => {
        const type = multipart ? "multipart/form-data; boundary=a" : "application/x-www-form-urlencoded";
        const headers = { "content-type": type };
        const request = new Request("https://x/", { method: "POST", headers, body: bytes });
        const result = await handleLeadPost(request, desk, post);
        expect(result.type === "redirect" ? 303 : result.status).toBeLessThan(500);
      }),
    );
    expect(desk.store.leads).toHaveLength(0);
  });
});
