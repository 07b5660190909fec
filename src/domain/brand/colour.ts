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
export const mix = (colour: string, other: string, share: number): string => {
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
export const shadeFor = (colour: string, end: string, grounds: readonly string[], ratio: number): string => {
  for (let step = 0; step <= STEPS; step += 1) {
    const shade = mix(colour, end, step / STEPS);
    if (grounds.every((ground) => contrast(shade, ground) >= ratio)) return shade;
  }
  return end;
};
