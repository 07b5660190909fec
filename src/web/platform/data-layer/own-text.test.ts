import { expect, test } from "vitest";
import { chosenValue, type OwnText, ownText, TYPED } from "./data-layer.ts";

test.each(["ford", "opel-corsa", "ford/puma", "20000", "2.5", "1", "all_wheel"])("passes on the choice %s", (value) => {
  expect(chosenValue(value)).toBe(value);
});

test.each(["Kieffer", "anais@mail.example", "+352 621 123 456", "rue des Prés", "", "a".repeat(2) + "é", "9,5"])(
  "says of %j only that it was typed",
  (value) => {
    expect(chosenValue(value)).toBe(TYPED);
  },
);

test("no other text has the type, which the compiler checks", () => {
  const typed: string = "Kieffer";
  // @ts-expect-error -- a text of unknown origin
  const first: OwnText = typed;
  // @ts-expect-error -- not even by way of a word
  const second: OwnText = ownText(typed);
  expect([first, second]).toEqual([typed, typed]);
  expect(ownText("footer")).toBe("footer");
});
