export type PictureType = "jpeg" | "png" | "webp" | "avif" | "gif";

const text = (bytes: Uint8Array, from: number, to: number): string => String.fromCodePoint(...bytes.subarray(from, to));

/** Detects the type by the first bytes only, not by name or header. Null for other formats, SVG included: it can run scripts. */
export const detectPictureType = (bytes: Uint8Array): PictureType | null => {
  if (bytes.length < 16) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  if (text(bytes, 0, 8) === "\u0089PNG\r\n\u001a\n") return "png";
  if (text(bytes, 0, 4) === "RIFF" && text(bytes, 8, 12) === "WEBP") return "webp";
  if (text(bytes, 4, 8) === "ftyp" && /^avi[fs]$/.test(text(bytes, 8, 12))) return "avif";
  return /^GIF8[79]a$/.test(text(bytes, 0, 6)) ? "gif" : null;
};
