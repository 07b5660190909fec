import { describe, expect, it } from "vitest";
import { BODY_STYLES } from "../keys.ts";
import { STUDIO_SHAPES } from "./studio-shapes.ts";
import { studioShape, studioViews } from "./studio.ts";

const car = { body_style: null, kind: null } as const;

const aModel = (brand: string, model: string) => ({ ...car, brand: { slug: brand }, model: { slug: model } });

describe("studioShape", () => {
  it("has a shape for every body style", () => {
    const shapes = BODY_STYLES.map((body) => studioShape({ ...car, body_style: body }));
    expect(shapes.every((shape) => shape !== "covered" && STUDIO_SHAPES.includes(shape))).toBe(true);
  });

  it("uses every drawn shape", () => {
    const bodies = BODY_STYLES.map((body) => studioShape({ ...car, body_style: body }));
    const others = [studioShape({ ...car, kind: "van" }), studioShape(car), studioShape(aModel("tesla", "model-3"))];
    const vans = [studioShape(aModel("renault", "kangoo")), studioShape(aModel("ford", "ranger"))];
    expect(new Set([...bodies, ...others, ...vans])).toEqual(new Set(STUDIO_SHAPES));
  });

  it.each([
    ["dacia", "spring", "city"],
    ["renault", "zoe", "city"],
    ["volkswagen", "id-3", "hatchback"],
    ["mg", "mg4", "hatchback"],
    ["kia", "ev6", "crossover"],
    ["hyundai", "ioniq-6", "electric"],
  ] as const)("draws %s %s by its model, not by its energy", (brand, model, shape) => {
    expect(studioShape({ ...aModel(brand, model), body_style: "electric" })).toBe(shape);
  });

  it.each([
    ["ford", "ranger", "pickup"],
    ["renault", "kangoo", "smallvan"],
    ["kia", "pv5-cargo", "smallvan"],
    ["ford", "transit", "van"],
  ] as const)("draws the van %s %s by its segment", (brand, model, shape) => {
    expect(studioShape({ ...aModel(brand, model), kind: "van" })).toBe(shape);
  });

  it("draws a small van with seats as an MPV", () => {
    expect(studioShape({ ...aModel("opel", "combo"), kind: "passenger", body_style: "mpv" })).toBe("mpv");
  });

  it("distinguishes a small SUV from a large one", () => {
    expect(studioShape({ ...aModel("ford", "puma"), body_style: "suv" })).toBe("crossover");
    expect(studioShape({ ...aModel("suzuki", "e-vitara"), body_style: "suv" })).toBe("crossover");
    expect(studioShape({ ...aModel("ford", "kuga"), body_style: "suv" })).toBe("suv");
  });

  it("draws an electric car of an unknown model as the most frequent body", () => {
    expect(studioShape({ ...aModel("unknown", "unknown"), body_style: "electric" })).toBe("hatchback");
  });

  it("returns a van for a van and a city car for a van derived from a car", () => {
    expect(studioShape({ ...car, kind: "van" })).toBe("van");
    expect(studioShape({ ...car, kind: "van", body_style: "company_car" })).toBe("city");
  });

  it("returns covered for an unknown body", () => {
    expect(studioShape(car)).toBe("covered");
    expect(studioShape({ ...car, kind: "passenger" })).toBe("covered");
  });
});

describe("studioViews", () => {
  it("starts with the view used on cards", () => {
    for (const shape of STUDIO_SHAPES) expect(studioViews(shape)[0]).toBe("front");
  });

  it("has a front and a side of every shape, which the cards of models show", () => {
    for (const shape of STUDIO_SHAPES)
      expect([shape, ...studioViews(shape)]).toEqual(expect.arrayContaining(["front", "side"]));
  });
});
