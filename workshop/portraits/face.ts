import { HAIR_COLORS, SKINS } from "./palette.ts";
import type { Look } from "./look.ts";

// Everything is drawn on a square of 480; the face is centred at x = 240.

const line = (d: string, color: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The same drawing on both sides of the face. */
const both = (drawing: string): string => `${drawing}<g transform="translate(480 0) scale(-1 1)">${drawing}</g>`;

/** Outline of the face, from temple to chin. */
const facePath = (isSoft: boolean): string =>
  isSoft
    ? "M166 200 C166 128 196 104 240 104 S314 128 314 200 C314 250 296 284 266 303 Q240 317 214 303 C184 284 166 250 166 200 Z"
    : "M164 200 C164 128 196 104 240 104 S316 128 316 200 C316 240 310 268 290 292 Q266 314 240 314 T190 292 C170 268 164 240 164 200 Z";

export const neck = ({ skin, isSoft }: Look): string => {
  const { base, shade } = SKINS[skin] ?? SKINS[0];
  const half = isSoft ? 34 : 42;
  return `<path d="M${240 - half} 270 V352 Q${240 - half - 4} 366 ${240 - half - 24} 374 L240 420 L${240 + half + 24} 374 Q${240 + half + 4} 366 ${240 + half} 352 V270 Z" fill="${base}"/>
    <path d="M${240 - half} 284 Q240 ${isSoft ? 352 : 358} ${240 + half} 284 V318 Q240 ${isSoft ? 376 : 384} ${240 - half} 318 Z" fill="${shade}" opacity=".75"/>`;
};

const ears = ({ skin }: Look): string => {
  const { base, shade } = SKINS[skin] ?? SKINS[0];
  return both(`<ellipse cx="162" cy="216" rx="15" ry="22" fill="${base}"/>${line("M160 206 q-7 9 1 20", shade, 4)}`);
};

const eyes = ({ hairColor, isSoft, isOlder, skin }: Look): string => {
  const { shade } = SKINS[skin] ?? SKINS[0];
  const brow =
    hairColor === "silver" || hairColor === "blond" ? HAIR_COLORS[hairColor].strand : HAIR_COLORS[hairColor].base;
  const lash = isSoft ? line("M194 208 Q206 198 220 206", "#2a211d", 4.5) : "";
  return both(
    `<ellipse cx="208" cy="212" rx="6.6" ry="8" fill="#2a211d"/><circle cx="210.4" cy="209" r="2.2" fill="#fff" opacity=".85"/>${lash}
    ${isSoft ? line("M190 187 Q206 177 224 185", brow, 6) : line("M187 188 Q204 177 225 186", brow, 9)}
    ${isOlder ? line("M180 218 l-8 4 M181 211 l-8 -1", shade, 3) : ""}`,
  );
};

const mouth = ({ skin, isSoft, isOlder, beard: kind }: Look, isOpen: boolean): string => {
  const { shade } = SKINS[skin] ?? SKINS[0];
  const isBearded = kind === "short" || kind === "full";
  const lips = isBearded ? "#d08a76" : isSoft ? "#b4503f" : "#8f4536";
  const smile = isOpen
    ? `<path d="M212 262 Q240 272 268 262 Q262 287 240 287 T212 262 Z" fill="#7c2f27"/><path d="M215 264 Q240 273 265 264 Q263 272 240 274 T215 264 Z" fill="#fff"/>`
    : line("M214 266 Q240 284 266 266", lips, isSoft || isBearded ? 6 : 5);
  return `${smile}${isOlder && !isBearded ? both(line("M203 246 Q194 258 199 272", shade, 3.2)) : ""}`;
};

const nose = ({ skin }: Look): string => {
  const { shade } = SKINS[skin] ?? SKINS[0];
  return line("M238 216 Q230 238 231 243 Q236 249 247 245", shade, 5);
};

const cheeks = ({ skin }: Look): string => {
  const { blush } = SKINS[skin] ?? SKINS[0];
  return both(`<ellipse cx="191" cy="246" rx="17" ry="11" fill="${blush}" opacity=".22"/>`);
};

const BEARD_AREA =
  "M165 210 C166 244 171 270 190 293 Q214 316 240 316 T290 293 C309 270 314 244 315 210 C306 226 302 240 294 248 Q268 238 240 240 T186 248 C178 240 174 226 165 210 Z";

const beard = ({ beard: kind, hairColor }: Look): string => {
  const { base } = HAIR_COLORS[hairColor];
  const upperLip = `<path d="M204 262 Q214 244 240 250 Q266 244 276 262 Q258 258 240 260 T204 262 Z" fill="${base}"/>`;
  switch (kind) {
    case "none":
      return "";
    case "stubble":
      return `<path d="${BEARD_AREA}" fill="${base}" opacity=".13"/>`;
    case "short":
      return `<path d="${BEARD_AREA}" fill="${base}" opacity=".88"/>`;
    case "full":
      return `<path d="M164 206 C164 250 168 282 190 306 Q214 334 240 334 T290 306 C312 282 316 250 316 206 C306 228 302 240 293 248 Q268 238 240 240 T187 248 C178 240 174 228 164 206 Z" fill="${base}"/>`;
    case "moustache":
      return upperLip;
  }
};

const glasses = ({ hasGlasses, isSoft }: Look): string => {
  if (!hasGlasses) return "";
  const frame = isSoft ? "#5b2a22" : "#1d2b31";
  return `${both(`<rect x="182" y="191" width="51" height="42" rx="${isSoft ? 20 : 13}" fill="#fff" fill-opacity=".16" stroke="${frame}" stroke-width="5"/>${line("M182 206 L166 202", frame, 5)}`)}${line("M233 207 Q240 201 247 207", frame, 5)}`;
};

/**
 * Head without its hair, the beard above the cheeks. `turn` moves the features sideways, as of a head that looks there; in
 * units of the drawing.
 */
export const face = (look: Look, isOpen: boolean, turn = 0): string => {
  const { base } = SKINS[look.skin] ?? SKINS[0];
  return `${ears(look)}<path d="${facePath(look.isSoft)}" fill="${base}"/><g transform="translate(${turn / 3} 0)">${cheeks(look)}</g>${beard(look)}<g transform="translate(${turn} 0)">${nose(look)}${mouth(look, isOpen)}${eyes(look)}</g>`;
};

export { glasses };
