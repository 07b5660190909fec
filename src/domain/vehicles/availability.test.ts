import { expect, test } from "vitest";
import { availableFrom } from "./vehicle.ts";

test("returns the day only for an available vehicle and a future day", () => {
  const arriving = { availability: "available", available_from: "2027-01-03" } as const;
  expect(availableFrom(arriving, "2027-01-02")).toBe("2027-01-03");
  expect(availableFrom(arriving, "2027-01-03")).toBeNull();
  expect(availableFrom({ ...arriving, availability: "reserved" }, "2027-01-02")).toBeNull();
  expect(availableFrom({ ...arriving, available_from: null }, "2027-01-02")).toBeNull();
});
