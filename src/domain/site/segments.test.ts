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
])("redirects %s to %s in Luxembourg, and back in the default market", (standard, french) => {
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
])("does not redirect %s", (path) => {
  expect(segmentRedirect(path, FRENCH_SEGMENTS)).toBeNull();
});

test("redirects the default stock segment to a custom one", () => {
  const active = segmentsSchema.parse({ stock: "voitures", compare: "comparer" });
  expect(segmentRedirect("/stock/compare", active)).toBe("/voitures/comparer");
  expect(segmentRedirect("/stock/12-1-ford-puma", active)).toBe("/voitures/12-1-ford-puma");
});

test("rejects equal segments in the same position", () => {
  expect(segmentsSchema.safeParse({ compare: "liste", favorite: "liste" }).success).toBe(false);
  expect(segmentsSchema.safeParse({ interest: "Intéressé" }).success).toBe(false);
});
