import { expect, test } from "vitest";
import { aModel } from "../../../../tests/builders/live-sections.ts";
import { modelGallery, modelPicture } from "./model-card-view.ts";

const image = (url: string) => ({ url, alt: `Photo ${url}` });

test("displays every image that the site serves", () => {
  const images = [image("/media/a.webp"), image("https://elsewhere.example/b.webp"), image("/media/c.webp")];
  const model = aModel(1, "puma", { images });
  const urls = modelGallery(model, "Ford Puma").map((medium) =>
    medium.type === "picture" && medium.picture.kind === "photo" ? medium.picture.url : null,
  );
  expect(urls).toEqual(["/media/a.webp", "/media/c.webp"]);
  expect(modelPicture(model, "Ford Puma")).toMatchObject({ kind: "photo", url: "/media/a.webp" });
});

test("displays all views of the studio illustration without images", () => {
  const model = aModel(1, "puma", { body_styles: ["suv"] });
  const gallery = modelGallery(model, "Ford Puma");
  expect(gallery.map((medium) => medium.type === "picture" && medium.view)).toEqual(["front", "side", "rear"]);
  expect(gallery[1]).toMatchObject({ picture: { kind: "studio", shape: "crossover", alt: "Ford Puma, profil" } });
});
