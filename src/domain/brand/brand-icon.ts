import type { BrandIdentity } from "./brand.ts";

const firstLetter = (name: string): string => /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? "";

/** The icon as SVG: the brand's drawing, or the first letter of the name on its ink. */
export const iconSvg = ({ icon, palette }: Pick<BrandIdentity, "icon" | "palette">, name: string): string => {
  const open = '<svg xmlns="http://www.w3.org/2000/svg"';
  if (icon !== null) return `${open} viewBox="0 0 ${icon.width} ${icon.height}">${icon.body}</svg>`;
  const text = `<text x="16" y="23" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="20" fill="${palette.light.paper}">${firstLetter(name)}</text>`;
  return `${open} viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${palette.light.ink}"/>${text}</svg>`;
};
