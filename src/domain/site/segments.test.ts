import { expect, test } from "vitest";
import {
  DEFAULT_SEGMENTS,
  fillSegments,
  FRENCH_SEGMENTS,
  locationOfStory,
  segmentPlaceholder,
  segmentsSchema,
  withActiveSegments,
} from "./segments.ts";

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
  expect(withActiveSegments(standard, FRENCH_SEGMENTS)).toBe(french);
  expect(withActiveSegments(french, DEFAULT_SEGMENTS)).toBe(standard);
  expect(withActiveSegments(french, FRENCH_SEGMENTS)).toBe(french);
});

test.each([
  "/",
  "/stock",
  "/stock/12-1-ford-puma",
  "/stock/compare/x",
  "/ford/stock/12-1-ford-puma/interest",
  "/ford/locations/bertrange",
])("does not redirect %s", (path) => {
  expect(withActiveSegments(path, FRENCH_SEGMENTS)).toBe(path);
});

test("has the default words where the settings name none", () => {
  expect(segmentsSchema.parse({})).toEqual({
    stock: "stock",
    compare: "compare",
    favorite: "favorite",
    interest: "interest",
    testDrive: "test-drive",
    leaseCalculator: "lease-calculator",
    locations: "locations",
    models: "models",
  });
});

test("redirects the default stock segment to a custom one", () => {
  const active = segmentsSchema.parse({ stock: "voitures", compare: "comparer" });
  expect(withActiveSegments("/stock/compare", active)).toBe("/voitures/comparer");
  expect(withActiveSegments("/stock/12-1-ford-puma", active)).toBe("/voitures/12-1-ford-puma");
});

test("rejects equal segments in the same position", () => {
  expect(segmentsSchema.safeParse({ compare: "liste", favorite: "liste" }).success).toBe(false);
  expect(segmentsSchema.safeParse({ stock: "auto", models: "auto" }).success).toBe(false);
  expect(segmentsSchema.safeParse({ interest: "Intéressé" }).success).toBe(false);
});

test.each([{ stock: "news" }, { locations: "private-lease" }, { interest: "fiche" }, { testDrive: "reprise" }])(
  "rejects %j: that segment belongs to another page",
  (words) => {
    expect(segmentsSchema.safeParse(words).success).toBe(false);
  },
);

const DUTCH = segmentsSchema.parse({
  stock: "voorraad",
  compare: "vergelijken",
  favorite: "favorieten",
  interest: "interesse",
  testDrive: "proefrit",
  leaseCalculator: "leasecalculator",
  locations: "vestigingen",
  models: "modellen",
});

const isBrand = (slug: string): boolean => slug === "ford";

test.each([
  ["/stock", "/voorraad"],
  ["/stock/compare", "/voorraad/vergelijken"],
  ["/voorraad/comparer", "/voorraad/vergelijken"],
  ["/stock/favoris/demande", "/voorraad/favorieten/demande"],
  ["/stock/12-1-ford-puma/interessee", "/voorraad/12-1-ford-puma/interesse"],
  ["/stock/12-1-ford-puma/test-drive/merci", "/voorraad/12-1-ford-puma/proefrit/merci"],
  ["/stock/12-1-ford-puma/lease-calculator", "/voorraad/12-1-ford-puma/leasecalculator"],
  ["/locations/arlon", "/vestigingen/arlon"],
  ["/concessions", "/vestigingen"],
  ["/ford/models", "/ford/modellen"],
  ["/ford/models/puma/contact", "/ford/modellen/puma/contact"],
  ["/ford/stock/12-1-ford-puma/interest", "/ford/voorraad/12-1-ford-puma/interest"],
])("redirects %s to %s in a market with words of its own", (known, own) => {
  expect(withActiveSegments(known, DUTCH, isBrand)).toBe(own);
  expect(withActiveSegments(own, DUTCH, isBrand)).toBe(own);
});

test("does not redirect below a first segment that is no brand", () => {
  expect(withActiveSegments("/services/models", DUTCH, isBrand)).toBe("/services/models");
});

test("does not redirect an active word that is another word of a built-in set", () => {
  const swapped = segmentsSchema.parse({ compare: "favorite", favorite: "compare" });
  expect(withActiveSegments("/stock/compare", swapped)).toBe("/stock/compare");
  expect(withActiveSegments("/stock/comparer", swapped)).toBe("/stock/favorite");
});

test("fills the placeholders of a route's path", () => {
  const path = `:brand/${segmentPlaceholder("models")}/:model`;
  expect(fillSegments(path, DUTCH)).toBe(":brand/modellen/:model");
  expect(fillSegments(path, DEFAULT_SEGMENTS)).toBe(":brand/models/:model");
});

test("finds the location of a story below the segment of any market", () => {
  expect(locationOfStory("concessions/arlon")).toBe("arlon");
  expect(locationOfStory("vestigingen/arlon")).toBeNull();
  expect(locationOfStory("vestigingen/arlon", "vestigingen")).toBe("arlon");
});
