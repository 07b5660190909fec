import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSpamQuestion, verifySpamQuestion } from "#domain/spam/index.ts";
import { isCorrectAnswer, spamQuestionText } from "./spam-question.ts";

const signer = { sign: (text: string) => text, verify: (signed: string) => (signed.startsWith("[") ? signed : null) };
const NOW = new Date("2026-11-21T12:00:00Z");
const ask = (...bytes: number[]) =>
  createSpamQuestion(signer, "key", { now: NOW, randomBytes: () => Uint8Array.from(bytes) });
const isCorrect = (signed: string, answer: string, { key = "key", at = NOW, verify = signer.verify } = {}) => {
  const question = verifySpamQuestion({ ...signer, verify }, key, signed, at);
  return question !== null && isCorrectAnswer(question, answer);
};

describe("a spam question", () => {
  it.each([
    [ask(0, 1, 2), "Combien font trois plus quatre\u00a0?", ["7", "sept", "Sept", " 07 ", "sept.", "C’est sept"]],
    [ask(1, 7, 7), "Combien font dix-huit moins neuf\u00a0?", ["9", "neuf", "NEUF"]],
    [ask(2, 7, 6), "Quel nombre vient juste après dix-sept\u00a0?", ["18", "dix-huit", "dix huit", "Dix‑huit"]],
    [ask(3, 0, 0), "Quel nombre vient juste avant quatre\u00a0?", ["3", "trois"]],
    [ask(4, 4, 0), "Quel jour vient juste après dimanche\u00a0?", ["lundi", "Lundi", "le lundi"]],
  ])("accepts the answer in digits and in words: %#", ({ question, signed }, text, answers) => {
    expect(spamQuestionText(question)).toBe(text);
    for (const answer of answers) expect(isCorrect(signed, answer)).toBe(true);
    for (const answer of ["", "je ne sais pas", "70", "huit mille"]) expect(isCorrect(signed, answer)).toBe(false);
  });

  it("has exactly one answer for any random bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 3, maxLength: 3 }), (bytes) => {
        const { signed, question } = ask(...bytes);
        const answers = [...Array(30).keys()].map(String).filter((answer) => isCorrect(signed, answer));
        const days = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"];
        const names = days.filter((answer) => isCorrect(signed, answer));
        expect([...answers, ...names]).toHaveLength(1);
        expect(spamQuestionText(question)).not.toMatch(/undefined|\d/);
      }),
    );
  });

  it("is valid for one form and one hour", () => {
    const { signed } = ask(0, 1, 2);
    expect(isCorrect(signed, "7", { key: "another" })).toBe(false);
    expect(isCorrect(signed, "7", { at: new Date("2026-11-21T13:00:00Z") })).toBe(true);
    expect(isCorrect(signed, "7", { at: new Date("2026-11-21T13:00:01Z") })).toBe(false);
  });

  it.each(["", "[", '["form","key",0,3,4,9999999999999]', "sept"])("rejects the token %j", (signed) => {
    const verify = (text: string) => (text === "[" ? null : text);
    expect(isCorrect(signed, "7", { verify })).toBe(false);
  });
});
