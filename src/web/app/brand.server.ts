import { type BrandIdentity, fontPath } from "#domain/brand/index.ts";

/** What the head of each page loads of the brand. */
type HeadBrand = {
  /** Address of the style sheet; null: there is none. */
  readonly style: string | null;
  /** Address of the font; empty: the visitor's own; null: the program's. */
  readonly font: string | null;
};

const fontOf = ({ font }: BrandIdentity): string | null => {
  if (font.kind === "file") return fontPath(font.version);
  return font.kind === "system" ? "" : null;
};

export const headBrand = (brand: BrandIdentity): HeadBrand => ({
  style: brand.style?.path ?? null,
  font: fontOf(brand),
});
