import { expect, test } from "vitest";
import { DEFAULT_SEGMENTS, FRENCH_SEGMENTS, segmentRedirect, segmentsSchema } from "./segments.ts";

test.each([
  ["/stock/compare", "/stock/comparer"],
  ["/stock/favorite", "/stock/favoris"],
  ["/stock/favorite/demande", "/stock/favoris/demande"],
  ["/stock/favorite/demande/merci", "/stock/favoris/demande/merci"],
  ["/stock/12-1-ford-puma/interest", "/stock/12-1-ford-puma/interessee"],
  ["/stock/12-1-ford-puma/interest/merci", "/stock/12-1-ford-puma/interessee/merci"],
  ["/stock/12-1-ford-puma/test-drive", "/stock/12-1-ford-puma/essai-routier"],
  ["/locations", "/concessions"],
  ["/locations/bertrange", "/concessions/bertrange"],
])("in Luxembourg %s moves to %s, and back in the default market", (standard, french) => {
  expect(segmentRedirect(standard, FRENCH_SEGMENTS)).toBe(french);
  expect(segmentRedirect(french, DEFAULT_SEGMENTS)).toBe(standard);
  expect(segmentRedirect(french, FRENCH_SEGMENTS)).toBeNull();
});

test.each([
  "/",
  "/stock",
  "/stock/12-1-ford-puma",
  "/stock/compare/x",
  "/ford/stock/12-1-ford-puma/interest",
  "/ford/locations/bertrange",
])("%s stays where it is", (path) => {
  expect(segmentRedirect(path, FRENCH_SEGMENTS)).toBeNull();
});

test("a market with a stock segment of its own takes in the standard one", () => {
  const active = segmentsSchema.parse({ stock: "voitures", compare: "comparer" });
  expect(segmentRedirect("/stock/compare", active)).toBe("/voitures/comparer");
  expect(segmentRedirect("/stock/12-1-ford-puma", active)).toBe("/voitures/12-1-ford-puma");
});

test("two segments that stand in the same place must differ", () => {
  expect(segmentsSchema.safeParse({ compare: "liste", favorite: "liste" }).success).toBe(false);
  expect(segmentsSchema.safeParse({ interest: "Intéressé" }).success).toBe(false);
});
