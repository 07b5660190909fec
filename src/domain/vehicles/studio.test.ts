import { describe, expect, it } from "vitest";
import { BODY_STYLES, COLORS, type BodyStyle } from "./keys.ts";
import { PAINTS, paintOf, STUDIO_SHAPES, studioShape, studioViews } from "./studio.ts";

const car = { body_style: null, kind: null, fuel_type: null, seats: null } as const;

describe("the studio's shape of a vehicle", () => {
  it("is there for every body style", () => {
    const shapes = Object.keys(BODY_STYLES).map((body) => studioShape({ ...car, body_style: body as BodyStyle }));
    expect(shapes.every((shape) => shape !== null && STUDIO_SHAPES.includes(shape))).toBe(true);
  });

  it("makes use of every shape that was drawn", () => {
    const bodies = Object.keys(BODY_STYLES).map((body) => studioShape({ ...car, body_style: body as BodyStyle }));
    expect(new Set([...bodies, studioShape({ ...car, kind: "van" })])).toEqual(new Set(STUDIO_SHAPES));
  });

  it("is a van's for a van, and a small car's where the van is one at heart", () => {
    expect(studioShape({ ...car, kind: "van" })).toBe("van");
    expect(studioShape({ ...car, kind: "van", body_style: "company_car" })).toBe("city");
  });

  it("follows seats and fuel where only the kind is known", () => {
    expect(studioShape({ ...car, kind: "passenger", seats: 7 })).toBe("mpv");
    expect(studioShape({ ...car, kind: "passenger", fuel_type: "electric", seats: 5 })).toBe("electric");
    expect(studioShape({ ...car, kind: "passenger" })).toBe("hatchback");
  });

  it("is unknown where neither body nor kind is known, whatever else is", () => {
    expect(studioShape({ ...car, fuel_type: "electric", seats: 7 })).toBeNull();
  });
});

describe("the studio's views", () => {
  it("begin with the one that stands on a card", () => {
    for (const shape of STUDIO_SHAPES) expect(studioViews(shape)[0]).toBe("front");
  });
});

describe("the paints", () => {
  it("have one of its own for every colour, and another for the unknown", () => {
    expect(Object.keys(PAINTS)).toEqual(Object.keys(COLORS));
    const paints = [...Object.values(PAINTS), paintOf(null)];
    expect(new Set(paints).size).toBe(paints.length);
    expect(paints.every((paint) => /^#[0-9a-f]{6}$/.test(paint))).toBe(true);
    expect(paintOf("red")).toBe(PAINTS.red);
  });
});
