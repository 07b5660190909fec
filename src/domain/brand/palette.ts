import { z } from "zod";

/** Red, green and blue from 0 to 255. */
type Channels = readonly [red: number, green: number, blue: number];

/** A colour as `#1a2b3c`. */
export const colourSchema = z
  .string()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, "must be a colour as #1a2b3c");

const channelsOf = (colour: string): Channels => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];

/** The colour with a share of another mixed in, from 0 to 1. */
const mix = (colour: string, other: string, share: number): string => {
  const others = channelsOf(other);
  const mixed = channelsOf(colour).map((channel, index) => channel + ((others[index] ?? 0) - channel) * share);
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
};

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance from 0 (black) to 1 (white). Source: WCAG 2.2. */
const luminance = (colour: string): number => {
  const [red, green, blue] = channelsOf(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

/** Contrast ratio of two colours from 1 to 21. Source: WCAG 2.2. */
export const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const STEPS = 100;

/** The nearest shade on the way to `end` that has a contrast of at least `ratio` to each ground; else `end`. */
const shadeFor = (colour: string, end: string, grounds: readonly string[], ratio: number): string => {
  for (let step = 0; step <= STEPS; step += 1) {
    const shade = mix(colour, end, step / STEPS);
    if (grounds.every((ground) => contrast(shade, ground) >= ratio)) return shade;
  }
  return end;
};

/** The colours of a group: text, ground, and the one for the action that matters. */
export type BrandColours = { readonly ink: string; readonly paper: string; readonly accent: string };

/** Lowest contrast of text, and of lines that carry meaning. */
export const TEXT_CONTRAST = 7;
const LINE_CONTRAST = 3;

const BLACK = "#000000";
const WHITE = "#ffffff";

/** Tokens that each scheme has; the others of a scheme stand beside them. */
type SchemeToken =
  | "paper"
  | "surface"
  | "sunken"
  | "ink"
  | "ink-soft"
  | "line"
  | "line-strong"
  | "action"
  | "action-hover"
  | "on-action"
  | "accent"
  | "focus";

/** Values of the design tokens by name, without the dashes. */
export type Scheme = Readonly<Record<string, string> & Record<SchemeToken, string>>;

const lightScheme = ({ ink, paper, accent }: BrandColours): Scheme => {
  const sunken = mix(paper, ink, 0.04);
  const action = shadeFor(accent, BLACK, [WHITE, paper, sunken], TEXT_CONTRAST);
  const strongLine = shadeFor(mix(ink, paper, 0.6), ink, [sunken], LINE_CONTRAST);
  return {
    paper,
    surface: WHITE,
    sunken,
    ink,
    "ink-soft": shadeFor(mix(ink, paper, 0.3), ink, [sunken], TEXT_CONTRAST),
    line: mix(paper, ink, 0.13),
    "line-strong": strongLine,
    action,
    "action-hover": mix(action, BLACK, 0.18),
    "on-action": WHITE,
    accent: shadeFor(accent, BLACK, [paper], LINE_CONTRAST),
    focus: shadeFor(mix(ink, accent, 0.2), BLACK, [sunken], TEXT_CONTRAST),
    "photo-ink": ink,
    "studio-light": mix(ink, paper, 0.08),
    "studio-dark": mix(ink, paper, 0.2),
  };
};

/** Dark surfaces of a ground, with the paper as text. */
const darkScheme = (ground: string, { paper, accent }: BrandColours): Scheme => {
  const surface = mix(ground, paper, 0.07);
  const action = shadeFor(accent, WHITE, [surface], TEXT_CONTRAST);
  return {
    paper: ground,
    surface,
    sunken: mix(ground, BLACK, 0.35),
    ink: shadeFor(paper, WHITE, [surface], TEXT_CONTRAST),
    "ink-soft": shadeFor(mix(paper, ground, 0.3), WHITE, [surface], TEXT_CONTRAST),
    line: mix(ground, paper, 0.16),
    "line-strong": shadeFor(mix(ground, paper, 0.45), paper, [surface], LINE_CONTRAST),
    action,
    "action-hover": mix(action, WHITE, 0.25),
    "on-action": shadeFor(ground, BLACK, [action], TEXT_CONTRAST),
    accent: shadeFor(accent, WHITE, [surface], LINE_CONTRAST),
    focus: shadeFor(accent, WHITE, [surface], TEXT_CONTRAST),
  };
};

/** The ink, as dark as a ground must be for its surfaces to bear text. */
const darkGround = (ink: string): string => shadeFor(ink, BLACK, [WHITE], TEXT_CONTRAST + 3);

export type Palette = {
  readonly light: Scheme;
  /** For visitors who prefer dark colours. */
  readonly dark: Scheme;
  /** Dark surfaces within a light page. */
  readonly onDark: Scheme;
};

/** All colours of the pages and mails. Text has a contrast of at least 7 on each ground. */
export const derivePalette = (colours: BrandColours): Palette => ({
  light: lightScheme(colours),
  dark: {
    ...darkScheme(mix(darkGround(colours.ink), BLACK, 0.25), colours),
    "map-land": mix(colours.ink, BLACK, 0.1),
    "map-home": mix(colours.ink, colours.paper, 0.12),
  },
  onDark: darkScheme(darkGround(colours.ink), colours),
});

const OWN = derivePalette({ ink: "#1c1f24", paper: "#ffffff", accent: "#005fb8" });

/** The colours of a group that states none, which are those of `tokens.css`: one dark scheme, which compresses well. */
export const DEFAULT_PALETTE: Palette = { ...OWN, dark: { ...OWN.dark, ...OWN.onDark } };

/** What is wrong with the colours, and one that would do; null: nothing. */
export const contrastProblem = ({ ink, paper }: BrandColours): string | null => {
  const ratio = contrast(ink, mix(paper, ink, 0.04));
  const isDarkOnLight = contrast(ink, WHITE) > contrast(paper, WHITE);
  if (isDarkOnLight && ratio >= TEXT_CONTRAST) return null;
  const paler = contrast(paper, WHITE) > 1.3 ? WHITE : paper;
  const better = shadeFor(ink, BLACK, [mix(paler, BLACK, 0.04)], TEXT_CONTRAST);
  const remedy = `ink ${better}${paler === paper ? "" : ` with paper ${paler}`} would do`;
  return `has a contrast of ${ratio.toFixed(1)} to paper; text needs ${TEXT_CONTRAST}, dark on light: ${remedy}`;
};
