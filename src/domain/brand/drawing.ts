import { err, ok, type Result } from "../shared/index.ts";
import { isPaintable, isSafeIconBody, withOwnIds } from "../media/index.ts";
import type { Scheme } from "./palette.ts";

/** A drawing of shapes alone. */
export type Drawing = { readonly body: string; readonly width: number; readonly height: number };

const ROOT = /^\s*(?:<\?xml[^>]*\?>\s*)?<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/;
/** An unclosed comment stays. */
const withoutComments = (svg: string): string => {
  const [first = "", ...others] = svg.split("<!--");
  const rest = others.map((part) => {
    const end = part.indexOf("-->");
    return end === -1 ? `<!--${part}` : part.slice(end + 3);
  });
  return first + rest.join("");
};

const VIEW_BOX = /\bviewBox="0 0 (\d{1,4}(?:\.\d+)?) (\d{1,4}(?:\.\d+)?)"/;
/** Attributes of the root that its shapes inherit. */
const INHERITED = /\b(?:fill|fill-rule|stroke|stroke-width|stroke-linecap|stroke-linejoin)="[^"]*"/g;

/** Reads an SVG file that has only shapes: no script, style, text, picture or link. `name`: prefix of its ids. */
export const readDrawing = (svg: string, name: string): Result<Drawing, string> => {
  const [, attributes = "", content] = ROOT.exec(withoutComments(svg)) ?? [];
  if (content === undefined) return err("is not an SVG drawing");
  const [, width, height] = VIEW_BOX.exec(attributes) ?? [];
  if (!(Number(width) > 0 && Number(height) > 0)) return err('has no viewBox="0 0 WIDTH HEIGHT"');
  const lines = withOwnIds(content.trim(), name).split("\n");
  const shapes = lines.map((line) => line.trim()).join("");
  const inherited = attributes.match(INHERITED) ?? [];
  const body = inherited.length === 0 ? shapes : `<g ${inherited.join(" ")}>${shapes}</g>`;
  if (!isSafeIconBody(body)) {
    return err(
      "has more than shapes, or more than 20 kB: save it as plain SVG, with texts as paths and without styles",
    );
  }
  if (!isPaintable(body)) {
    return err("has masks, clip paths or links that repeat each other, or an element that is not closed: flatten it");
  }
  return ok({ body, width: Number(width), height: Number(height) });
};

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
