import type { Color } from "./keys.ts";
import { STUDIO_SHAPES, type StudioShape } from "./studio/studio-shapes.ts";

/** sRGB paint of each colour in studio pictures; `unknown` for a vehicle without a colour. */
export const PAINT_COLORS: Readonly<Record<Color | "unknown", `#${string}`>> = {
  white: "#f0f0ed",
  black: "#1b1d20",
  grey: "#6b7175",
  silver: "#b8bdc0",
  blue: "#1e4f93",
  red: "#b2201d",
  green: "#2d6049",
  beige: "#d3c5a8",
  brown: "#5d4333",
  orange: "#dd661c",
  yellow: "#e8ba20",
  purple: "#57407c",
  gold: "#b6975a",
  unknown: "#8d9599",
};

export type PaintedCar = { readonly shape: StudioShape; readonly color: Color | "unknown" };

const FILE_NAME_PATTERN = /^([a-z]+)-front-([a-z]+)\.jpg$/;

const isStudioShape = (text: string): text is StudioShape => (STUDIO_SHAPES as readonly string[]).includes(text);

/** File name of a studio picture with the paint drawn in, for clients without the site's styles. */
export const paintedFileName = ({ shape, color }: PaintedCar): string => `${shape}-front-${color}.jpg`;

/** Parses a name made by `paintedFileName`; null for any other text. */
export const parsePaintedFileName = (name: string): PaintedCar | null => {
  const [, shape = "", color = ""] = FILE_NAME_PATTERN.exec(name) ?? [];
  return isStudioShape(shape) && Object.hasOwn(PAINT_COLORS, color)
    ? { shape, color: color as PaintedCar["color"] }
    : null;
};
