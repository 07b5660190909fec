import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { formKey, PROOF_BITS, solveProof } from "#domain/leads/index.ts";
import {
  ANSWER_FIELD,
  HONEYPOT_FIELD,
  type LeadFormReply,
  PROOF_FIELD,
  QUESTION_FIELD,
  TOKEN_FIELD,
} from "./form-view.ts";
import { handleLeadPost, type IntakeResult } from "./intake.server.ts";
import { type SampleDesk, sampleDesk } from "./sample-desk.ts";
import { filled, marie, outcome, post, replyOf, requestOf, send, type Sent, tokenOf } from "./sample-post.ts";

const zeros = (text: string): number => Math.clz32(createHash("sha256").update(text).digest().readUInt32BE());

const proved = (desk: SampleDesk, form: Sent): Sent => ({
  ...form,
  [PROOF_FIELD]: solveProof(formKey(desk.seal, form[TOKEN_FIELD] ?? "") ?? "", PROOF_BITS, zeros),
});

const WORDS =
  "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit";
const NUMBERS = WORDS.split(" ");
const DAYS = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"];

/** What a person answers. */
const answerTo = (question: string): string => {
  const day = DAYS.findIndex((name) => question.includes(name));
  if (day !== -1) return DAYS[(day + 1) % 7] ?? "";
  const [a = 0, b = 0] = question
    .split(/[\s\u00a0]/)
    .map((word) => NUMBERS.indexOf(word))
    .filter((number) => number !== -1);
  if (question.includes("plus")) return String(a + b);
  if (question.includes("moins")) return String(a - b);
  return String(question.includes("après") ? a + 1 : a - 1);
};

const answered = (reply: LeadFormReply, answer = answerTo(reply.question?.text ?? "")): Sent => ({
  ...reply.values,
  [TOKEN_FIELD]: reply.token,
  [QUESTION_FIELD]: reply.question?.sealed ?? "",
  [ANSWER_FIELD]: answer,
});

describe("a form whose browser has worked for it", () => {
  it("is accepted at once, without the wait", async () => {
    const desk = sampleDesk();
    const form = { ...marie, [TOKEN_FIELD]: tokenOf(desk) };
    expect(outcome(await send(desk, form))).toEqual(["refused", 429]);
    expect(outcome(await send(desk, proved(desk, form)))).toEqual(["redirect"]);
  });

  it("is not where the work was done for another form, or for none of ours", async () => {
    const desk = sampleDesk();
    const { [PROOF_FIELD]: proof = "" } = proved(desk, { [TOKEN_FIELD]: tokenOf(desk) });
    const form = { ...marie, [PROOF_FIELD]: proof, [TOKEN_FIELD]: tokenOf(desk) };
    expect(outcome(await send(desk, form))).toEqual(["refused", 429]);
    expect(outcome(await send(desk, { ...proved(desk, form), [TOKEN_FIELD]: "" }))).toEqual(["refused", 403]);
  });

  it("keeps the worth of it when it comes back", async () => {
    const desk = sampleDesk();
    const form = proved(desk, { ...marie, email: "marie@", [TOKEN_FIELD]: tokenOf(desk) });
    const { token, values } = replyOf(await send(desk, form));
    const mended = { ...values, email: marie.email, [TOKEN_FIELD]: token, [PROOF_FIELD]: form[PROOF_FIELD] ?? "" };
    expect(outcome(await send(desk, mended))).toEqual(["redirect"]);
  });
});

