import { expect, test } from "vitest";
import { STUDIO_SHAPES, studioViews } from "#domain/vehicles/index.ts";
import { exampleVehicle } from "../card/vehicle.examples.ts";
import { filmHosts, galleryMedia, studioMedia } from "./gallery-view.ts";

test("shows all views of a drawing, none of them of a cabin", () => {
  for (const shape of STUDIO_SHAPES) {
    const views = studioMedia({ shape, color: "red" }, "Une voiture").map(
      (medium) => medium.type === "picture" && medium.view,
    );
    expect(views).toEqual(studioViews(shape));
    expect(views).not.toContain("interior");
  }
});

test("ends with the films, whose hosts the content policy allows", () => {
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
});
