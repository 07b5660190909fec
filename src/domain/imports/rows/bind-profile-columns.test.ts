import { describe, expect, it } from "vitest";
import { aColumnRule, mapRowWith } from "../../../../tests/builders/feed-profile.ts";

describe("columns of one field", () => {
  it("merges lists without duplicates", () => {
    const { vehicle } = mapRowWith(
      {
        columns: [
          aColumnRule("make", "brand"),
          aColumnRule("abs", "equipment", { values: { "1": "abs" }, quiet: true }),
          aColumnRule("more", "equipment"),
          aColumnRule("image[0]", "media"),
          aColumnRule("image[1]", "media"),
        ],
      },
      ["make", "abs", "more", "image[0]", "image[1]"],
      ["Ford", "1", "isofix|abs", "/1.jpg", '[{"url":"/2.jpg"},{"url":"/1.jpg"}]'],
    );
    expect(vehicle?.attributes.equipment).toEqual(["abs", "isofix"]);
    expect(vehicle?.attributes.media.map(({ url }) => url)).toEqual(["/1.jpg", "/2.jpg"]);
  });

  it("displaces a higher price, never a lower one", () => {
    const columns = [
      aColumnRule("make", "brand"),
      aColumnRule("price", "price.purchase.cents", { unit: "money" }),
      aColumnRule("sale", "price.purchase.cents", {
        unit: "money",
        displaces: "price.purchase.before_discount_cents",
      }),
    ];
    const mapPrice = (price: string, sale: string) =>
      mapRowWith({ columns }, ["make", "price", "sale"], ["Ford", price, sale]).vehicle?.attributes.price.purchase;
    expect(mapPrice("200 EUR", "150 EUR")).toEqual({ cents: 15_000, before_discount_cents: 20_000 });
    expect(mapPrice("200 EUR", "250 EUR")).toEqual({ cents: 20_000, before_discount_cents: null });
    expect(mapPrice("200 EUR", "")).toEqual({ cents: 20_000, before_discount_cents: null });
  });

  it("reads the unit from its own column", () => {
    const columns = [
      aColumnRule("make", "brand"),
      aColumnRule("value", "mileage_km", { unit: "distance", unit_from: "unit" }),
    ];
    const mapMileage = (value: string, unit: string) =>
      mapRowWith({ columns }, ["make", "value", "unit"], ["Ford", value, unit]).vehicle?.attributes.mileage_km;
    expect([mapMileage("100", "MI"), mapMileage("100", "KM"), mapMileage("100", ""), mapMileage("", "MI")]).toEqual([
      161,
      100,
      100,
      null,
    ]);
  });
});

describe("a date column", () => {
  it.each([
    ["2021-07", "2021-07"],
    ["07.2021", "2021-07"],
    ["7/2021", "2021-07"],
    ["5.7.2021", "2021-07-05"],
    ["05/07/2021", null],
    ["31.02.2021", null],
    ["13.2021", null],
  ])("reads %s as %s", (cell, expected) => {
    const columns = [aColumnRule("make", "brand"), aColumnRule("since", "first_registration")];
    const { vehicle } = mapRowWith({ columns }, ["make", "since"], ["Ford", cell]);
    expect(vehicle?.attributes.first_registration).toBe(expected);
  });
});

it("reports that columns of one list have more than the most", () => {
  const columns = [aColumnRule("make", "brand"), aColumnRule("a", "media"), aColumnRule("b", "media")];
  const addresses = (count: number, name: string): string =>
    Array.from({ length: count }, (_, index) => `https://a.example/${name}${index}.jpg`).join(",");
  const { vehicle, issues } = mapRowWith(
    { columns },
    ["make", "a", "b"],
    ["Ford", addresses(60, "a"), addresses(50, "b")],
  );
  expect(vehicle?.attributes.media).toHaveLength(100);
  expect(issues).toMatchObject([
    { code: "too-many-items", column: "b", reason: expect.stringContaining("has 110 items") },
  ]);
});
