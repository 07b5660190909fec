import { expect, test } from "vitest";
import { PAINTS, paintedName, readPaintedName, type PaintedCar } from "./paint.ts";
import { STUDIO_SHAPES } from "./studio.ts";

test("every painted picture has a name that is read back, and nothing else is one", () => {
  for (const shape of STUDIO_SHAPES) {
    for (const color of Object.keys(PAINTS) as PaintedCar["color"][]) {
      expect(readPaintedName(paintedName({ shape, color }))).toEqual({ shape, color });
    }
  }
  for (const name of ["suv-front-toString.jpg", "suv-side-red.jpg", "boat-front-red.jpg", "suv-front-red.png", ""]) {
    expect(readPaintedName(name)).toBeNull();
  }
});
