import { expect, test } from "vitest";
import { ofName } from "./elision.ts";
import { nearLabel } from "./vehicles/near-label.ts";

test.each([
  ["Ettelbruck", "d’Ettelbruck"],
  ["Échternach", "d’Échternach"],
  ["Luxembourg", "de Luxembourg"],
  ["Le Mans", "du Mans"],
  ["La Rochelle", "de La Rochelle"],
])("writes %s after a preposition as %s", (name, written) => {
  expect(ofName(name)).toBe(written);
});

test("names the filter around a town and around the position of the device", () => {
  expect(nearLabel("Ettelbruck", 20)).toBe("à moins de 20\u00a0km d’Ettelbruck");
  expect(nearLabel("Luxembourg", null)).toBe("près de Luxembourg");
  expect(nearLabel(null, 50)).toBe("à moins de 50\u00a0km de votre position");
});
