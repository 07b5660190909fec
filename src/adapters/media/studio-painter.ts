import { join } from "node:path";
import {
  CAR_DROP,
  MAX_STUDIO_WIDTH,
  PAINT_COLORS,
  type PaintedCar,
  studioFill,
  type StudioView,
} from "#domain/vehicles/index.ts";

const WIDTH = 1200;
const HEIGHT = 800;

/** The studio behind the car, as in the site's CSS. */
const BACKDROP = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <linearGradient id="s" x2="0" y2="1"><stop offset=".4" stop-color="#ececec"/><stop offset="1" stop-color="#d3d4d5"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#s)"/></svg>`);

/**
 * A studio car in its paint as PNG, `width` pixels wide (at most the largest picture) and two thirds as high, with its
 * shadow on a transparent ground.
 */
export const paintStudioCar = async (
  folder: string,
  car: PaintedCar,
  view: StudioView,
  width: number,
): Promise<Buffer> => {
  const { default: sharp } = await import("sharp");
  const name = join(folder, `${car.shape}-${view}-`);
  const size = { width, height: Math.round((width * 2) / 3) };
  const painted = await sharp(`${name}${MAX_STUDIO_WIDTH}.webp`)
    .flatten({ background: PAINT_COLORS[car.color] })
    .resize(size)
    .png({ compressionLevel: 1 })
    .toBuffer();
  const mask = await sharp(`${name}mask-${MAX_STUDIO_WIDTH}.webp`).resize(size).extractChannel(0).raw().toBuffer();
  return sharp(painted)
    .joinChannel(mask, { raw: { ...size, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
};

/** The car as large and as low as pages show it. */
const paintFilling = async (folder: string, car: PaintedCar): Promise<Buffer> => {
  const { default: sharp } = await import("sharp");
  const width = Math.round((WIDTH * studioFill(car.shape, "front")) / 6) * 6;
  const height = (width * 2) / 3;
  const top = Math.round((height - HEIGHT) / 2 - CAR_DROP * HEIGHT);
  return sharp(await paintStudioCar(folder, car, "front", width))
    .extract({ left: (width - WIDTH) / 2, top: Math.max(0, top), width: WIDTH, height: HEIGHT + Math.min(0, top) })
    .extend({ top: Math.max(0, -top), background: "#00000000" })
    .png({ compressionLevel: 1 })
    .toBuffer();
};

/**
 * Paints a studio picture of a car and returns a JPEG, for previews and search engines, which do not apply the site's
 * CSS. `folder` contains the studio pictures. There are few, so each result is cached in memory.
 */
export const createStudioPainter = (folder: string): ((car: PaintedCar) => Promise<Uint8Array>) => {
  const cache = new Map<string, Promise<Uint8Array>>();
  const paint = async (car: PaintedCar): Promise<Uint8Array> => {
    const { default: sharp } = await import("sharp");
    const painted = sharp(BACKDROP).composite([{ input: await paintFilling(folder, car) }]);
    return painted.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
  };
  return (car) => {
    const key = `${car.shape} ${car.color}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const picture = paint(car);
    cache.set(key, picture);
    // A failure is not cached: the next request retries.
    picture.catch(() => cache.delete(key));
    return picture;
  };
};
