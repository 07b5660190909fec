import { z } from "zod";
import {
  type BrandColours,
  colourSchema,
  contrast,
  contrastProblem,
  DEFAULT_PALETTE,
  derivePalette,
  type Palette,
  type Scheme,
} from "./palette.ts";
import { parseMailbox } from "../shared/index.ts";
import type { Drawing } from "./drawing.ts";

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
const shadesSchema = z.strictObject({ light: schemeSchema, dark: schemeSchema, on_dark: schemeSchema });

type Shades = z.infer<typeof shadesSchema>;

/** The palette with the shades that a group states. */
const withShades = (palette: Palette, { light, dark, on_dark }: Shades): Palette => ({
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
const findLowContrastTexts = ({ light, dark, onDark }: Palette, shades: Shades): readonly LowContrastText[] => [
  ...lowContrastTextsOf("light", light, shades.light),
  ...lowContrastTextsOf("dark", dark, shades.dark),
  ...lowContrastTextsOf("on_dark", onDark, shades.on_dark),
];

const drawing = z.string().regex(/^(?!.*\.\.)[\w./-]{1,200}\.svg$/, "must be a .svg file in the group's folder");

const picture = z
  .string()
  .regex(/^(?!.*\.\.)[\w./-]{1,200}\.(?:jpg|png|webp)$/, "must be a .jpg, .png, .webp file in the group's folder");

const font = z.string().regex(/^(?!.*\.\.)[\w./-]{1,200}\.woff2$/, "must be a .woff2 file in the group's folder");

/** All colours of a group that states some; without any the program's own. */
export const toPalette = (colours: (BrandColours & { readonly shades?: Shades | undefined }) | undefined): Palette => {
  if (colours === undefined) return DEFAULT_PALETTE;
  const palette = derivePalette(colours);
  return colours.shades === undefined ? palette : withShades(palette, colours.shades);
};

/** `brand.yaml` of a group's folder. */
const AS_MAILBOX = "must be as Garage Exemple <bonjour@garage.example>";

export const brandIdentitySchema = z.strictObject({
  short_name: z
    .string()
    .trim()
    .min(1)
    .max(30)
    .optional()
    .describe("Name where there is little space; by default the group's."),
  logo: drawing
    .optional()
    .describe(
      "Drawing of shapes; without it the name is set as type. `currentColor` and `var(--accent)` follow light and dark.",
    ),
  icon: drawing
    .optional()
    .describe("Square drawing of shapes for browser tabs and home screens; without it the first letter."),
  social_picture: picture
    .optional()
    .describe(
      "Picture for shared links of pages without one, 1200 x 630 pixels; by default the logo or the name on the ink.",
    ),
  colours: z
    .strictObject({
      ink: colourSchema.describe("Text, and the ground of dark surfaces."),
      paper: colourSchema.describe("Ground of pages."),
      accent: colourSchema.describe("The action that matters; darkened until white reads on it."),
      shades: shadesSchema
        .optional()
        .describe(
          "Shades of a corporate design that stand instead of derived ones, by the names of the design tokens.",
        ),
    })
    .superRefine((colours, context) => {
      const problem = contrastProblem(colours);
      if (problem !== null) return context.addIssue({ code: "custom", path: ["ink"], message: problem });
      const { shades } = colours;
      for (const { path, message } of shades === undefined ? [] : findLowContrastTexts(toPalette(colours), shades)) {
        context.addIssue({ code: "custom", path: [...path], message });
      }
    })
    .optional()
    .describe("All other shades, light and dark, are derived. Without it the program's own."),
  font: z
    .union([z.literal("system"), font], { error: "must be system, or a .woff2 file in the group's folder" })
    .optional()
    .describe("Variable font, weights 400 to 700; `system`: the visitor's own. Without it the program's own."),
  mail_from: z
    .string()
    .regex(/^[^<>\r\n]+ <[^<>\s@]+@[^<>\s@]+>$/, { error: AS_MAILBOX, abort: true })
    .refine((text) => parseMailbox(text) !== null, AS_MAILBOX)
    .optional()
    .describe("Sender of the emails, unless MAIL_FROM is set; by default the group's name and address."),
});

export type BrandFile = z.infer<typeof brandIdentitySchema>;

/** How a group looks. */
export type BrandIdentity = {
  readonly shortName: string | null;
  /** Null: the name is set as type. */
  readonly logo: Drawing | null;
  /** Null: the first letter of the name. */
  readonly icon: Drawing | null;
  /** Path of a picture; null: it is drawn. */
  readonly socialPicture: string | null;
  readonly palette: Palette;
  /** `file`: path of a .woff2 file; `version` changes with its bytes. */
  readonly font:
    | { readonly kind: "own" }
    | { readonly kind: "system" }
    | { readonly kind: "file"; readonly file: string; readonly version: string };
  readonly mailFrom: string | null;
  /** Style sheet that the pages load after the program's; null: there is none. */
  readonly style: { readonly css: string; readonly path: string } | null;
};

/** The brand of a group without `brand.yaml`. */
export const DEFAULT_BRAND: BrandIdentity = {
  shortName: null,
  logo: null,
  icon: null,
  socialPicture: null,
  palette: DEFAULT_PALETTE,
  font: { kind: "own" },
  mailFrom: null,
  style: null,
};

const firstLetter = (name: string): string => /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? "";

/** The icon as SVG: the brand's drawing, or the first letter of the name on its ink. */
export const iconSvg = ({ icon, palette }: Pick<BrandIdentity, "icon" | "palette">, name: string): string => {
  const open = '<svg xmlns="http://www.w3.org/2000/svg"';
  if (icon !== null) return `${open} viewBox="0 0 ${icon.width} ${icon.height}">${icon.body}</svg>`;
  const text = `<text x="16" y="23" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="20" fill="${palette.light.paper}">${firstLetter(name)}</text>`;
  return `${open} viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${palette.light.ink}"/>${text}</svg>`;
};
