import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  COLORS,
  isCutOut,
  largestStudioWidth,
  STUDIO_FOLDER,
  STUDIO_SHAPES,
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

test("has a rule with its masks for every picture that is cut out", () => {
  const css = ["cut-out.css", "cut-out-views.css", "cut-out-fronts.css"]
    .map((name) => readFileSync(join(import.meta.dirname, name), "utf8"))
    .join("");
  for (const shape of STUDIO_SHAPES) {
    for (const view of studioViews(shape).filter((one) => isCutOut(one))) {
      const widths = view === "front" ? [960, largestStudioWidth(view)] : [largestStudioWidth(view)];
      for (const width of widths) {
        const mask = `/${STUDIO_FOLDER}/${shape}-${view}-mask-${width}.webp`;
        const property = view === "front" && width > 960 ? "--large-mask" : "--mask";
        const rule = `[src*="/${shape}-${view}"] { ${property}: url("${mask}"); }`;
        expect(css.replaceAll(/\s+/g, " "), rule).toContain(rule);
        expect(existsSync(join(root, "public", mask)), mask).toBe(true);
      }
    }
  }
});

test("has a CSS class for every colour and a default", () => {
  const css = readFileSync(join(root, "src/ui/swatch/paint.css"), "utf8");
  expect(css).toContain('[class*="paint-"]');
  for (const color of COLORS) expect(css).toMatch(new RegExp(`\\.paint-${color}\\b`));
});

test("uses photographs of the site and ignores external ones", () => {
  const withPhoto = (url: string) =>
    mainPicture(exampleVehicle({ media: [{ type: "image", url, alt: null }] }), "Corsa");
  expect(withPhoto("/media/12/front.webp")).toMatchObject({ kind: "photo", url: "/media/12/front.webp" });
  expect(withPhoto("https://photos.example/12.jpg").kind).toBe("studio");
  expect(withPhoto("//photos.example/12.jpg").kind).toBe("studio");
});
