import { expect, test } from "vitest";
import { PAINT_COLORS, paintedFileName, parsePaintedFileName, type PaintedCar } from "./paint.ts";
import { STUDIO_SHAPES } from "./studio/studio-shapes.ts";

test("parses every painted file name and rejects other names", () => {
  for (const shape of STUDIO_SHAPES) {
    for (const color of Object.keys(PAINT_COLORS) as PaintedCar["color"][]) {
      expect(parsePaintedFileName(paintedFileName({ shape, color }))).toEqual({ shape, color });
    }
  }
  for (const name of ["suv-front-toString.jpg", "suv-side-red.jpg", "boat-front-red.jpg", "suv-front-red.png", ""]) {
    expect(parsePaintedFileName(name)).toBeNull();
  }
});
