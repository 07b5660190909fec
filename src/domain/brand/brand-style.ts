import type { BrandIdentity } from "./brand.ts";
import { DEFAULT_PALETTE, type Scheme } from "./palette.ts";

/** Without those that are the program's own in the same place. */
const declarations = (scheme: Scheme, own: Scheme | null = null): string =>
  Object.entries(scheme)
    .filter(([name, value]) => own?.[name] !== value)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");

/** Where a font file of the brand is served. */
export const fontPath = (version: string): string => `/brand-${version}.woff2`;

const fontStyle = ({ font }: Pick<BrandIdentity, "font">): string => {
  const system = "system-ui,sans-serif";
  if (font.kind !== "file") return font.kind === "own" ? "" : `html:root{--font-sans:${system}}`;
  const face = `@font-face{font-family:Brand;font-weight:400 700;font-display:swap;src:url("${fontPath(font.version)}") format("woff2")}`;
  return `${face}html:root{--font-sans:Brand,${system}}`;
};

/** Style sheet with the brand's values of the design tokens, more specific than theirs; empty: they stay as they are. */
export const brandStyle = (brand: Pick<BrandIdentity, "palette" | "font">): string => {
  const { palette } = brand;
  if (palette === DEFAULT_PALETTE) return fontStyle(brand);
  const light = `html:root,html .on-studio{${declarations(palette.light, DEFAULT_PALETTE.light)}}`;
  const dark = `@media (prefers-color-scheme:dark){html:root{${declarations(palette.dark)}}}`;
  // Print has colours of its own.
  return `${fontStyle(brand)}@media screen{${light}${dark}html :is(.on-dark,.btn-on-dark){${declarations(palette.onDark, DEFAULT_PALETTE.onDark)}}}`;
};
