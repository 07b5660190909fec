import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { askQuestion, isRightAnswer } from "./question.ts";

const seal = { seal: (text: string) => text, open: (sealed: string) => (sealed.startsWith("[") ? sealed : null) };
const NOW = new Date("2026-11-21T12:00:00Z");
const asked = (...bytes: number[]) => askQuestion(seal, "key", { now: NOW, randomBytes: () => Uint8Array.from(bytes) });
const right = (sealed: string, answer: string, { key = "key", at = NOW } = {}) =>
  isRightAnswer(seal, key, sealed, answer, at);

describe("a plain question", () => {
  it.each([
    [asked(0, 1, 2), "Combien font trois plus quatre\u00a0?", ["7", "sept", "Sept", " 07 ", "sept.", "C’est sept"]],
    [asked(1, 7, 7), "Combien font dix-huit moins neuf\u00a0?", ["9", "neuf", "NEUF"]],
    [asked(2, 7, 6), "Quel nombre vient juste après dix-sept\u00a0?", ["18", "dix-huit", "dix huit", "Dix‑huit"]],
    [asked(3, 0, 0), "Quel nombre vient juste avant quatre\u00a0?", ["3", "trois"]],
    [asked(4, 4, 0), "Quel jour vient juste après dimanche\u00a0?", ["lundi", "Lundi", "le lundi"]],
  ])("takes the answer in digits and in words: %#", (question, text, answers) => {
    expect(question.text).toBe(text);
    for (const answer of answers) expect(right(question.sealed, answer)).toBe(true);
    for (const answer of ["", "je ne sais pas", "70", "huit mille"]) expect(right(question.sealed, answer)).toBe(false);
  });

  it("has an answer whatever chance says, and never two", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 3, maxLength: 3 }), (bytes) => {
        const { sealed, text } = asked(...bytes);
        const answers = [...Array(30).keys()].map(String).filter((answer) => right(sealed, answer));
        const days = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"];
        const names = days.filter((answer) => right(sealed, answer));
        expect([...answers, ...names]).toHaveLength(1);
        expect(text).not.toMatch(/undefined|\d/);
      }),
    );
  });

  it("opens one form for an hour, and no other", () => {
    const { sealed } = asked(0, 1, 2);
    expect(right(sealed, "7", { key: "another" })).toBe(false);
    expect(right(sealed, "7", { at: new Date("2026-11-21T13:00:00Z") })).toBe(true);
    expect(right(sealed, "7", { at: new Date("2026-11-21T13:00:01Z") })).toBe(false);
  });

  it.each(["", "[", '["form","key",0,3,4,9999999999999]', "sept"])("is not made of %j", (sealed) => {
    const open = (text: string) => (text === "[" ? null : text);
    expect(isRightAnswer({ ...seal, open }, "key", sealed, "7", NOW)).toBe(false);
  });
});
