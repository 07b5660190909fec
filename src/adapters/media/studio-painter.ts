import { join } from "node:path";
import { PAINT_COLORS, type PaintedCar } from "#domain/vehicles/index.ts";

const WIDTH = 1200;
const HEIGHT = 800;

/** Studio light and paint below the car, as in the site's CSS. */
const backdrop = (paint: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <linearGradient id="s" x2="0" y2="1"><stop offset=".4" stop-color="#efede9"/><stop offset="1" stop-color="#dedbd4"/></linearGradient>
    <radialGradient id="p"><stop offset=".93" stop-color="${paint}"/><stop offset="1" stop-color="${paint}" stop-opacity="0"/></radialGradient>
    <rect width="100%" height="100%" fill="url(#s)"/><ellipse cx="50%" cy="49%" rx="54%" ry="44%" fill="url(#p)"/></svg>`);

/**
 * Paints a studio picture of a car and returns a JPEG, for previews and search engines, which do not apply the site's
 * CSS. `folder` contains the studio pictures. There are few, so each result is cached in memory.
 */
export const createStudioPainter = (folder: string): ((car: PaintedCar) => Promise<Uint8Array>) => {
  const cache = new Map<string, Promise<Uint8Array>>();
  const paint = async ({ shape, color }: PaintedCar): Promise<Uint8Array> => {
    const { default: sharp } = await import("sharp");
    const car = await sharp(join(folder, `${shape}-front-1600.webp`))
      .resize(WIDTH, HEIGHT)
      .png()
      .toBuffer();
    const painted = sharp(backdrop(PAINT_COLORS[color])).composite([{ input: car }]);
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
