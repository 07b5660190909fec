import { describe, expect, it } from "vitest";
import { BODY_STYLES, type BodyStyle } from "./keys.ts";
import { STUDIO_SHAPES, studioShape, studioViews } from "./studio.ts";

const car = { body_style: null, kind: null } as const;

describe("the studio's shape of a vehicle", () => {
  it("is there for every body style", () => {
    const shapes = Object.keys(BODY_STYLES).map((body) => studioShape({ ...car, body_style: body as BodyStyle }));
    expect(shapes.every((shape) => shape !== "covered" && STUDIO_SHAPES.includes(shape))).toBe(true);
  });

  it("makes use of every shape that was drawn", () => {
    const bodies = Object.keys(BODY_STYLES).map((body) => studioShape({ ...car, body_style: body as BodyStyle }));
    expect(new Set([...bodies, studioShape({ ...car, kind: "van" }), studioShape(car)])).toEqual(
      new Set(STUDIO_SHAPES),
    );
  });

  it("is a van's for a van, and a small car's where the van is one at heart", () => {
    expect(studioShape({ ...car, kind: "van" })).toBe("van");
    expect(studioShape({ ...car, kind: "van", body_style: "company_car" })).toBe("city");
  });

  it("is covered where the body is not known, whatever else is", () => {
    expect(studioShape(car)).toBe("covered");
    expect(studioShape({ ...car, kind: "passenger" })).toBe("covered");
  });
});

describe("the studio's views", () => {
  it("begin with the one that stands on a card", () => {
    for (const shape of STUDIO_SHAPES) expect(studioViews(shape)[0]).toBe("front");
  });
});
