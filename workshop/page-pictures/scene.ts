import sharp from "sharp";
import type { StudioShape, StudioView } from "../../src/domain/vehicles/index.ts";
import { cutOut, type CutOut, type Paint } from "./cut-out.ts";

export const WIDTH = 1600;
export const HEIGHT = 1067;

/** A car in a scene: its centre, the ground line and its length, in pixels of the scene. */
export type PlacedCar = {
  readonly shape: StudioShape;
  readonly view: StudioView;
  readonly paint: Paint;
  readonly x: number;
  readonly ground: number;
  readonly length: number;
  readonly mirrored?: boolean;
  /** On a lift: no shadow. */
  readonly raised?: boolean;
  /** 1 is the studio's light. */
  readonly light?: number;
};

export type Scene = {
  /** SVG without its root element. */
  readonly room: string;
  readonly cars: readonly PlacedCar[];
  /** Drawn in front of the cars. */
  readonly front?: string;
};

const toSvg = (svg: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${svg}</svg>`);

const made = new Map<string, Promise<CutOut>>();

const loadCar = ({ shape, view, paint, mirrored = false }: PlacedCar): Promise<CutOut> => {
  const key = `${shape}-${view}-${paint}-${mirrored}`;
  const loadCutOut = made.get(key) ?? cutOut({ shape, view, paint, mirrored });
  made.set(key, loadCutOut);
  return loadCutOut;
};

type Layer = { readonly input: Buffer; readonly left: number; readonly top: number };

/** Scales and moves a picture and crops it at the scene's edges. */
const placeLayer = async (picture: Buffer, { width, left, top }: { width: number; left: number; top: number }) => {
  const { data, info } = await sharp(picture)
    .resize({ width })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const from = { x: Math.max(0, -left), y: Math.max(0, -top) };
  const room = {
    left: from.x,
    top: from.y,
    width: Math.min(info.width - from.x, WIDTH - Math.max(0, left)),
    height: Math.min(info.height - from.y, HEIGHT - Math.max(0, top)),
  };
  if (room.width <= 0 || room.height <= 0) return null;
  return {
    input: await sharp(data).extract(room).png({ compressionLevel: 1 }).toBuffer(),
    left: Math.max(0, left),
    top: Math.max(0, top),
  };
};

const createLayers = async (car: PlacedCar): Promise<readonly Layer[]> => {
  const loadCutOut = await loadCar(car);
  const scale = car.length / (loadCutOut.box.right - loadCutOut.box.left);
  const middle = (loadCutOut.box.left + loadCutOut.box.right) / 2;
  const width = Math.round(loadCutOut.width * scale);
  const at = {
    width,
    left: Math.round(car.x - (car.mirrored ? loadCutOut.width - middle : middle) * scale),
    top: Math.round(car.ground - loadCutOut.box.bottom * scale),
  };
  const turned = async (picture: Buffer, light: number): Promise<Buffer> => {
    const image = sharp(picture).flop(car.mirrored ?? false);
    return (light === 1 ? image : image.modulate({ brightness: light })).png({ compressionLevel: 1 }).toBuffer();
  };
  const shadow = car.raised ? null : await placeLayer(await turned(loadCutOut.shadow, 1), at);
  const body = await placeLayer(await turned(loadCutOut.car, car.light ?? 1), at);
  return [...(shadow ? [shadow] : []), ...(body ? [body] : [])];
};

/** The scene as one opaque picture. */
export const paintScene = async ({ room, cars, front = "" }: Scene): Promise<Buffer> => {
  const layers: Layer[] = [];
  for (const car of cars) layers.push(...(await createLayers(car)));
  if (front) layers.push({ input: toSvg(front), left: 0, top: 0 });
  const flat = await sharp(toSvg(room)).png({ compressionLevel: 1 }).toBuffer();
  return sharp(flat).flatten({ background: "#fbf9f5" }).composite(layers).png({ compressionLevel: 1 }).toBuffer();
};
