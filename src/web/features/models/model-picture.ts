import type { Model } from "#domain/models/index.ts";
import { studioShape, type Color, type StudioView } from "#domain/vehicles/index.ts";
import { modelStrings as strings } from "../../strings/models.ts";
import { photoMedia, studioMedia, type GalleryMediumView } from "../gallery/index.ts";
import type { Picture } from "../pictures/index.ts";

/** Illustration colours, picked by model id so that neighbouring cards differ. */
const PAINTS: readonly Color[] = ["blue", "silver", "red", "white", "green", "grey", "orange", "black"];

type ModelPictureView = Extract<StudioView, "front" | "side">;

type PicturedModel = Pick<Model, "id" | "kind" | "body_styles" | "images">;

/** The images that the site itself serves: others would be blocked by the content security policy. */
const servedImages = ({ images }: PicturedModel): PicturedModel["images"] =>
  images.filter(({ url }) => url.startsWith("/") && !url.startsWith("//"));

const studioPicture = (model: PicturedModel) =>
  ({
    shape: studioShape({ kind: model.kind, body_style: model.body_styles[0] ?? null }),
    color: PAINTS[model.id % PAINTS.length] ?? "unknown",
  }) as const;

/** The first image, else the studio illustration of the body style. */
export const modelPicture = (model: PicturedModel, title: string, view: ModelPictureView = "front"): Picture => {
  const [photo] = servedImages(model);
  if (photo) return { kind: "photo", url: photo.url, alt: photo.alt };
  return { kind: "studio", ...studioPicture(model), alt: strings.pictureAlt[view](title) };
};

/** All images, else the studio illustration in all its views. */
export const modelGallery = (model: PicturedModel, title: string): readonly GalleryMediumView[] => {
  const photos = servedImages(model);
  return photos.length > 0 ? photoMedia(photos) : studioMedia(studioPicture(model), title);
};
