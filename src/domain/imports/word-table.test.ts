import { describe, expect, it } from "vitest";
import { wordTable } from "./word-table.ts";

const ask = wordTable({ "Car.*": "car", "Car.Van": "minibus", "Van*": "van", Éco: "eco", "*": "anything" });

describe("wordTable", () => {
  it.each([
    ["Car.Limousine", "car"],
    ["car.van", "minibus"],
    ["VANUPTO7500", "van"],
    ["eco", "eco"],
    ["constructor", "anything"],
  ])("takes %s for %s", (word, meaning) => {
    expect(ask(word)).toBe(meaning);
  });

  it("knows nothing it was not told", () => {
    expect(wordTable({ "Car.*": "car" })("Carriage")).toBeUndefined();
  });
});
