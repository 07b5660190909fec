import { expect, test } from "vitest";
import { vehicleAttributes } from "../../../tests/contract/stock-rows.ts";
import { applyOverrides, feedAgrees, type OverrideField, toOverridesInForce } from "./overrides.ts";

test.each<[OverrideField, string, Parameters<typeof vehicleAttributes>[0], boolean]>([
  ["availability", "sold", { availability: "sold" }, true],
  ["availability", "sold", { availability: "reserved" }, false],
  ["availability", "reserved", { availability: "sold" }, true],
  ["availability", "available", { availability: "sold" }, false],
  ["price", "2000000", {}, true],
  ["price", "1900000", {}, false],
  ["price", "1900000", { price: { purchase: null } }, false],
  ["hidden", "yes", { availability: "sold" }, false],
  ["picture", "/media/a.webp", { media: [{ type: "image", url: "/media/a.webp", alt: null }] }, false],
])("an override of the %s by %s and a feed that says %j: agreed %j", (field, value, changes, isAgreed) => {
  expect(feedAgrees({ field, value }, vehicleAttributes(changes))).toBe(isAgreed);
});

test("what is in force replaces availability and price with all that the feed says of its price", () => {
  const fromFeed = vehicleAttributes({
    price: { purchase: { cents: 2_000_000, before_discount_cents: 2_200_000 } },
    lowest_price_30_days: 2_100_000,
  });
  const inForce = toOverridesInForce([
    { field: "availability", value: "reserved", prior_cents: null },
    { field: "price", value: "1800000", prior_cents: 1_950_000 },
    { field: "hidden", value: "yes", prior_cents: null },
  ]);
  expect(applyOverrides(fromFeed, inForce)).toEqual({
    ...fromFeed,
    availability: "reserved",
    price: { purchase: { cents: 1_800_000, before_discount_cents: null } },
    lowest_price_30_days: null,
  });
  expect(applyOverrides(fromFeed, toOverridesInForce([]))).toEqual(fromFeed);
});

test("a picture of staff comes before those of the feed", () => {
  const fromFeed = { type: "image", url: "https://photos.example/1.jpg", alt: "Front" } as const;
  const inForce = toOverridesInForce([{ field: "picture", value: "/media/a.webp", prior_cents: null }]);
  const { media } = applyOverrides(vehicleAttributes({ media: [fromFeed] }), inForce);
  expect(media).toEqual([{ type: "image", url: "/media/a.webp", alt: null }, fromFeed]);
});
