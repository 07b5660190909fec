import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { reactionTo, SHUT, type Popup } from "./combobox-keys.ts";

const keys = ["polo", "golf", "passat"];

const press = (key: string, popup: Popup, { altKey = false, filled = true, options = keys } = {}) =>
  reactionTo({ key, altKey }, { popup, keys: options, filled });

const open = (active: string | null = null): Popup => ({ open: true, active });

describe("in the field", () => {
  test.each([
    ["ArrowDown", "polo"],
    ["ArrowUp", "passat"],
  ])("%s opens the list at its %s", (key, active) => {
    expect(press(key, SHUT)).toEqual({ popup: open(active), taken: true });
  });

  test("Alt and Down opens the list without going into it, Alt and Up shuts it", () => {
    expect(press("ArrowDown", SHUT, { altKey: true })).toEqual({ popup: open(), taken: true });
    expect(press("ArrowUp", open("golf"), { altKey: true })).toEqual({ popup: SHUT, taken: true });
  });

  test("an arrow without suggestions is the browser's", () => {
    expect(press("ArrowDown", SHUT, { options: [] }).taken).toBe(false);
  });

  test("Enter without a choice sends the form, and the list is gone", () => {
    expect(press("Enter", open())).toEqual({ popup: SHUT, taken: false });
  });

  test("a letter leaves everything as it is", () => {
    expect(press("g", open("golf"))).toEqual({ popup: open("golf"), taken: false });
  });
});

describe("in the list", () => {
  test("Enter chooses what is active, and the form stays", () => {
    expect(press("Enter", open("golf"))).toEqual({ popup: SHUT, action: "choose", taken: true });
  });

  test.each(["Home", "End", "ArrowLeft", "ArrowRight"])("%s goes back to the field, where the caret moves", (key) => {
    expect(press(key, open("golf"))).toEqual({ popup: open(), taken: false });
  });

  test("Tab goes on and chooses nothing", () => {
    expect(press("Tab", open("golf"))).toEqual({ popup: SHUT, taken: false });
  });

  test("as many arrows down as there are options come back to the same one, and each arrow up undoes one down", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 9 }), fc.nat(8), (options, start) => {
        const from = open(options[start % options.length]);
        const down = (popup: Popup): Popup => press("ArrowDown", popup, { options }).popup;
        expect(options.reduce(down, from)).toEqual(from);
        expect(press("ArrowUp", down(from), { options }).popup).toEqual(from);
      }),
    );
  });
});

test("the first Escape shuts the list, the second empties the field, the third is the browser's", () => {
  expect(press("Escape", open("golf"))).toEqual({ popup: SHUT, taken: true });
  expect(press("Escape", SHUT)).toEqual({ popup: SHUT, action: "clear", taken: true });
  expect(press("Escape", SHUT, { filled: false })).toEqual({ popup: SHUT, taken: false });
});
