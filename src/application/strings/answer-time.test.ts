import { expect, test } from "vitest";
import { answerTime, answerTimeLabel } from "./answer-time.ts";

test.each([
  [1, "sous un jour ouvré"],
  [2, "sous deux jours ouvrés"],
  [25, "sous 25 jours ouvrés"],
  [null, "dès que possible"],
])("%o working days are %s", (days, text) => {
  expect(answerTimeLabel(days)).toBe(text);
});

test("a form with appointments promises an answer where none is free", () => {
  const rules = [
    { within: 240, next: [] },
    { kind: "workshop_appointment", within: null, next: [] },
    { kind: "contact", within: null, next: [] },
  ];
  expect(answerTime(rules, "workshop_appointment")).toBe("sous un jour ouvré");
  expect(answerTime(rules, "contact")).toBe("dès que possible");
});
