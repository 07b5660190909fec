import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { COLORS, STUDIO_SHAPES, studioViews } from "#domain/vehicles/index.ts";
import { studioSrcSet } from "./picture.ts";

const root = join(import.meta.dirname, "..", "..", "..", "..");

test("every picture of the studio that a page may ask for is there", () => {
  const missing = STUDIO_SHAPES.flatMap((shape) =>
    studioViews(shape).flatMap((view) =>
      studioSrcSet(shape, view)
        .split(", ")
        .map((candidate) => candidate.split(" ")[0] ?? "")
        .filter((address) => !existsSync(join(root, "public", address))),
    ),
  );
  expect(missing).toEqual([]);
});

test("every colour has its paint, and whatever has no colour another", () => {
  const css = readFileSync(join(root, "src/ui/swatch/paint.css"), "utf8");
  expect(css).toContain('[class*="paint-"]');
  for (const color of Object.keys(COLORS)) expect(css).toMatch(new RegExp(`\\.paint-${color}\\b`));
});
