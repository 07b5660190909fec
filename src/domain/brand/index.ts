export { type BrandFile, type BrandIdentity, brandIdentitySchema, DEFAULT_BRAND, iconSvg, toPalette } from "./brand.ts";
export { brandStyle, fontPath } from "./brand-style.ts";
export { type Drawing, logoSize, logoSvg, readDrawing } from "./drawing.ts";
export { type MailLook, mailLookOf, mailLookSchema } from "./mail-look.ts";
export type { Painting } from "./painting.ts";
export { SOCIAL_PICTURE, socialPictureSvg } from "./social-picture.ts";
