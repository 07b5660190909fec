import { expect, test } from "vitest";
import { isCutOut, STUDIO_SHAPES, studioViews } from "#domain/vehicles/index.ts";
import { exampleVehicle } from "../card/vehicle.examples.ts";
import { filmHosts, fullScreenMedia, galleryMedia, photoMedia, studioMedia } from "./gallery-view.ts";

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

test("ends with the films, whose hosts the content policy allows, and leaves them out of the full screen", () => {
  const urls = ["/media/own.mp4", "https://youtu.be/abcdefghijk", "https://www.films.example/a.mp4"];
  const media = galleryMedia(exampleVehicle({ media: urls.map((url) => ({ type: "video", url, alt: null })) }));
  expect(media.slice(-3)).toMatchObject([
    { type: "video", url: "/media/own.mp4" },
    { type: "film", film: { type: "player" }, href: "https://youtu.be/abcdefghijk", site: "youtu.be" },
    { type: "film", film: { type: "file", src: "https://www.films.example/a.mp4" }, site: "films.example" },
  ]);
  expect(filmHosts(media)).toEqual({
    frames: new Set(["www.youtube-nocookie.com"]),
    media: new Set(["www.films.example"]),
  });
  expect(fullScreenMedia(media).some(({ type }) => type === "film")).toBe(false);
});
