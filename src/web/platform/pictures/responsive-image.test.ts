import fc from "fast-check";
import { expect, test } from "vitest";
import { parsePictureAddress, PICTURE_RATIOS, type PictureRatio } from "#domain/media/index.ts";
import { responsiveImage } from "./responsive-image.ts";

const sources = fc.oneof(
  fc.constantFrom(
    "/media/workshop.webp",
    "/media/stock/a.webp",
    "https://cdn.example/x.jpg",
    "https://cdn.example/a.png?v=2",
  ),
  fc
    .tuple(fc.integer({ min: 1, max: 6_000 }), fc.integer({ min: 1, max: 6_000 }))
    .map(([width, height]) => `https://a.storyblok.com/f/51376/${width}x${height}/f4f9d1769c/demo.jpg`),
);

const ratios = fc.option(fc.constantFrom(...(Object.keys(PICTURE_RATIOS) as PictureRatio[])));

test("every URL is a valid picture address, and the dimensions are known", () => {
  fc.assert(
    fc.property(sources, ratios, fc.constantFrom(null, "10x10:200x100"), (src, ratio, focus) => {
      const { srcSet = "", width = 0, height = 0, src: plain } = responsiveImage({ src, focus }, ratio);
      const addresses = [plain, ...srcSet.split(", ").map((candidate) => candidate.split(" ")[0] ?? "")];
      for (const address of addresses) expect(parsePictureAddress(address)).toMatchObject({ ok: true });
      expect(Math.min(width, height)).toBeGreaterThan(0);
    }),
  );
});

test("a picture is cropped around the editor's focus, or around a detected one", () => {
  expect(responsiveImage({ src: "/media/a.webp", focus: "1x2:3x4" }, "wide").src).toBe(
    "/media/a.webp/m/800x400/filters:focal(1x2:3x4)",
  );
  expect(responsiveImage({ src: "/media/a.webp" }, "wide").src).toBe("/media/a.webp/m/800x400/smart");
  expect(responsiveImage({ src: "/media/a.webp" }).src).toBe("/media/a.webp/m/800x533");
});

test("a picture of the content service is neither cropped nor enlarged", () => {
  const { srcSet, width, height } = responsiveImage({
    src: "https://a.storyblok.com/f/51376/664x488/f4f9d1769c/demo.jpg",
  });
  expect({ width, height }).toEqual({ width: 664, height: 488 });
  expect(srcSet).toMatch(/ 800w$/);
});

test("other sources stay unchanged", () => {
  expect(responsiveImage({ src: "/studio/2/suv-front-960.webp" })).toEqual({ src: "/studio/2/suv-front-960.webp" });
});
