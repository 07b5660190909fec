import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HONEYPOT_FIELD, TOKEN_FIELD } from "../form-view.ts";
import { PUMA_SUBJECT } from "../../../../../tests/builders/puma-subject.ts";
import {
  createFakeLeadServiceDependencies,
  type FakeLeadServiceDependencies,
} from "../../../../../tests/fakes/lead-service-dependencies.ts";
import {
  aFilledForm,
  MARIE,
  outcomeOf,
  LEAD_POST,
  replyOf,
  sendForm,
  aFormToken,
  handleLeadPost,
} from "../../../../../tests/builders/lead-post.ts";

describe("a refused form", () => {
  it.each([
    ["from another site", { "sec-fetch-site": "cross-site" }, {}, { reason: "otherOrigin" }],
    ["of another type", { "content-type": "text/plain" }, {}, { reason: "mediaType" }],
    ["without a token", {}, { [TOKEN_FIELD]: "" }, { reason: "renewed" }],
    ["with a filled honeypot", {}, { [HONEYPOT_FIELD]: "a" }, { reason: "question", cause: "honeypot" }],
    ["with a link", {}, { message: "www.gain.example" }, { reason: "question", cause: "link" }],
  ])("is logged with its reason and without what it contains: one %s", async (_, headers, fields, attributes) => {
    const deps = createFakeLeadServiceDependencies();
    await sendForm(deps, { ...aFilledForm(deps), ...fields }, headers);
    expect(deps.logged).toEqual([
      `form refused ${JSON.stringify({ event: "refusal", kind: "interest", ...attributes })}`,
    ]);
  });

  it("is not one with a visitor's mistake", async () => {
    const deps = createFakeLeadServiceDependencies();
    expect(outcomeOf(await sendForm(deps, aFilledForm(deps, { email: "marie@" })))).toEqual(["invalid", 422]);
    expect(deps.logged).toEqual([]);
  });
});

describe("a forged form", () => {
  it.each([
    ["without a token", () => ""],
    ["with a changed one", (deps: FakeLeadServiceDependencies) => `A${aFormToken(deps)}`],
    [
      "with one for another vehicle",
      (deps: FakeLeadServiceDependencies) => aFormToken(deps, { subject: { ...PUMA_SUBJECT, id: 13 } }),
    ],
    [
      "with one for another kind",
      (deps: FakeLeadServiceDependencies) => aFormToken(deps, { kind: { ...LEAD_POST.kind, name: "contact" } }),
    ],
  ])("is refused %s, and keeps all values", async (_, tokenFor) => {
    const deps = createFakeLeadServiceDependencies();
    const token = tokenFor(deps);
    deps.advanceSeconds(10);
    const result = await sendForm(deps, { ...MARIE, [TOKEN_FIELD]: token });
    expect(outcomeOf(result)).toEqual(["refused", 403]);
    expect(replyOf(result).values).toEqual(MARIE);
    deps.advanceSeconds(10);
    expect(outcomeOf(await sendForm(deps, { ...MARIE, [TOKEN_FIELD]: replyOf(result).token }))).toEqual(["redirect"]);
  });

  it.each([
    ["another site's page", { "sec-fetch-site": "cross-site" }],
    ["a subdomain", { "sec-fetch-site": "same-site", origin: "https://www.alzette.example" }],
  ])("is refused when it comes from %s", async (_, headers) => {
    const deps = createFakeLeadServiceDependencies();
    const refused = await sendForm(deps, aFilledForm(deps), headers);
    expect(outcomeOf(refused)).toEqual(["refused", 403]);
    expect(replyOf(refused).values).toEqual(MARIE);
    expect(deps.store.leads).toHaveLength(0);
  });

  it.each(["text/plain", "application/json", "", "application/x-www-form-urlencoded-not"])(
    "is refused as %j",
    async (type) => {
      const deps = createFakeLeadServiceDependencies();
      expect(outcomeOf(await sendForm(deps, aFilledForm(deps), { "content-type": type }))).toEqual(["refused", 415]);
    },
  );

  it("is refused above 64 KB, with and without a Content-Length", async () => {
    const deps = createFakeLeadServiceDependencies();
    const large = `${TOKEN_FIELD}=forged&message=${"a".repeat(100 * 1024)}`;
    expect(outcomeOf(await sendForm(deps, large))).toEqual(["refused", 413]);
    expect(outcomeOf(await sendForm(deps, "", { "content-length": "999999999" }))).toEqual(["refused", 413]);
  });

  it("is refused with an invalid multipart body", async () => {
    const deps = createFakeLeadServiceDependencies();
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    expect(outcomeOf(await sendForm(deps, "--y\r\nnot a part", headers))).toEqual(["refused", 400]);
  });
});

describe("handleLeadPost with arbitrary input", () => {
  it("never fails, and saves no control characters in single-line fields", async () => {
    const names = [
      ...LEAD_POST.kind.fields.map(({ name }) => name),
      "consent",
      TOKEN_FIELD,
      HONEYPOT_FIELD,
      "__intent__",
      "__proto__",
      "a[0].b",
    ];
    const hostile = fc.oneof(
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
    const body = fc.dictionary(fc.constantFrom(...names), hostile);
    await fc.assert(
      fc.asyncProperty(body, fc.boolean(), async (fields, genuine) => {
        const deps = createFakeLeadServiceDependencies();
        const base = genuine ? aFilledForm(deps) : {};
        const result = await sendForm(deps, { ...base, ...fields });
        expect(result.type === "redirect" ? 303 : result.status).toBeLessThan(500);
        for (const lead of deps.store.leads) {
          const { message: _, ...lines } = lead.fields;
          expect(JSON.stringify(lines)).not.toMatch(/\\[nrtu]|\\0/);
        }
      }),
      { numRuns: 80 },
    );
  });

  it("never fails on arbitrary bytes", async () => {
    const deps = createFakeLeadServiceDependencies();
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 500 }), fc.boolean(), async (bytes, multipart) => {
        const type = multipart ? "multipart/form-data; boundary=a" : "application/x-www-form-urlencoded";
        const headers = { "content-type": type };
        const request = new Request("https://x/", { method: "POST", headers, body: bytes });
        const result = await handleLeadPost(request, deps, LEAD_POST);
        expect(result.type === "redirect" ? 303 : result.status).toBeLessThan(500);
      }),
    );
    expect(deps.store.leads).toHaveLength(0);
  });
});
