import { face, glasses, neck } from "./face.ts";
import { hairBehind, hairInFront, headLight } from "./hair.ts";
import type { Look } from "./look.ts";
import { outfit } from "./outfit.ts";
import { GROUNDS } from "./palette.ts";

/** Pixels of a portrait's side. */
const SIDE = 480;

/** A portrait as SVG: head and shoulders, so that it may be cropped to a circle. `isSmiling`: with an open mouth. */
export const portraitSvg = (look: Look, isSmiling: boolean): string => {
  const [light, dark] = GROUNDS[look.ground] ?? GROUNDS[0];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="38 34 404 404" width="${SIDE}" height="${SIDE}"><defs><linearGradient id="ground" x2="0" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs><rect width="480" height="480" fill="url(#ground)"/><g transform="translate(0 14)">${hairBehind(look)}${neck(look)}${outfit(look)}${face(look, isSmiling)}${headLight(look)}${hairInFront(look)}${glasses(look)}</g></svg>`;
};
