import { describe, expect, it } from "vitest";
import { createValueMap } from "./scalar-readers.ts";

const lookUp = createValueMap({ "Car.*": "car", "Car.Van": "minibus", "Van*": "van", Éco: "eco", "*": "anything" });

describe("createValueMap", () => {
  it.each([
    ["Car.Limousine", "car"],
    ["car.van", "minibus"],
    ["VANUPTO7500", "van"],
    ["eco", "eco"],
    ["constructor", "anything"],
  ])("maps %s to %s", (value, meaning) => {
    expect(lookUp(value)).toBe(meaning);
  });

  it("returns undefined for an unknown value", () => {
    expect(createValueMap({ "Car.*": "car" })("Carriage")).toBeUndefined();
  });
});
