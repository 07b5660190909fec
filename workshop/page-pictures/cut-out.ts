import { join } from "node:path";
import sharp from "sharp";
import { paintStudioCar } from "../../src/adapters/media/index.ts";
import { plate } from "./plate.ts";
import { STUDIO_FOLDER, type Color, type StudioShape, type StudioView } from "../../src/domain/vehicles/index.ts";

const STUDIO = join(import.meta.dirname, "..", "..", "public", STUDIO_FOLDER);
const WIDTH = 1920;

export type Paint = Color | "unknown";

/** A studio car and its shadow, each on a transparent ground. */
export type CutOut = {
  readonly car: Buffer;
  readonly shadow: Buffer;
  readonly width: number;
  readonly height: number;
  /** Bounds of the car in the picture, in pixels. */
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
};

/** The shadow is never as dense as the car and darker than anything on it. */
const SHADOW = { opacity: 225, brightness: 22 };

const boundsOf = (alpha: (at: number) => number, width: number, height: number): CutOut["box"] => {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = 0; at < width * height; at += 1) {
    if (alpha(at) < 128) continue;
    const x = at % width;
    const y = Math.floor(at / width);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
};

type CarPicture = {
  readonly shape: StudioShape;
  readonly view: StudioView;
  readonly paint: Paint;
  /** Placed as in a mirror: its plate is written backwards here, and can be read there. */
  readonly mirrored?: boolean;
};

/** A studio picture in its paint, with the group's name on the plate, as PNG. */
export const paintCar = async ({ shape, view, paint, mirrored = false }: CarPicture): Promise<Buffer> => {
  const car = await paintStudioCar(STUDIO, { shape, color: paint }, view, WIDTH);
  const input = plate(shape, view, mirrored);
  return input === null ? car : sharp(car).composite([{ input }]).png({ compressionLevel: 1 }).toBuffer();
};

/** Separates a studio car from its shadow. */
export const cutOut = async (picture: CarPicture): Promise<CutOut> => {
  const whole = await paintCar(picture);
  const { data: car, info } = await sharp(whole).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const shadow = Buffer.alloc(car.length);
  for (let at = 0; at < car.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = car.subarray(at, at + 4);
    if (alpha > SHADOW.opacity || Math.max(r, g, b) > SHADOW.brightness) continue;
    shadow[at + 3] = alpha;
    car[at + 3] = 0;
  }
  const png = (data: Buffer): Promise<Buffer> =>
    sharp(data, { raw: { width, height, channels: 4 } })
      .png({ compressionLevel: 1 })
      .toBuffer();
  const box = boundsOf((at) => car[at * 4 + 3] ?? 0, width, height);
  return { car: await png(car), shadow: await png(shadow), width, height, box };
};
