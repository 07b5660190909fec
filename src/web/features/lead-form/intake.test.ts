import { describe, expect, it } from "vitest";
import type { LeadStore } from "#domain/leads/index.ts";
import { createPaths, FRENCH_SEGMENTS } from "#domain/site/index.ts";
import { TOKEN_FIELD } from "./form-view.ts";
import { handleLeadPost } from "./intake.server.ts";
import { sampleDesk } from "./sample-desk.ts";
import { filled, marie, outcome, post, replyOf, requestOf, send, tokenOf } from "./sample-post.ts";
import { thanksView } from "./thanks-view.server.ts";

describe("a form that is in order", () => {
  it("becomes a lead with its deliveries, and then the visitor is thanked", async () => {
    const desk = sampleDesk();
    const result = await send(desk, filled(desk));
    expect(desk.store.leads).toHaveLength(1);
    const [lead] = desk.store.leads;
    expect(lead).toMatchObject({
      kind: "interest",
      subject: { id: 12, price: { cents: 2_499_000 } },
      fields: { first_name: "Marie", message: "Bonjour,\nest-elle libre ?", newsletter: false },
      consent: { version: "2026-11", at: "2026-11-21T12:00:10.000Z" },
      source: { path: post.path },
      routing: { addresses: ["bertrange@alzette.example"] },
    });
    expect(desk.store.deliveries.map(({ destination }) => destination)).toEqual([
      "bertrange@alzette.example",
      "marie@exemple.lu",
    ]);
    expect(desk.woken()).toBe(1);
    expect(result.type).toBe("redirect");
    const ref = new URL((result as { to: string }).to, "https://x").searchParams.get("ref");
    const thanks = thanksView(desk, ref, createPaths(FRENCH_SEGMENTS));
    expect(thanks).toMatchObject({ reference: lead?.reference, vehicle: "Ford Puma ST-Line" });
  });

  it("is taken as multipart too, and of names sent twice the first counts", async () => {
    const desk = sampleDesk();
    const body = new FormData();
    for (const [name, value] of Object.entries(filled(desk))) body.append(name, value);
    body.append("first_name", "Autre");
    body.append("message", new Blob(["a file"]), "note.txt");
    const headers = { "sec-fetch-site": "same-origin" };
    const result = await handleLeadPost(new Request("https://x/", { method: "POST", headers, body }), desk, post);
    expect(outcome(result)).toEqual(["redirect"]);
    expect(desk.store.leads[0]?.fields).toMatchObject({ first_name: "Marie", message: "Bonjour,\nest-elle libre ?" });
  });

  it("is one lead and one answer when it is sent twice, one after the other or at once", async () => {
    const desk = sampleDesk();
    const form = filled(desk);
    const results = await Promise.all(Array.from({ length: 50 }, () => send(desk, form)));
    const addresses = [...results, await send(desk, form)].map((result) => (result as { to: string }).to);
    expect(desk.store.leads).toHaveLength(1);
    expect(desk.store.deliveries).toHaveLength(2);
    expect(new Set(addresses).size).toBe(1);
    expect(desk.woken()).toBe(1);
  });

  it("is asked about again when it comes with other content, and then is a second lead", async () => {
    const desk = sampleDesk();
    const form = filled(desk);
    await send(desk, form);
    const other = await send(desk, { ...form, message: "Et sa garantie ?" });
    expect(outcome(other)).toEqual(["refused", 409]);
    const { values, token, notice } = replyOf(other);
    expect(values.message).toBe("Et sa garantie ?");
    expect(notice).toMatch(/première demande/);
    desk.wait(6);
    expect(outcome(await send(desk, { ...values, [TOKEN_FIELD]: token }))).toEqual(["redirect"]);
    expect(desk.store.leads.map(({ fields }) => fields.message)).toEqual([
      "Bonjour,\nest-elle libre ?",
      "Et sa garantie ?",
    ]);
  });

  it("gets another reference where one is taken", async () => {
    const desk = sampleDesk();
    await send(desk, filled(desk));
    let tries = 0;
    const store: LeadStore = {
      accept: async (lead, due) => {
        tries += 1;
        return tries < 3 ? { outcome: "reference-taken" } : desk.store.accept(lead, due);
      },
    };
    expect(outcome(await handleLeadPost(requestOf(filled(desk)), { ...desk, store }, post))).toEqual(["redirect"]);
    expect(desk.store.leads).toHaveLength(2);
  });
});

