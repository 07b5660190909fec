import type { Plugin } from "vite";
import {
  MAX_STUDIO_WIDTH,
  STUDIO_FOLDER,
  STUDIO_SHAPES,
  studioFill,
  type StudioShape,
  type StudioView,
  studioViews,
} from "../../src/domain/vehicles/index.ts";

/** Fronts are on cards, for which a small mask suffices; galleries take the large one. */
const CARD_MASK_WIDTH = 960;

const ruleOf = (shape: StudioShape, view: StudioView): string => {
  const maskOf = (width: number): string => `url("/${STUDIO_FOLDER}/${shape}-${view}-mask-${width}.webp")`;
  const large = maskOf(MAX_STUDIO_WIDTH);
  const masks = view === "front" ? `--mask: ${maskOf(CARD_MASK_WIDTH)}; --large-mask: ${large};` : `--mask: ${large};`;
  return `[src*="/${shape}-${view}"] { ${masks} --fill: ${studioFill(shape, view)}; }`;
};

/** The mask and the enlargement of every studio picture: CSS cannot compute URLs, hence a rule for each. */
export const studioMaskStyles = (): string => {
  const rules = STUDIO_SHAPES.flatMap((shape) => studioViews(shape).map((view) => ruleOf(shape, view)));
  return `@layer components {\n${rules.join("\n")}\n}\n`;
};

/** Loads `studio-masks.css`, which is empty, with the rules of the studio pictures. */
export const studioMasks = (): Plugin => ({
  name: "studio-masks",
  load: { filter: { id: /[\\/]studio-masks\.css$/ }, handler: studioMaskStyles },
});
