import { join } from "node:path";
import sharp from "sharp";
import { PAINT_COLORS, type Color, type StudioShape, type StudioView } from "../../src/domain/vehicles/index.ts";

const STUDIO = join(import.meta.dirname, "..", "..", "public", "studio", "1");

export type Paint = Color | "unknown";

/** A studio car without its floor, and its shadow as a multiply layer. */
export type CutOut = {
  readonly car: Buffer;
  readonly shadow: Buffer;
  readonly width: number;
  readonly height: number;
  /** Bounds of the car in the picture, in pixels. */
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
};

/** Pixels darker than this share of the background belong to the car, not to its shadow. */
const DARK = 0.5;

/**
 * Pixels brighter than this share of the background are bare floor: their reflections would show the picture's edge.
 */
const BARE = 0.93;

type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number };

const painted = async (file: string, paint: string): Promise<Pixels> => {
  const { data, info } = await sharp(file).flatten({ background: paint }).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** Marks pixels that are certainly car: painted, dark, or a red lamp. */
const markCertainPixels = (one: Pixels, other: Pixels, paper: (y: number) => number): Uint8Array => {
  const mask = new Uint8Array(one.width * one.height);
  for (let at = 0; at < mask.length; at += 1) {
    const [r = 0, g = 0, b = 0] = one.data.subarray(at * 3, at * 3 + 3);
    const showsPaint = Math.abs(r - (other.data[at * 3] ?? 0)) > 10;
    const isRed = r - g > 40 && r - b > 40 && !showsPaint;
    if (showsPaint || isRed || g / paper(Math.floor(at / one.width)) < DARK) mask[at] = 255;
  }
  return mask;
};

/** Fills the outline: everything that cannot be reached from the picture's edge. */
const fillOutline = (mask: Uint8Array, width: number, height: number): Uint8Array => {
  const outside = new Uint8Array(mask.length);
  const queue: number[] = [];
  const visit = (x: number, y: number): void => {
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    const at = y * width + x;
    if (outside[at] || mask[at]) return;
    outside[at] = 1;
    queue.push(at);
  };
  for (let x = 0; x < width; x += 1) for (const y of [0, height - 1]) visit(x, y);
  for (let y = 0; y < height; y += 1) for (const x of [0, width - 1]) visit(x, y);
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const x = at % width;
    const y = Math.floor(at / width);
    visit(x - 1, y);
    visit(x + 1, y);
    visit(x, y - 1);
    visit(x, y + 1);
  }
  return outside.map((isOutside) => (isOutside ? 0 : 255));
};

const boundsOf = (mask: Uint8Array, width: number): CutOut["box"] => {
  let [left, top, right, bottom] = [width, Number.MAX_SAFE_INTEGER, 0, 0];
  for (let at = 0; at < mask.length; at += 1) {
    if (!mask[at]) continue;
    const x = at % width;
    const y = Math.floor(at / width);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
};

/** Cuts a studio car out of its background. */
export const cutOut = async (shape: StudioShape, view: StudioView, paint: Paint): Promise<CutOut> => {
  const file = join(STUDIO, `${shape}-${view}-1600.webp`);
  const [one, black, white] = [
    await painted(file, PAINT_COLORS[paint]),
    await painted(file, "#000"),
    await painted(file, "#fff"),
  ];
  const { width, height } = one;
  const paper = (y: number): number =>
    Math.max(black.data[(y * width + 4) * 3 + 1] ?? 1, black.data[(y * width + width - 5) * 3 + 1] ?? 1, 1);
  const mask = fillOutline(markCertainPixels(black, white, paper), width, height);
  const soft = await sharp(Buffer.from(mask), { raw: { width, height, channels: 1 } })
    .blur(0.9)
    .extractChannel(0)
    .raw()
    .toBuffer();
  const car = await sharp(one.data, { raw: { width, height, channels: 3 } })
    .joinChannel(soft, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const box = boundsOf(mask, width);
  // Below is the car's reflection, which other grounds do not have.
  const lowest = box.bottom + (box.bottom - box.top) / 8;
  const light = Buffer.alloc(mask.length, 255);
  for (let at = 0; at < Math.floor(lowest) * width && at < mask.length; at += 1) {
    if (!mask[at])
      light[at] = Math.min(255, (255 * (black.data[at * 3 + 1] ?? 255)) / paper(Math.floor(at / width)) / BARE);
  }
  const shadow = await sharp(light, { raw: { width, height, channels: 1 } })
    .toColourspace("srgb")
    .blur(2)
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { car, shadow, width, height, box };
};
