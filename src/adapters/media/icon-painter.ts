import sharp from "sharp";

const DOTS_PER_INCH = 72;

const densityFor = async (drawing: Buffer, width: number): Promise<number> =>
  (DOTS_PER_INCH * width) / (await sharp(drawing).metadata()).width;

/** Renders an SVG drawing as PNG with so many pixels across. */
export const paintDrawing = async (svg: Uint8Array, width: number): Promise<Uint8Array> => {
  const drawing = Buffer.from(svg);
  return sharp(drawing, { density: await densityFor(drawing, width) })
    .resize(width)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
};

/** Renders a drawing or a picture as JPEG of that size, for shared links. */
export const paintSocialPicture = (
  source: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Uint8Array> =>
  sharp(source)
    .resize(width, height, { fit: "cover" })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 88, chromaSubsampling: "4:4:4", mozjpeg: true })
    .toBuffer();

/** Renders a square SVG drawing as PNG with so many pixels a side. */
export const paintIcon = async (svg: Uint8Array, size: number): Promise<Uint8Array> => {
  const drawing = Buffer.from(svg);
  return sharp(drawing, { density: await densityFor(drawing, size) })
    .resize(size, size, { fit: "contain", background: "#00000000" })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
};
