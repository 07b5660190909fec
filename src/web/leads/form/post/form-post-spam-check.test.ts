import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { proofTaskOf, solveProof } from "#domain/spam/index.ts";
import {
  ANSWER_FIELD,
  HONEYPOT_FIELD,
  type LeadFormReply,
  PROOF_FIELD,
  QUESTION_FIELD,
  TOKEN_FIELD,
} from "../form-view.ts";
import type { LeadPostResult } from "./form-post.server.ts";
import {
  type FakeLeadServiceDependencies,
  createFakeLeadServiceDependencies,
} from "../../../../../tests/fakes/lead-service-dependencies.ts";
import {
  aFilledForm,
  MARIE,
  outcomeOf,
  LEAD_POST,
  replyOf,
  aFormRequest,
  sendForm,
  type FormFields,
  aFormToken,
  handleLeadPost,
} from "../../../../../tests/builders/lead-post.ts";

const zeros = (text: string): number => Math.clz32(createHash("sha256").update(text).digest().readUInt32BE());

const withProof = (deps: FakeLeadServiceDependencies, form: FormFields): FormFields => {
  const task = proofTaskOf(deps.signer, form[TOKEN_FIELD] ?? "", deps.minFillSeconds);
  return { ...form, [PROOF_FIELD]: solveProof(task, zeros) };
};

const NUMBER_WORDS =
  "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit";
const NUMBERS = NUMBER_WORDS.split(" ");
const DAYS = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"];

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

const withAnswer = (reply: LeadFormReply, answer = answerTo(reply.question?.text ?? "")): FormFields => ({
  ...reply.values,
  [TOKEN_FIELD]: reply.token,
  [QUESTION_FIELD]: reply.question?.signed ?? "",
  [ANSWER_FIELD]: answer,
});

describe("a form with a proof of work", () => {
  it("is accepted without a waiting time", async () => {
    const deps = createFakeLeadServiceDependencies();
    const form = { ...MARIE, [TOKEN_FIELD]: aFormToken(deps) };
    expect(outcomeOf(await sendForm(deps, form))).toEqual(["refused", 429]);
    expect(outcomeOf(await sendForm(deps, withProof(deps, form)))).toEqual(["redirect"]);
  });

  it("is refused when the proof belongs to another form or the token is missing", async () => {
    const deps = createFakeLeadServiceDependencies();
    const { [PROOF_FIELD]: proof = "" } = withProof(deps, { [TOKEN_FIELD]: aFormToken(deps) });
    const form = { ...MARIE, [PROOF_FIELD]: proof, [TOKEN_FIELD]: aFormToken(deps) };
    expect(outcomeOf(await sendForm(deps, form))).toEqual(["refused", 429]);
    expect(outcomeOf(await sendForm(deps, { ...withProof(deps, form), [TOKEN_FIELD]: "" }))).toEqual(["refused", 403]);
  });

  it("keeps its proof through a correction", async () => {
    const deps = createFakeLeadServiceDependencies();
    const form = withProof(deps, { ...MARIE, email: "marie@", [TOKEN_FIELD]: aFormToken(deps) });
    const { token, values } = replyOf(await sendForm(deps, form));
    const corrected = { ...values, email: MARIE.email, [TOKEN_FIELD]: token, [PROOF_FIELD]: form[PROOF_FIELD] ?? "" };
    expect(outcomeOf(await sendForm(deps, corrected))).toEqual(["redirect"]);
  });
});

describe("a suspicious form", () => {
  it.each([
    ["a filled honeypot", { [HONEYPOT_FIELD]: "https://gain.example" }],
    ["a link and no proof of work", { message: "Voyez www.gain.example" }],
  ])("has to answer a question: one with %s", async (_, changes) => {
    const deps = createFakeLeadServiceDependencies();
    const result = await sendForm(deps, aFilledForm(deps, { ...MARIE, ...changes }));
    expect(outcomeOf(result)).toEqual(["refused", 422]);
    const reply = replyOf(result);
    expect(reply.question?.text).toMatch(/\u00a0\?$/);
    expect(reply.errors).toEqual({});
    expect(reply.notice).toMatch(/question/);
    expect(reply.values).toEqual({ ...MARIE, ...("message" in changes ? changes : {}) });
    expect(deps.store.leads).toHaveLength(0);
    expect(outcomeOf(await sendForm(deps, withAnswer(reply)))).toEqual(["redirect"]);
  });

  it("gets another question, and an error at the answer, after a wrong answer and after none", async () => {
    let questions = 0;
    const randomBytes = (count: number): Buffer => Buffer.alloc(count, (questions += 1));
    const deps = { ...createFakeLeadServiceDependencies(), randomBytes };
    const form = aFilledForm(deps, { ...MARIE, [HONEYPOT_FIELD]: "a" });
    const first = replyOf(await sendForm(deps, form));
    const wrong = replyOf(await sendForm(deps, withAnswer(first, "mille")));
    expect(wrong.errors[ANSWER_FIELD]).toMatch(/^Ce n’est pas la bonne réponse/);
    const none = replyOf(await sendForm(deps, withAnswer(wrong, " ")));
    expect(none.errors[ANSWER_FIELD]).toBe("Répondez à cette question.");
    expect(none.question?.signed).not.toBe(first.question?.signed);
    expect(outcomeOf(await sendForm(deps, withAnswer(none)))).toEqual(["redirect"]);
  });

  it("is refused with the answer to another form's question", async () => {
    const deps = createFakeLeadServiceDependencies();
    const other = withAnswer(replyOf(await sendForm(deps, aFilledForm(deps, { ...MARIE, [HONEYPOT_FIELD]: "a" }))));
    const { [QUESTION_FIELD]: question = "", [ANSWER_FIELD]: answer = "" } = other;
    const form = { ...aFilledForm(deps), [HONEYPOT_FIELD]: "a", [QUESTION_FIELD]: question, [ANSWER_FIELD]: answer };
    expect(outcomeOf(await sendForm(deps, form))).toEqual(["refused", 422]);
  });

  it("is the sixth form without proof of work from one client within an hour", async () => {
    const deps = createFakeLeadServiceDependencies({ rate: { limit: 100, seconds: 3600 } });
    for (let count = 0; count < 5; count += 1)
      expect(outcomeOf(await sendForm(deps, aFilledForm(deps)))).toEqual(["redirect"]);
    const sixth = await sendForm(deps, aFilledForm(deps));
    expect(outcomeOf(sixth)).toEqual(["refused", 422]);
    expect(outcomeOf(await sendForm(deps, withAnswer(replyOf(sixth))))).toEqual(["redirect"]);
    expect(outcomeOf(await sendForm(deps, withProof(deps, aFilledForm(deps))))).toEqual(["redirect"]);
    const other = await handleLeadPost(aFormRequest(aFilledForm(deps)), deps, {
      ...LEAD_POST,
      client: "203.0.113.8",
    });
    expect(outcomeOf(other)).toEqual(["redirect"]);
  });

  it("is not one with a link and a proof of work", async () => {
    const deps = createFakeLeadServiceDependencies();
    const form = withProof(deps, aFilledForm(deps, { ...MARIE, message: "Comme sur https://www.autoscout24.lu/123" }));
    expect(outcomeOf(await sendForm(deps, form))).toEqual(["redirect"]);
  });
});

