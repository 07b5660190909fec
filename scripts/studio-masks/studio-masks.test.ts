import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  MAX_STUDIO_WIDTH,
  STUDIO_FOLDER,
  STUDIO_SHAPES,
  studioFill,
  studioViews,
} from "../../src/domain/vehicles/index.ts";
import { studioMaskStyles } from "./studio-masks.ts";

const root = join(import.meta.dirname, "..", "..");

const PICTURES = STUDIO_SHAPES.flatMap((shape) => studioViews(shape).map((view) => ({ shape, view })));

test("has a rule with its mask and its enlargement for every picture, and the large mask of each front", () => {
  const css = studioMaskStyles();
  for (const { shape, view } of PICTURES) {
    const maskOf = (width: number): string => `/${STUDIO_FOLDER}/${shape}-${view}-mask-${width}.webp`;
    const small = maskOf(view === "front" ? 960 : MAX_STUDIO_WIDTH);
    expect(css).toContain(`[src*="/${shape}-${view}"] { --mask: url("${small}");`);
    expect(css).toContain(` --fill: ${studioFill(shape, view)}; }`);
    const large = `--large-mask: url("${maskOf(MAX_STUDIO_WIDTH)}");`;
    expect(css.includes(large), large).toBe(view === "front");
    expect(existsSync(join(root, "public", small)), small).toBe(true);
  }
});