describe("a form with something wrong", () => {
  it("comes back with everything typed and a message at each field", async () => {
    const desk = sampleDesk();
    const form = filled(desk, { ...marie, email: "marie@", consent: "", salutation: "madame", newsletter: "on" });
    const result = await send(desk, form);
    expect(outcome(result)).toEqual(["invalid", 422]);
    const { values, errors, tone } = replyOf(result);
    expect(Object.keys(errors)).toEqual(["email", "consent"]);
    expect(values).toMatchObject({ email: "marie@", salutation: "madame", newsletter: "on", message: marie.message });
    expect(tone).toBe("error");
    expect(desk.store.leads).toHaveLength(0);
  });

  it("keeps its key through every correction, so that it is still one lead", async () => {
    const desk = sampleDesk();
    const form = filled(desk, { ...marie, email: "marie@" });
    const { token } = replyOf(await send(desk, form));
    const mended = { ...marie, [TOKEN_FIELD]: token };
    await send(desk, mended);
    await send(desk, { ...mended, [TOKEN_FIELD]: form[TOKEN_FIELD] ?? "" });
    expect(desk.store.leads).toHaveLength(1);
  });
});

describe("a form that is sent too soon", () => {
  it("is answered kindly with everything kept, and accepted a moment later as it is", async () => {
    const desk = sampleDesk();
    const token = tokenOf(desk);
    desk.wait(2);
    const early = await send(desk, { ...marie, [TOKEN_FIELD]: token });
    expect(outcome(early)).toEqual(["refused", 429]);
    expect(early).toMatchObject({ headers: { "Retry-After": "3" }, reply: { values: marie, tone: "info" } });
    expect(replyOf(early).notice).toMatch(/^Encore un instant/);
    desk.wait(3);
    const later = await send(desk, { ...replyOf(early).values, [TOKEN_FIELD]: replyOf(early).token });
    expect(outcome(later)).toEqual(["redirect"]);
  });
});

describe("a form that was open overnight", () => {
  it("keeps everything and its key, and is accepted when sent again", async () => {
    const desk = sampleDesk();
    const form = filled(desk);
    desk.wait(24 * 3600);
    const expired = await send(desk, form);
    expect(outcome(expired)).toEqual(["refused", 422]);
    expect(replyOf(expired).values).toEqual(marie);
    expect(outcome(await send(desk, { ...marie, [TOKEN_FIELD]: replyOf(expired).token }))).toEqual(["redirect"]);
  });
});

describe("a form about a vehicle that is gone meanwhile", () => {
  it("is taken for the vehicle as it was shown, without asking for it again", async () => {
    const desk = sampleDesk();
    const currentSubject = () => Promise.reject(new Error("sold, or no database"));
    const wrong = await handleLeadPost(requestOf(filled(desk, { ...marie, email: "" })), desk, {
      ...post,
      currentSubject,
    });
    expect(wrong).toMatchObject({ type: "invalid", view: { subject: { title: "Ford Puma" } }, subject: { id: 12 } });
    const taken = await handleLeadPost(requestOf(filled(desk)), desk, { ...post, currentSubject });
    expect(outcome(taken)).toEqual(["redirect"]);
    expect(desk.store.leads[0]?.subject).toMatchObject({ id: 12, price: { cents: 2_499_000 } });
  });
});

describe("a database that cannot keep the lead", () => {
  const failing = (accept: LeadStore["accept"]) => sampleDesk({ store: { accept } });

  it("is told as such, with everything still in the form and nothing confirmed", async () => {
    const desk = failing(() =>
      Promise.reject(Object.assign(new Error("insert marie@exemple.lu"), { code: "ERR_SQLITE_ERROR" })),
    );
    const form = filled(desk);
    const result = await send(desk, form);
    expect(outcome(result)).toEqual(["unavailable", 503]);
    expect(replyOf(result)).toMatchObject({ values: marie, tone: "error", errors: {} });
    expect(desk.logged).toEqual(['lead not kept {"kind":"interest","error":"ERR_SQLITE_ERROR"}']);
    expect(desk.woken()).toBe(0);
  });

  it("does not cost the lead when it comes back", async () => {
    let broken = true;
    const { accept } = sampleDesk().store;
    const desk = failing((lead, due) => (broken ? Promise.reject(new Error("locked")) : accept(lead, due)));
    const result = await send(desk, filled(desk));
    broken = false;
    expect(outcome(await send(desk, { ...marie, [TOKEN_FIELD]: replyOf(result).token }))).toEqual(["redirect"]);
  });
});
