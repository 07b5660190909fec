import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  COLORS,
  MAX_STUDIO_WIDTH,
  STUDIO_FOLDER,
  STUDIO_SHAPES,
  studioFill,
  studioViews,
} from "#domain/vehicles/index.ts";
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

const css = ["cut-out.css", "cut-out-views.css", "cut-out-fronts.css"]
  .map((name) => readFileSync(join(import.meta.dirname, name), "utf8"))
  .join("")
  .replaceAll(/\s+/g, " ");

const PICTURES = STUDIO_SHAPES.flatMap((shape) => studioViews(shape).map((view) => ({ shape, view })));

test("has a rule with its mask and its enlargement for every picture, and the large mask of each front", () => {
  for (const { shape, view } of PICTURES) {
    const selector = `[src*="/${shape}-${view}"]`;
    const maskOf = (width: number): string => `/${STUDIO_FOLDER}/${shape}-${view}-mask-${width}.webp`;
    const small = maskOf(view === "front" ? 960 : MAX_STUDIO_WIDTH);
    expect(css).toContain(`${selector} { --mask: url("${small}"); --fill: ${studioFill(shape, view)}; }`);
    const largeRule = `${selector} { --large-mask: url("${maskOf(MAX_STUDIO_WIDTH)}"); }`;
    expect(css.includes(largeRule), largeRule).toBe(view === "front");
    expect(existsSync(join(root, "public", small)), small).toBe(true);
  }
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
