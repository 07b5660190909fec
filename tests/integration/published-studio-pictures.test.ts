import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import {
  CAR_DROP,
  plateTransform,
  STUDIO_FOLDER,
  STUDIO_SHAPES,
  studioFill,
  studioViews,
} from "../../src/domain/vehicles/index.ts";
import { CAR_SHARE } from "../../src/domain/vehicles/studio/studio-extents.ts";

const FOLDER = join(import.meta.dirname, "../../public", STUDIO_FOLDER);

const files = new Set(readdirSync(FOLDER));

const PICTURES = STUDIO_SHAPES.flatMap((shape) => studioViews(shape).map((view) => ({ shape, view })));

const fileOf = (shape: string, view: string): string => join(FOLDER, `${shape}-${view}`);

test("each studio picture has its AVIF form", () => {
  const pictures = [...files].filter((file) => file.endsWith(".webp"));
  expect(pictures.length).toBeGreaterThan(200);
  expect(pictures.filter((file) => !files.has(file.replace(".webp", ".avif")))).toEqual([]);
  expect(files.size).toBe(2 * pictures.length);
});

test.each(PICTURES)("the $view of a $shape, enlarged, fills 85 % of the width", async ({ shape, view }) => {
  const { data, info } = await sharp(`${fileOf(shape, view)}-mask-1920.webp`)
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  // The shadow is darker in the mask.
  const columns = Array.from({ length: info.width }, (_, x) => x).filter((x) =>
    Array.from({ length: info.height }, (_, y) => data[y * info.width + x] ?? 0).some((light) => light >= 230),
  );
  const share = ((columns.at(-1) ?? 0) - (columns[0] ?? 0) + 1) / info.width;
  expect(share * studioFill(shape, view)).toBeCloseTo(CAR_SHARE, 2);
});

test.each(PICTURES.filter(({ shape, view }) => shape !== "covered" && view !== "side"))(
  "the $view of a $shape has a light plate where its text stands",
  async ({ shape, view }) => {
    const { data, info } = await sharp(`${fileOf(shape, view)}-1920.webp`)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [, , , scale = 0, left = 0, top = 0] = (plateTransform(shape, view)?.match(/-?[\d.]+/g) ?? []).map(Number);
    const fill = studioFill(shape, view);
    expect(scale).toBeGreaterThan(1);
    const y = Math.round(info.height / 2 + (top - info.height * (0.5 + CAR_DROP)) / fill);
    for (const share of [-0.4, 0, 0.4]) {
      const x = Math.round(info.width / 2 + (left + share * 100 * scale - info.width / 2) / fill);
      const start = (y * info.width + x) * info.channels;
      expect(Math.min(...data.subarray(start, start + 3)), `${x}, ${y}`).toBeGreaterThan(140);
    }
  },
);

test("no picture of a cabin is left, and no picture without a use", () => {
  const used = new Set(PICTURES.map(({ shape, view }) => `${shape}-${view}`));
  expect([...files].filter((file) => !used.has(file.replace(/(-mask)?-\d+\.(webp|avif)$/, "")))).toEqual([]);
});
