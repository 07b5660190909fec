import { z } from "zod";
import { colourSchema, contrast, type Palette, type Scheme } from "./palette.ts";

/** Design tokens that a group may state instead of having them derived. */
const STATED_TOKENS = [
  "surface",
  "sunken",
  "ink",
  "ink-soft",
  "paper",
  "line",
  "line-strong",
  "action",
  "action-hover",
  "on-action",
  "accent",
  "focus",
  "green",
  "green-tint",
  "amber",
  "amber-tint",
  "alert",
  "alert-tint",
  "studio-light",
  "studio-dark",
  "map-sea",
  "map-land",
  "map-home",
  "map-water",
] as const;

const schemeSchema = z.partialRecord(z.enum(STATED_TOKENS), colourSchema).default({});

/** Shades of a corporate design by scheme: light, dark, and dark surfaces of a light page. */
export const shadesSchema = z.strictObject({ light: schemeSchema, dark: schemeSchema, on_dark: schemeSchema });

export type Shades = z.infer<typeof shadesSchema>;

/** The palette with the shades that a group states. */
export const withShades = (palette: Palette, { light, dark, on_dark }: Shades): Palette => ({
  light: { ...palette.light, ...light },
  dark: { ...palette.dark, ...dark },
  onDark: { ...palette.onDark, ...on_dark },
});

/** Lowest contrast of text in a stated shade. Source: WCAG 2.2, level AA. */
const STATED_CONTRAST = 4.5;

/** Pairs of tokens: text, and the ground it stands on. */
export const TEXT_ON_BACKGROUND = [
  ["ink", "paper"],
  ["ink", "surface"],
  ["ink", "sunken"],
  ["ink-soft", "paper"],
  ["ink-soft", "surface"],
  ["action", "paper"],
  ["action", "surface"],
  ["on-action", "action"],
] as const;

/** A text that too few people can read: where it is stated, and what is wrong with it. */
type LowContrastText = { readonly path: readonly string[]; readonly message: string };

const lowContrastTextsOf = (scheme: keyof Shades, values: Scheme, stated: object): readonly LowContrastText[] =>
  TEXT_ON_BACKGROUND.flatMap(([text, ground]) => {
    const ratio = contrast(values[text] ?? "", values[ground] ?? "");
    if (ratio >= STATED_CONTRAST) return [];
    const message = `${text} has a contrast of ${ratio.toFixed(1)} to ${ground}; text needs ${STATED_CONTRAST}`;
    return [{ path: ["shades", scheme, text in stated ? text : ground], message }];
  });

/** Texts of the palette that too few people can read. */
export const findLowContrastTexts = ({ light, dark, onDark }: Palette, shades: Shades): readonly LowContrastText[] => [
  ...lowContrastTextsOf("light", light, shades.light),
  ...lowContrastTextsOf("dark", dark, shades.dark),
  ...lowContrastTextsOf("on_dark", onDark, shades.on_dark),
];
