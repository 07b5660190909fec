import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { PAINT_COLORS, STUDIO_FOLDER } from "#domain/vehicles/index.ts";
import { createStudioPainter } from "./studio-painter.ts";

const root = join(import.meta.dirname, "..", "..", "..");

test("uses the paint colours of the site's CSS", () => {
  const css = readFileSync(join(root, "src/ui/swatch/paint.css"), "utf8");
  const paints = [...css.matchAll(/paint-(\w*)[^{]*\{\s*--paint: (#\w+)/g)];
  expect(Object.fromEntries(paints.map(([, name, paint]) => [name || "unknown", paint]))).toEqual(PAINT_COLORS);
});

test("paints a red car in front of the studio backdrop", async () => {
  const picture = await createStudioPainter(join(root, "public", STUDIO_FOLDER))({ shape: "suv", color: "red" });
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): readonly number[] => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ];
  expect(info).toMatchObject({ width: 1200, height: 800 });
  const [red = 0, green = 0, blue = 0] = at(780, 420);
  expect(red).toBeGreaterThan(120);
  expect(Math.max(green, blue)).toBeLessThan(90);
  expect(Math.min(...at(20, 20))).toBeGreaterThan(215);
});

test("renders a picture once for concurrent requests", async () => {
  const paint = createStudioPainter(join(root, "public", STUDIO_FOLDER));
  const [one, other] = await Promise.all([
    paint({ shape: "city", color: "blue" }),
    paint({ shape: "city", color: "blue" }),
  ]);
  expect(one).toBe(other);
});
