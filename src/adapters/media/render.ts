import type { Sharp } from "sharp";
import { pictureTypeOf, type PictureFormat, type Rendition } from "#domain/media/index.ts";
import { err, ok, type Result } from "#domain/shared/index.ts";

/** Pixels a file may hold before it is opened: a small file can claim to be as large as it likes. */
const MOST_PIXELS = 60_000_000;

/** Longest side of a picture that is asked for without a size. */
const LONGEST_SIDE = 2_560;

/** Hundredths; above these nobody sees a difference on a page. */
const QUALITY: Readonly<Record<PictureFormat, number>> = { webp: 80, jpeg: 82, avif: 55, png: 90 };

const loadSharp = async () => {
  const { default: sharp } = await import("sharp");
  // Two pictures at most are made at once, each on one thread: the rest of the machine answers pages.
  sharp.concurrency(1);
  sharp.cache({ memory: 32, files: 0, items: 50 });
  return sharp;
};

type Size = { readonly width: number; readonly height: number };

/** The largest part of the original that has the box's shape and holds the middle of what must be kept. */
const cropAround = (size: Size, { width, height, focus }: Rendition) => {
  if (focus === null || width === 0 || height === 0) return null;
  const scale = Math.min(size.width / width, size.height / height);
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  const place = (middle: number, part: number, whole: number): number =>
    Math.round(Math.min(Math.max(middle - part / 2, 0), whole - part));
  return {
    left: place((focus.left + focus.right) / 2, wide, size.width),
    top: place((focus.top + focus.bottom) / 2, high, size.height),
    width: Math.min(wide, size.width),
    height: Math.min(high, size.height),
  };
};

const resized = (picture: Sharp, size: Size, rendition: Rendition): Sharp => {
  const { width, height, fitIn, smart, fill } = rendition;
  if (width === 0 && height === 0) {
    return picture.resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true });
  }
  const box = { ...(width ? { width } : {}), ...(height ? { height } : {}) };
  if (fitIn) {
    const isFilled = fill !== null && width !== 0 && height !== 0;
    return isFilled
      ? picture.resize({ ...box, fit: "contain", background: `#${fill}` })
      : picture.resize({ ...box, fit: "inside", withoutEnlargement: true });
  }
  const part = cropAround(size, rendition);
  if (part) return picture.extract(part).resize(box);
  // A picture is never enlarged where only one side is given; in a box it has to fill it.
  const isBox = width !== 0 && height !== 0;
  return picture.resize({ ...box, withoutEnlargement: !isBox, ...(smart ? { position: "attention" } : {}) });
};

const treated = (picture: Sharp, { rotate, blur, brightness, grayscale, fill }: Rendition): Sharp => {
  let made = picture;
  if (rotate) made = made.rotate(rotate);
  if (fill !== null) made = made.flatten({ background: `#${fill}` });
  if (blur > 0) made = made.blur(Math.max(0.3, blur / 2));
  if (brightness > 0) made = made.linear(1, (255 * brightness) / 100);
  return grayscale ? made.grayscale() : made;
};

const encoded = (picture: Sharp, format: PictureFormat, quality: number): Sharp => {
  if (format === "avif") return picture.avif({ quality, effort: 3 });
  if (format === "webp") return picture.webp({ quality, effort: 4 });
  if (format === "png") return picture.png({ quality, compressionLevel: 9 });
  return picture.flatten({ background: "#ffffff" }).jpeg({ quality, mozjpeg: true });
};

/**
 * Makes a rendition of a file. What the file says of itself (EXIF, place, camera) is left behind but for which way is up.
 * The error says why the file is not taken.
 */
export const render = async (
  file: Uint8Array,
  rendition: Rendition,
  format: PictureFormat,
): Promise<Result<Uint8Array, string>> => {
  if (pictureTypeOf(file) === null) return err("The file is no picture in a format that is taken.");
  const sharp = await loadSharp();
  const input = { limitInputPixels: MOST_PIXELS, failOn: "error", autoOrient: true } as const;
  try {
    const { autoOrient } = await sharp(file, input).metadata();
    const sized = resized(sharp(file, input), autoOrient, rendition);
    // A second pipeline: in one, sharp would turn before it crops, whatever the order of the calls.
    const whole = rendition.rotate ? sharp(await sized.png({ compressionLevel: 1 }).toBuffer()) : sized;
    const quality = rendition.quality ?? QUALITY[format];
    return ok(await encoded(treated(whole, rendition), format, quality).toBuffer());
  } catch (error) {
    return err(`The file cannot be read as a picture: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/** What is known of a picture that is kept. */
export type PictureFacts = { readonly width: number; readonly height: number; readonly colour: string };

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, "0");

/** Size as it is seen, and the colour there is most of as `#rrggbb`; null where it is no picture within the limits. */
export const factsOf = async (file: Uint8Array): Promise<PictureFacts | null> => {
  if (pictureTypeOf(file) === null) return null;
  const sharp = await loadSharp();
  const input = { limitInputPixels: MOST_PIXELS, autoOrient: true } as const;
  try {
    const { autoOrient } = await sharp(file, input).metadata();
    const { dominant } = await sharp(
      await sharp(file, input).resize(64, 64, { fit: "inside" }).png().toBuffer(),
    ).stats();
    return { ...autoOrient, colour: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}` };
  } catch {
    return null;
  }
};
