// Contact sheets at 100 % into docs/pictures/studio: `node workshop/studio/sheets.ts [SHAPE…]`.
// A sheet is one view of one shape, as a page shows it: a white car in the light studio, a coloured one in the dark.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { paintStudioCar } from "../../src/adapters/media/index.ts";
import {
  MAX_STUDIO_WIDTH,
  STUDIO_FOLDER,
  STUDIO_SHAPES,
  studioViews,
  type Color,
  type StudioView,
  type StudioShape,
} from "../../src/domain/vehicles/index.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const STUDIO = join(ROOT, "public", STUDIO_FOLDER);
const FOLDER = join(ROOT, "docs", "pictures", "studio");
const MAX_BYTES = 300_000;

/** Colours of the cars in the dark studio, used in turn. */
const PAINTS: readonly Color[] = ["red", "black", "blue", "silver", "green"];

const tokens = readFileSync(join(ROOT, "src", "ui", "tokens.css"), "utf8");
const valuesOf = (token: string): readonly string[] =>
  [...tokens.matchAll(new RegExp(`--${token}: (#\\w+)`, "g"))].map(([, value = ""]) => value);
const [TOPS, FLOORS] = [valuesOf("studio-light"), valuesOf("studio-dark")];

type Size = { readonly width: number; readonly height: number };

/** The studio of a theme: 0 is the light one, 1 the dark one. */
const studio = ({ width, height }: Size, theme: number): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="s" x2="0" y2="1"><stop offset=".58" stop-color="${TOPS[theme]}"/><stop offset="1" stop-color="${FLOORS[theme]}"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#s)"/></svg>`);

/** The car at the size that the studio rendered it, in both themes side by side. */
const createSheet = async (shape: StudioShape, view: StudioView): Promise<Buffer> => {
  const width = MAX_STUDIO_WIDTH;
  const size = { width, height: Math.round((width * 2) / 3) };
  const colors = ["white", PAINTS[STUDIO_SHAPES.indexOf(shape) % PAINTS.length] ?? "red"] as const;
  const cells = colors.map(async (color, theme) => {
    const car = await paintStudioCar(STUDIO, { shape, color }, view, width);
    const input = await sharp(studio(size, theme))
      .composite([{ input: car }])
      .png({ compressionLevel: 1 })
      .toBuffer();
    return { input, left: theme * width, top: 0 };
  });
  return sharp({ create: { width: 2 * width, height: size.height, channels: 3, background: "#ffffff" } })
    .composite(await Promise.all(cells))
    .png({ compressionLevel: 1 })
    .toBuffer();
};

const writeWithinLimit = async (sheet: Buffer, file: string): Promise<void> => {
  for (const quality of [88, 80, 72, 64]) {
    const bytes = await sharp(sheet).webp({ quality, effort: 5 }).toBuffer();
    if (bytes.byteLength > MAX_BYTES) continue;
    writeFileSync(file, bytes);
    return;
  }
  throw new Error(`${file}: larger than ${MAX_BYTES} bytes at any quality`);
};

const requested = new Set(process.argv.slice(2));
mkdirSync(FOLDER, { recursive: true });
for (const shape of STUDIO_SHAPES.filter((one) => requested.size === 0 || requested.has(one))) {
  for (const view of studioViews(shape)) {
    await writeWithinLimit(await createSheet(shape, view), join(FOLDER, `${shape}-${view}.webp`));
  }
}