describe("a form that may come from a program", () => {
  it.each([
    ["that filled what nobody sees", { [HONEYPOT_FIELD]: "https://gain.example" }],
    ["that has a link in it and no work done", { message: "Voyez www.gain.example" }],
  ])("is asked a plain question: one %s", async (_, changes) => {
    const desk = sampleDesk();
    const result = await send(desk, filled(desk, { ...marie, ...changes }));
    expect(outcome(result)).toEqual(["refused", 422]);
    const reply = replyOf(result);
    expect(reply.question?.text).toMatch(/\u00a0\?$/);
    expect(reply.errors).toEqual({});
    expect(reply.notice).toMatch(/question/);
    expect(reply.values).toEqual({ ...marie, ...("message" in changes ? changes : {}) });
    expect(desk.store.leads).toHaveLength(0);
    expect(outcome(await send(desk, answered(reply)))).toEqual(["redirect"]);
  });

  it("is asked another one after a wrong answer and after none, and told so at the answer", async () => {
    const desk = sampleDesk();
    const form = filled(desk, { ...marie, [HONEYPOT_FIELD]: "a" });
    const first = replyOf(await send(desk, form));
    const wrong = replyOf(await send(desk, answered(first, "mille")));
    expect(wrong.errors[ANSWER_FIELD]).toMatch(/^Ce n’est pas la bonne réponse/);
    const none = replyOf(await send(desk, answered(wrong, " ")));
    expect(none.errors[ANSWER_FIELD]).toBe("Répondez à cette question.");
    expect(none.question?.sealed).not.toBe(first.question?.sealed);
    expect(outcome(await send(desk, answered(none)))).toEqual(["redirect"]);
  });

  it("is not let through by the answer to another form's question", async () => {
    const desk = sampleDesk();
    const other = answered(replyOf(await send(desk, filled(desk, { ...marie, [HONEYPOT_FIELD]: "a" }))));
    const { [QUESTION_FIELD]: question = "", [ANSWER_FIELD]: answer = "" } = other;
    const form = { ...filled(desk), [HONEYPOT_FIELD]: "a", [QUESTION_FIELD]: question, [ANSWER_FIELD]: answer };
    expect(outcome(await send(desk, form))).toEqual(["refused", 422]);
  });

  it("is the sixth of an hour from one client that has done no work, and from nobody else", async () => {
    const desk = sampleDesk({ rate: { most: 100, seconds: 3600 } });
    for (let count = 0; count < 5; count += 1) expect(outcome(await send(desk, filled(desk)))).toEqual(["redirect"]);
    const sixth = await send(desk, filled(desk));
    expect(outcome(sixth)).toEqual(["refused", 422]);
    expect(outcome(await send(desk, answered(replyOf(sixth))))).toEqual(["redirect"]);
    expect(outcome(await send(desk, proved(desk, filled(desk))))).toEqual(["redirect"]);
    const other = await handleLeadPost(requestOf(filled(desk)), desk, { ...post, client: "203.0.113.8" });
    expect(outcome(other)).toEqual(["redirect"]);
  });

  it("is not one with a link whose browser has worked for it", async () => {
    const desk = sampleDesk();
    const form = proved(desk, filled(desk, { ...marie, message: "Comme sur https://www.autoscout24.lu/123" }));
    expect(outcome(await send(desk, form))).toEqual(["redirect"]);
  });
});

describe("a client that sends many forms", () => {
  const rate = { most: 3, seconds: 3600 };
  let desk: SampleDesk;
  const sendFrom = (client: string, form: Sent = filled(desk)): Promise<IntakeResult> =>
    handleLeadPost(requestOf(form), desk, { ...post, client });

  beforeAll(async () => {
    desk = sampleDesk({ rate });
    for (let count = 0; count < rate.most; count += 1) await sendFrom("203.0.113.7");
  });

  it("is asked to come back or to call, with everything kept and the number at hand", async () => {
    const refused = await sendFrom("203.0.113.7");
    expect(outcome(refused)).toEqual(["refused", 429]);
    const { notice, values, token } = replyOf(refused);
    expect(notice).toMatch(/^Plusieurs demandes.*Alzette Automobiles Bertrange répond au \+352 20 00 01 01\.$/);
    expect(values).toEqual(marie);
    const retryAfter = refused.type === "redirect" ? "" : refused.headers["Retry-After"];
    expect(Number(retryAfter)).toBeGreaterThan(0);
    desk.wait(Number(retryAfter));
    expect(outcome(await sendFrom("203.0.113.7", { ...values, [TOKEN_FIELD]: token }))).toEqual(["redirect"]);
  });

  it("is known by its network where it has IPv6, and by nothing that could be read", async () => {
    const mine = sampleDesk({ rate });
    const names: string[] = [];
    const counters = {
      ...mine.counters,
      add: (name: string, at: Date) => (names.push(name), mine.counters.add(name, at)),
    };
    const counting = { ...mine, counters };
    for (let host = 1; host <= 4; host += 1) {
      const result = await handleLeadPost(requestOf(filled(mine)), counting, {
        ...post,
        client: `2001:db8:1:2::${host}`,
      });
      expect(outcome(result)).toEqual(host <= 3 ? ["redirect"] : ["refused", 429]);
    }
    expect(names.join()).not.toMatch(/2001|db8/);
  });

  it("does no harm to others, and forms with something wrong are not counted", async () => {
    for (let count = 0; count < 5; count += 1) {
      expect(outcome(await sendFrom("203.0.113.9", filled(desk, { ...marie, email: "marie@" })))).toEqual([
        "invalid",
        422,
      ]);
    }
    expect(outcome(await sendFrom("203.0.113.9"))).toEqual(["redirect"]);
  });

  it("sends the same form fifty times at once as one", async () => {
    const form = filled(desk);
    const results = await Promise.all(Array.from({ length: 50 }, () => sendFrom("203.0.113.10", form)));
    expect(new Set(results.map((result) => (result as { to: string }).to)).size).toBe(1);
  });

  it("is not held up where the counters do not answer", async () => {
    const gone = () => Promise.reject(new Error("SQLITE_BUSY"));
    const mine = sampleDesk({ rate, counters: { add: gone, read: gone, dropBefore: gone } });
    for (let count = 0; count < 5; count += 1) expect(outcome(await send(mine, filled(mine)))).toEqual(["redirect"]);
    expect(mine.logged.join()).not.toMatch(/203\.0/);
  });
});
