import type { Model } from "#domain/models/index.ts";
import { studioShape, type Color, type StudioView } from "#domain/vehicles/index.ts";
import { modelStrings as strings } from "../../strings/models.ts";
import type { Picture } from "../pictures/index.ts";

/** Illustration colours, picked by model id so that neighbouring cards differ. */
const PAINTS: readonly Color[] = ["blue", "silver", "red", "white", "green", "grey", "orange", "black"];

type ModelPictureView = Extract<StudioView, "front" | "side">;

/** The first image that the site itself serves, else the studio illustration of the body style. */
export const modelPicture = (model: Model, title: string, view: ModelPictureView = "front"): Picture => {
  const photo = model.images.find(({ url }) => url.startsWith("/") && !url.startsWith("//"));
  if (photo) return { kind: "photo", url: photo.url, alt: photo.alt };
  const shape = studioShape({ kind: model.kind, body_style: model.body_styles[0] ?? null });
  return {
    kind: "studio",
    shape,
    color: PAINTS[model.id % PAINTS.length] ?? "unknown",
    alt: strings.pictureAlt[view](title),
  };
};
