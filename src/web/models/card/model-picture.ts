import { modelStudioPicture, type Model } from "#domain/models/index.ts";
import type { StudioView } from "#domain/vehicles/index.ts";
import { modelStrings as strings } from "./model-cards-strings.ts";
import { photoMedia, studioMedia, type GalleryMediumView } from "../../vehicle/index.ts";
import type { Picture } from "../../platform/pictures/index.ts";

type ModelPictureView = Extract<StudioView, "front" | "side">;

type PicturedModel = Pick<Model, "id" | "kind" | "body_styles" | "images" | "brand" | "slug">;

/** Images served by this site; the content security policy blocks all others. */
const servedImages = ({ images }: PicturedModel): PicturedModel["images"] =>
  images.filter(({ url }) => url.startsWith("/") && !url.startsWith("//"));

/** The first image, else the studio illustration of the body style. */
export const modelPicture = (model: PicturedModel, title: string, view: ModelPictureView = "front"): Picture => {
  const [photo] = servedImages(model);
  if (photo) return { kind: "photo", url: photo.url, alt: photo.alt };
  return { kind: "studio", ...modelStudioPicture(model), alt: strings.pictureAlt[view](title) };
};

/** All images, else the studio illustration in all its views. */
export const modelGallery = (model: PicturedModel, title: string): readonly GalleryMediumView[] => {
  const photos = servedImages(model);
  return photos.length > 0 ? photoMedia(photos) : studioMedia(modelStudioPicture(model), title);
};
