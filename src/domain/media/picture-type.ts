/** What a file of a picture is by its first bytes; its name and what a host says of it count for nothing. */
export type PictureType = "jpeg" | "png" | "webp" | "avif" | "gif";

const text = (bytes: Uint8Array, from: number, to: number): string => String.fromCodePoint(...bytes.subarray(from, to));

/** The type of a picture, or null for whatever is none of these; a drawing as SVG, which may hold scripts, is none. */
export const pictureTypeOf = (bytes: Uint8Array): PictureType | null => {
  if (bytes.length < 16) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  if (text(bytes, 0, 8) === "\u0089PNG\r\n\u001a\n") return "png";
  if (text(bytes, 0, 4) === "RIFF" && text(bytes, 8, 12) === "WEBP") return "webp";
  if (text(bytes, 4, 8) === "ftyp" && /^avi[fs]$/.test(text(bytes, 8, 12))) return "avif";
  return /^GIF8[79]a$/.test(text(bytes, 0, 6)) ? "gif" : null;
};
