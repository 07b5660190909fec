import { describe, expect, it } from "vitest";
import { brandSchema } from "./brand.ts";
import { modelSchema } from "./model.ts";

const brand = { id: 1, slug: "ford", name: "Ford", color: "#00095b", in_group: true };

const model = { id: 7, slug: "puma", brand: "ford", name: "Puma", kind: "passenger" };

describe("a brand of a file", () => {
  it("needs an id, a slug, a name, a colour and whether the group sells it", () => {
    for (const field of Object.keys(brand)) {
      expect([field, brandSchema.safeParse({ ...brand, [field]: undefined }).success]).toEqual([field, false]);
    }
    expect(brandSchema.parse(brand)).toMatchObject({ vans: false, logo: null, manufacturer: null, order: 1000 });
  });

  it.each(["Ford", "ford_", "-ford", "fo--rd", ""])("has no slug like %j", (slug) => {
    expect(brandSchema.safeParse({ ...brand, slug }).success).toBe(false);
  });

  it("has nothing the schema does not know", () => {
    expect(brandSchema.safeParse({ ...brand, colour: "#00095b" }).success).toBe(false);
  });
});

describe("a model of a file", () => {
  it("needs only what identifies it", () => {
    expect(modelSchema.parse(model)).toMatchObject({ versions: [], images: [], intro: null, configurator_url: null });
  });

  it("knows fuels, bodies and gearboxes by the keys of vehicles", () => {
    expect(modelSchema.safeParse({ ...model, fuels: ["electric+petrol"], body_styles: ["high_entry"] }).success).toBe(
      true,
    );
    expect(modelSchema.safeParse({ ...model, fuels: ["gasoline"] }).success).toBe(false);
    expect(modelSchema.safeParse({ ...model, body_styles: ["pickup"] }).success).toBe(false);
    const version = { name: "ST-Line", fuel: "petrol", transmission: "semi" };
    expect(modelSchema.safeParse({ ...model, versions: [version] }).success).toBe(false);
  });

  it("is configured only over https", () => {
    expect(modelSchema.safeParse({ ...model, configurator_url: "https://configure.example/puma" }).success).toBe(true);
    expect(modelSchema.safeParse({ ...model, configurator_url: "http://configure.example/puma" }).success).toBe(false);
    expect(modelSchema.safeParse({ ...model, configurator_url: "javascript:alert(1)" }).success).toBe(false);
  });

  it("has prices in whole cents", () => {
    expect(modelSchema.safeParse({ ...model, cash_price_from: 2_760_000 }).success).toBe(true);
    expect(modelSchema.safeParse({ ...model, cash_price_from: 27_600.5 }).success).toBe(false);
    expect(modelSchema.safeParse({ ...model, cash_price_from: -1 }).success).toBe(false);
  });
});
