import type { Sharp } from "sharp";
import { detectPictureType, type PictureFormat, type Rendition } from "#domain/media/index.ts";
import { err, errorMessage, ok, type Result } from "#domain/shared/index.ts";

/** Checked before decoding: a small file can declare any size. */
const MAX_PIXELS = 60_000_000;

/** Longest side in pixels of a picture requested without a size. */
const MAX_SIDE = 2_560;

/** Default quality, 1 to 100. */
const QUALITY: Readonly<Record<PictureFormat, number>> = { webp: 80, jpeg: 82, avif: 55, png: 90 };

/** The encoders know no quality of 0. */
const MIN_QUALITY = 1;

const loadSharp = async () => {
  const { default: sharp } = await import("sharp");
  // One thread per picture: at most two pictures are rendered at once and pages keep the other cores.
  sharp.concurrency(1);
  sharp.cache({ memory: 32, files: 0, items: 50 });
  return sharp;
};

type Size = { readonly width: number; readonly height: number };

/** The largest crop with the requested aspect ratio around the centre of the focus. */
const cropAround = (size: Size, { width, height, focus }: Rendition) => {
  if (focus === null || width === 0 || height === 0) return null;
  const scale = Math.min(size.width / width, size.height / height);
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  const clampStart = (middle: number, length: number, total: number): number =>
    Math.round(Math.min(Math.max(middle - length / 2, 0), total - length));
  return {
    left: clampStart((focus.left + focus.right) / 2, wide, size.width),
    top: clampStart((focus.top + focus.bottom) / 2, high, size.height),
    width: Math.min(wide, size.width),
    height: Math.min(high, size.height),
  };
};

const resize = (picture: Sharp, size: Size, rendition: Rendition): Sharp => {
  const { width, height, fitIn, smart, fill } = rendition;
  if (width === 0 && height === 0) {
    return picture.resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true });
  }
  const box = { ...(width ? { width } : {}), ...(height ? { height } : {}) };
  if (fitIn) {
    const isFilled = fill !== null && width !== 0 && height !== 0;
    return isFilled
      ? picture.resize({ ...box, fit: "contain", background: `#${fill}` })
      : picture.resize({ ...box, fit: "inside", withoutEnlargement: true });
  }
  const crop = cropAround(size, rendition);
  if (crop) return picture.extract(crop).resize(box);
  // With one side given a picture is never enlarged; with both it must fill the box.
  const isBox = width !== 0 && height !== 0;
  return picture.resize({ ...box, withoutEnlargement: !isBox, ...(smart ? { position: "attention" } : {}) });
};

const applyFilters = (picture: Sharp, { rotate, blur, brightness, grayscale, fill }: Rendition): Sharp => {
  let result = picture;
  if (rotate) result = result.rotate(rotate);
  if (fill !== null) result = result.flatten({ background: `#${fill}` });
  if (blur > 0) result = result.blur(Math.max(0.3, blur / 2));
  if (brightness > 0) result = result.linear(1, (255 * brightness) / 100);
  return grayscale ? result.grayscale() : result;
};

const encode = (picture: Sharp, format: PictureFormat, requestedQuality: number): Sharp => {
  const quality = Math.max(requestedQuality, MIN_QUALITY);
  if (format === "avif") return picture.avif({ quality, effort: 3 });
  if (format === "webp") return picture.webp({ quality, effort: 4 });
  if (format === "png") return picture.png({ quality, compressionLevel: 9 });
  return picture.flatten({ background: "#ffffff" }).jpeg({ quality, mozjpeg: true });
};

/**
 * Renders a file. Metadata (EXIF, location, camera) is removed after the orientation is applied. The error is the reason
 * why the file is rejected.
 */
export const render = async (
  file: Uint8Array,
  rendition: Rendition,
  format: PictureFormat,
): Promise<Result<Uint8Array, string>> => {
  if (detectPictureType(file) === null) return err("The file is no picture in a format that is taken.");
  const sharp = await loadSharp();
  const input = { limitInputPixels: MAX_PIXELS, failOn: "error", autoOrient: true } as const;
  try {
    const { autoOrient } = await sharp(file, input).metadata();
    const sized = resize(sharp(file, input), autoOrient, rendition);
    // A second pipeline: within one, sharp rotates before it crops, whatever the order of the calls.
    const oriented = rendition.rotate ? sharp(await sized.png({ compressionLevel: 1 }).toBuffer()) : sized;
    const quality = rendition.quality ?? QUALITY[format];
    return ok(await encode(applyFilters(oriented, rendition), format, quality).toBuffer());
  } catch (error) {
    return err(`The file cannot be read as a picture: ${errorMessage(error)}`);
  }
};

type PictureMetadata = { readonly width: number; readonly height: number; readonly colour: string };

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, "0");

/** Size in pixels after orientation and dominant colour as `#rrggbb`; null when it is no picture within the limits. */
export const readPictureMetadata = async (file: Uint8Array): Promise<PictureMetadata | null> => {
  if (detectPictureType(file) === null) return null;
  const sharp = await loadSharp();
  const input = { limitInputPixels: MAX_PIXELS, autoOrient: true } as const;
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
