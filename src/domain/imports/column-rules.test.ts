import { describe, expect, it } from "vitest";
import { column, mapWith } from "./bind-profile.harness.ts";

describe("columns that share a field", () => {
  it("add to one list, without an item twice", () => {
    const { vehicle } = mapWith(
      {
        columns: [
          column("make", "brand"),
          column("abs", "equipment", { values: { "1": "abs" }, quiet: true }),
          column("more", "equipment"),
          column("image[0]", "media"),
          column("image[1]", "media"),
        ],
      },
      ["make", "abs", "more", "image[0]", "image[1]"],
      ["Ford", "1", "isofix|abs", "/1.jpg", '[{"url":"/2.jpg"},{"url":"/1.jpg"}]'],
    );
    expect(vehicle?.facts.equipment).toEqual(["abs", "isofix"]);
    expect(vehicle?.facts.media.map(({ url }) => url)).toEqual(["/1.jpg", "/2.jpg"]);
  });

  it("may move a higher price aside, and never a lower one", () => {
    const columns = [
      column("make", "brand"),
      column("price", "price.purchase.cents", { unit: "money" }),
      column("sale", "price.purchase.cents", {
        unit: "money",
        displaces: "price.purchase.before_discount_cents",
      }),
    ];
    const priceOf = (price: string, sale: string) =>
      mapWith({ columns }, ["make", "price", "sale"], ["Ford", price, sale]).vehicle?.facts.price.purchase;
    expect(priceOf("200 EUR", "150 EUR")).toEqual({ cents: 15_000, before_discount_cents: 20_000 });
    expect(priceOf("200 EUR", "250 EUR")).toEqual({ cents: 25_000, before_discount_cents: null });
    expect(priceOf("200 EUR", "")).toEqual({ cents: 20_000, before_discount_cents: null });
  });

  it("take the unit's word from a column of its own", () => {
    const columns = [column("make", "brand"), column("value", "mileage_km", { unit: "distance", unit_from: "unit" })];
    const kilometres = (value: string, unit: string) =>
      mapWith({ columns }, ["make", "value", "unit"], ["Ford", value, unit]).vehicle?.facts.mileage_km;
    expect([kilometres("100", "MI"), kilometres("100", "KM"), kilometres("100", ""), kilometres("", "MI")]).toEqual([
      161,
      100,
      100,
      null,
    ]);
  });
});

describe("a date", () => {
  it.each([
    ["2021-07", "2021-07"],
    ["07.2021", "2021-07"],
    ["7/2021", "2021-07"],
    ["5.7.2021", "2021-07-05"],
    ["05/07/2021", null],
    ["31.02.2021", null],
    ["13.2021", null],
  ])("written %s is %s", (cell, expected) => {
    const columns = [column("make", "brand"), column("since", "first_registration")];
    const { vehicle } = mapWith({ columns }, ["make", "since"], ["Ford", cell]);
    expect(vehicle?.facts.first_registration).toBe(expected);
  });
});
