import { describe, expect, it } from "vitest";
import { BODY_STYLES } from "./keys.ts";
import { STUDIO_SHAPES, studioShape, studioViews } from "./studio.ts";

const car = { body_style: null, kind: null } as const;

describe("studioShape", () => {
  it("has a shape for every body style", () => {
    const shapes = BODY_STYLES.map((body) => studioShape({ ...car, body_style: body }));
    expect(shapes.every((shape) => shape !== "covered" && STUDIO_SHAPES.includes(shape))).toBe(true);
  });

  it("uses every drawn shape", () => {
    const bodies = BODY_STYLES.map((body) => studioShape({ ...car, body_style: body }));
    expect(new Set([...bodies, studioShape({ ...car, kind: "van" }), studioShape(car)])).toEqual(
      new Set(STUDIO_SHAPES),
    );
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
});
