import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { COLORS, STUDIO_SHAPES, studioViews } from "#domain/vehicles/index.ts";
import { exampleVehicle } from "./example-vehicle.ts";
import { mainPicture, studioSrcSet } from "./picture.ts";

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

test("a photograph of the site's own is shown, one that is only linked from elsewhere is not", () => {
  const withPhoto = (url: string) =>
    mainPicture(exampleVehicle({ media: [{ type: "image", url, alt: null }] }), "Corsa");
  expect(withPhoto("/media/12/front.webp")).toMatchObject({ kind: "photo", url: "/media/12/front.webp" });
  expect(withPhoto("https://photos.example/12.jpg").kind).toBe("studio");
  expect(withPhoto("//photos.example/12.jpg").kind).toBe("studio");
});
