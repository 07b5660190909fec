import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CLOSED_POPUP, type Popup, reactToKey } from "./use-combobox.ts";

const keys = ["polo", "golf", "passat"];

const press = (key: string, popup: Popup, { altKey = false, hasText = true, options = keys } = {}) =>
  reactToKey({ key, altKey }, { popup, keys: options, hasText });

const open = (active: string | null = null): Popup => ({ open: true, active });

describe("reactToKey in the field", () => {
  test.each([
    ["ArrowDown", "polo"],
    ["ArrowUp", "passat"],
  ])("%s opens the list at %s", (key, active) => {
    expect(press(key, CLOSED_POPUP)).toEqual({ popup: open(active), handled: true });
  });

  test("opens the list with Alt+Down and closes it with Alt+Up", () => {
    expect(press("ArrowDown", CLOSED_POPUP, { altKey: true })).toEqual({ popup: open(), handled: true });
    expect(press("ArrowUp", open("golf"), { altKey: true })).toEqual({ popup: CLOSED_POPUP, handled: true });
  });

  test("leaves arrows to the browser without suggestions", () => {
    expect(press("ArrowDown", CLOSED_POPUP, { options: [] }).handled).toBe(false);
  });

  test("submits the form and closes the list on Enter without an active option", () => {
    expect(press("Enter", open())).toEqual({ popup: CLOSED_POPUP, handled: false });
  });

  test("ignores letters", () => {
    expect(press("g", open("golf"))).toEqual({ popup: open("golf"), handled: false });
  });
});

describe("reactToKey in the list", () => {
  test("selects the active option on Enter without submitting", () => {
    expect(press("Enter", open("golf"))).toEqual({ popup: CLOSED_POPUP, action: "choose", handled: true });
  });

  test.each(["Home", "End", "ArrowLeft", "ArrowRight"])("returns to the field on %s", (key) => {
    expect(press(key, open("golf"))).toEqual({ popup: open(), handled: false });
  });

  test("closes the list on Tab without selecting", () => {
    expect(press("Tab", open("golf"))).toEqual({ popup: CLOSED_POPUP, handled: false });
  });

  test("cycles through the options, and Up reverses Down", () => {
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

test("closes the list on the first Escape, clears the field on the second and ignores the third", () => {
  expect(press("Escape", open("golf"))).toEqual({ popup: CLOSED_POPUP, handled: true });
  expect(press("Escape", CLOSED_POPUP)).toEqual({ popup: CLOSED_POPUP, action: "clear", handled: true });
  expect(press("Escape", CLOSED_POPUP, { hasText: false })).toEqual({ popup: CLOSED_POPUP, handled: false });
});
