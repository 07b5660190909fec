import { expect, it } from "vitest";
import { formatContract } from "./careers-strings.ts";

it("formats the contract in one line", () => {
  expect(formatContract({ contract: "permanent", hours: "full_time", weekly_hours: null })).toBe("CDI, temps plein");
  expect(formatContract({ contract: "fixed_term", hours: "part_time", weekly_hours: 19.5 })).toBe(
    "CDD, temps partiel, 19,5\u00a0h par semaine",
  );
});
