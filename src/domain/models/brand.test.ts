import { describe, expect, it } from "vitest";
import { brandSchema } from "./brand.ts";
import { modelSchema } from "./model.ts";

const brand = { id: 1, slug: "ford", name: "Ford", color: "#00095b", in_group: true };

const model = { id: 7, slug: "puma", brand: "ford", name: "Puma", kind: "passenger" };

describe("brandSchema", () => {
  it("requires id, slug, name, color and in_group", () => {
    for (const field of Object.keys(brand)) {
      expect([field, brandSchema.safeParse({ ...brand, [field]: undefined }).success]).toEqual([field, false]);
    }
    expect(brandSchema.parse(brand)).toMatchObject({ vans: false, logo: null, manufacturer: null, order: 1000 });
  });

  it.each(["Ford", "ford_", "-ford", "fo--rd", ""])("rejects the slug %j", (slug) => {
    expect(brandSchema.safeParse({ ...brand, slug }).success).toBe(false);
  });

  it("rejects unknown fields", () => {
    expect(brandSchema.safeParse({ ...brand, colour: "#00095b" }).success).toBe(false);
  });
});

describe("modelSchema", () => {
  it("requires only the identifying fields", () => {
    expect(modelSchema.parse(model)).toMatchObject({ versions: [], images: [], intro: null, configurator_url: null });
  });

  it("accepts the vehicle keys of fuels, body styles and transmissions only", () => {
    expect(modelSchema.safeParse({ ...model, fuels: ["electric+petrol"], body_styles: ["high_entry"] }).success).toBe(
      true,
    );
    expect(modelSchema.safeParse({ ...model, fuels: ["gasoline"] }).success).toBe(false);
    expect(modelSchema.safeParse({ ...model, body_styles: ["pickup"] }).success).toBe(false);
    const version = { name: "ST-Line", fuel: "petrol", transmission: "semi" };
    expect(modelSchema.safeParse({ ...model, versions: [version] }).success).toBe(false);
  });

  it("accepts only https configurator URLs", () => {
    expect(modelSchema.safeParse({ ...model, configurator_url: "https://configure.example/puma" }).success).toBe(true);
    expect(modelSchema.safeParse({ ...model, configurator_url: "http://configure.example/puma" }).success).toBe(false);
    expect(modelSchema.safeParse({ ...model, configurator_url: "javascript:alert(1)" }).success).toBe(false);
  });

  it("accepts prices in integer cents only", () => {
    expect(modelSchema.safeParse({ ...model, cash_price_from: 2_760_000 }).success).toBe(true);
    expect(modelSchema.safeParse({ ...model, cash_price_from: 27_600.5 }).success).toBe(false);
    expect(modelSchema.safeParse({ ...model, cash_price_from: -1 }).success).toBe(false);
  });
});