describe("a client that sends many forms", () => {
  const rate = { limit: 3, seconds: 3600 };
  let deps: FakeLeadServiceDependencies;
  const sendFrom = (client: string, form: FormFields = aFilledForm(deps)): Promise<LeadPostResult> =>
    handleLeadPost(aFormRequest(form), deps, { ...LEAD_POST, client });

  beforeAll(async () => {
    deps = createFakeLeadServiceDependencies({ rate });
    for (let count = 0; count < rate.limit; count += 1) await sendFrom("203.0.113.7");
  });

  it("is asked to retry later or to call, and keeps all values", async () => {
    const refused = await sendFrom("203.0.113.7");
    expect(outcomeOf(refused)).toEqual(["refused", 429]);
    const { notice, values, token } = replyOf(refused);
    expect(notice).toMatch(
      /^Plusieurs demandes.*Alzette Automobiles Bertrange répond au \+352\u00a020\u00a000\u00a001\u00a001\.$/,
    );
    expect(values).toEqual(MARIE);
    const retryAfter = refused.type === "redirect" ? "" : refused.headers["Retry-After"];
    expect(Number(retryAfter)).toBeGreaterThan(0);
    deps.advanceSeconds(Number(retryAfter));
    expect(outcomeOf(await sendFrom("203.0.113.7", { ...values, [TOKEN_FIELD]: token }))).toEqual(["redirect"]);
  });

  it("is counted by its IPv6 network, under a pseudonym", async () => {
    const ownDeps = createFakeLeadServiceDependencies({ rate });
    const names: string[] = [];
    const counters = {
      ...ownDeps.counters,
      add: (name: string, window: Date) => (names.push(name), ownDeps.counters.add(name, window)),
    };
    const counting = { ...ownDeps, counters };
    for (let host = 1; host <= 4; host += 1) {
      const result = await handleLeadPost(aFormRequest(aFilledForm(ownDeps)), counting, {
        ...LEAD_POST,
        client: `2001:db8:1:2::${host}`,
      });
      expect(outcomeOf(result)).toEqual(host <= 3 ? ["redirect"] : ["refused", 429]);
    }
    expect(names.join()).not.toMatch(/2001:|:db8/);
  });

  it("does not affect other clients, and invalid forms are not counted", async () => {
    for (let count = 0; count < 5; count += 1) {
      expect(outcomeOf(await sendFrom("203.0.113.9", aFilledForm(deps, { ...MARIE, email: "marie@" })))).toEqual([
        "invalid",
        422,
      ]);
    }
    expect(outcomeOf(await sendFrom("203.0.113.9"))).toEqual(["redirect"]);
  });

  it("is counted once for fifty concurrent submissions of one form", async () => {
    const form = aFilledForm(deps);
    const results = await Promise.all(Array.from({ length: 50 }, () => sendFrom("203.0.113.10", form)));
    expect(new Set(results.map((result) => (result as { to: string }).to)).size).toBe(1);
  });

  it("is accepted when the counters fail", async () => {
    const failing = () => Promise.reject(new Error("SQLITE_BUSY"));
    const ownDeps = createFakeLeadServiceDependencies({
      rate,
      counters: { add: failing, read: failing, deleteBefore: failing },
    });
    for (let count = 0; count < 5; count += 1)
      expect(outcomeOf(await sendForm(ownDeps, aFilledForm(ownDeps)))).toEqual(["redirect"]);
    expect(ownDeps.logged.join()).not.toMatch(/203\.0/);
  });
});
