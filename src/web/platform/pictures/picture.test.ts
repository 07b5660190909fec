import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { COLORS, STUDIO_SHAPES, studioViews } from "#domain/vehicles/index.ts";
import { exampleVehicle } from "../../vehicle/card/vehicle.examples.ts";
import { mainPicture, studioSrcSet } from "./picture.ts";

const root = join(import.meta.dirname, "..", "..", "..", "..");

test("has a file for every studio picture that a page may request", () => {
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

test("has a CSS class for every colour and a default", () => {
  const paint = readFileSync(join(root, "src/ui/swatch/paint.css"), "utf8");
  expect(paint).toContain('[class*="paint-"]');
  for (const color of COLORS) expect(paint).toMatch(new RegExp(`\\.paint-${color}\\b`));
});

test("uses photographs of the site and ignores external ones", () => {
  const withPhoto = (url: string) =>
    mainPicture(exampleVehicle({ media: [{ type: "image", url, alt: null }] }), "Corsa");
  expect(withPhoto("/media/12/front.webp")).toMatchObject({ kind: "photo", url: "/media/12/front.webp" });
  expect(withPhoto("https://photos.example/12.jpg").kind).toBe("studio");
  expect(withPhoto("//photos.example/12.jpg").kind).toBe("studio");
});
