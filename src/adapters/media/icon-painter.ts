import sharp from "sharp";

const DOTS_PER_INCH = 72;

/** Renders a square SVG drawing as PNG with so many pixels a side. */
export const paintIcon = async (svg: string, size: number): Promise<Uint8Array> => {
  const drawing = Buffer.from(svg);
  const { width } = await sharp(drawing).metadata();
  return sharp(drawing, { density: (DOTS_PER_INCH * size) / width })
    .resize(size, size, { fit: "contain", background: "#00000000" })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
};
