import type { Color } from "./keys.ts";
import { STUDIO_SHAPES, type StudioShape } from "./studio.ts";

/** The paint of each colour in the studio as sRGB; `unknown` for a vehicle whose colour the feed does not say. */
export const PAINTS: Readonly<Record<Color | "unknown", `#${string}`>> = {
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

const NAME = /^([a-z]+)-front-([a-z]+)\.jpg$/;

const isShape = (text: string): text is StudioShape => (STUDIO_SHAPES as readonly string[]).includes(text);

/** File name of the studio's picture with its paint in it, for those who show it without our styles. */
export const paintedName = ({ shape, color }: PaintedCar): string => `${shape}-front-${color}.jpg`;

/** What such a name stands for; null where it is none. */
export const readPaintedName = (name: string): PaintedCar | null => {
  const [, shape = "", color = ""] = NAME.exec(name) ?? [];
  return isShape(shape) && Object.hasOwn(PAINTS, color) ? { shape, color: color as PaintedCar["color"] } : null;
};
