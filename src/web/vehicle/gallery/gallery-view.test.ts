import { expect, test } from "vitest";
import { isCutOut, STUDIO_SHAPES, studioViews } from "#domain/vehicles/index.ts";
import { fullScreenMedia, photoMedia, studioMedia } from "./gallery-view.ts";

test("fills a screen with photographs and with the studio pictures that are clean at full size", () => {
  const photos = photoMedia([{ url: "/media/1.webp", alt: "Une voiture" }]);
  expect(fullScreenMedia(photos)).toEqual(photos);
  for (const shape of STUDIO_SHAPES) {
    const views = fullScreenMedia(studioMedia({ shape, color: "red" }, "Une voiture")).map(
      (medium) => medium.type === "picture" && medium.view,
    );
    expect(views).toEqual(studioViews(shape).filter((view) => isCutOut(view)));
  }
});
