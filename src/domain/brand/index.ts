export { type Brand, type BrandFile, brandSchema, PLAIN_BRAND } from "./brand.ts";
export { iconSvg } from "./brand-icon.ts";
export { brandStyle, fontPath } from "./brand-style.ts";
export { contrast } from "./colour.ts";
export { type Drawing, readDrawing } from "./drawing.ts";
export { derivePalette, type Palette, TEXT_CONTRAST } from "./palette.ts";
