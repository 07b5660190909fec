import { escapeXml } from "../shared/index.ts";
import type { BrandIdentity } from "./brand.ts";
import { logoShapes } from "./drawing.ts";

/** For shared links of pages without a picture of their own. Source of the size: https://ogp.me, 1.91 to 1. */
export const SOCIAL_PICTURE = { path: "/social-picture.jpg", width: 1_200, height: 630 } as const;

/** Apps that show a square cut the sides off: what matters stands within it. */
const MAX_WIDTH = 540;
const MAX_LOGO_HEIGHT = 220;

const MAX_LINE = 10;
const MAX_FONT_SIZE = 92;
/** Mean width of a bold letter, in font sizes. */
const LETTER_WIDTH = 0.62;
const LINE_HEIGHT = 1.15;

const linesOf = (name: string): readonly string[] => {
  const lines: string[] = [];
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= MAX_LINE) lines.splice(-1, 1, `${last} ${word}`);
    else lines.push(word);
  }
  return lines;
};

const typeSvg = (name: string, ink: string): string => {
  const lines = linesOf(name);
  const longest = Math.max(...lines.map(({ length }) => length));
  const size = Math.min(MAX_FONT_SIZE, Math.round(MAX_WIDTH / (LETTER_WIDTH * longest)));
  const top = SOCIAL_PICTURE.height / 2 - (lines.length - 1) * size * (LINE_HEIGHT / 2) + size * 0.35;
  const spans = lines.map(
    (line, index) => `<tspan x="50%" y="${Math.round(top + index * size * LINE_HEIGHT)}">${escapeXml(line)}</tspan>`,
  );
  return `<text text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="${size}" fill="${ink}">${spans.join("")}</text>`;
};

/** The group's logo, or its name as type, on its ink, as SVG. */
export const socialPictureSvg = ({ logo, palette }: Pick<BrandIdentity, "logo" | "palette">, name: string): string => {
  const { width, height } = SOCIAL_PICTURE;
  const { onDark } = palette;
  const drawn = (): string => {
    if (logo === null) return typeSvg(name, onDark.ink);
    const scale = Math.min(MAX_WIDTH / logo.width, MAX_LOGO_HEIGHT / logo.height);
    const [x, y] = [(width - logo.width * scale) / 2, (height - logo.height * scale) / 2];
    return `<g transform="translate(${x} ${y}) scale(${scale})">${logoShapes(logo, onDark)}</g>`;
  };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="${onDark.paper}"/><rect width="100%" height="14" y="${height - 14}" fill="${onDark.accent}"/>` +
    `${drawn()}</svg>`
  );
};
