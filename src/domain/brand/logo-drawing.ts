import type { Drawing } from "./drawing.ts";
import type { Scheme } from "./palette.ts";

/** Largest size in pixels, that of the header of a page. */
const MAX_HEIGHT = 34;
const MAX_WIDTH = 200;

type Size = { readonly width: number; readonly height: number };

/** The size of the logo in pixels. */
export const logoSize = ({ width, height }: Size): Size => {
  const scale = Math.min(MAX_HEIGHT / height, MAX_WIDTH / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};

/** Shapes of the logo in the colours of a scheme: pictures have no style sheet. */
export const logoShapes = ({ body }: Drawing, { ink, accent }: Scheme): string =>
  `<g color="${ink}">${body.replaceAll("currentColor", ink).replaceAll("var(--accent)", accent)}</g>`;

/** The logo as SVG on the ground of a scheme, opaque: mail programs that invert colours leave pictures as they are. */
export const logoSvg = (logo: Drawing, scheme: Scheme): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${logo.width} ${logo.height}" width="${logo.width}" height="${logo.height}">` +
  `<rect width="100%" height="100%" fill="${scheme.paper}"/>${logoShapes(logo, scheme)}</svg>`;
