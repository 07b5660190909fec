import { join } from "node:path";
import { PAINTS, type PaintedCar } from "#domain/vehicles/index.ts";

const WIDTH = 1200;
const HEIGHT = 800;

/** The light of the studio, and the paint where the car stands, as the site's styles lay them under the picture. */
const backdrop = (paint: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <linearGradient id="s" x2="0" y2="1"><stop offset=".4" stop-color="#efede9"/><stop offset="1" stop-color="#dedbd4"/></linearGradient>
    <radialGradient id="p"><stop offset=".93" stop-color="${paint}"/><stop offset="1" stop-color="${paint}" stop-opacity="0"/></radialGradient>
    <rect width="100%" height="100%" fill="url(#s)"/><ellipse cx="50%" cy="49%" rx="54%" ry="44%" fill="url(#p)"/></svg>`);

/**
 * Lays the paint into the studio's picture of a car, as JPEG: for previews and search engines, which know nothing of our
 * styles. `folder`: where the studio's pictures are. There are few, so each is made once and kept.
 */
export const createStudioPainter = (folder: string): ((car: PaintedCar) => Promise<Uint8Array>) => {
  const made = new Map<string, Promise<Uint8Array>>();
  const paint = async ({ shape, color }: PaintedCar): Promise<Uint8Array> => {
    const { default: sharp } = await import("sharp");
    const car = await sharp(join(folder, `${shape}-front-1600.webp`))
      .resize(WIDTH, HEIGHT)
      .png()
      .toBuffer();
    const painted = sharp(backdrop(PAINTS[color])).composite([{ input: car }]);
    return painted.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
  };
  return (car) => {
    const key = `${car.shape} ${car.color}`;
    const known = made.get(key);
    if (known) return known;
    const picture = paint(car);
    made.set(key, picture);
    // A failure is told to those who asked, and the next one tries again.
    picture.catch(() => made.delete(key));
    return picture;
  };
};
