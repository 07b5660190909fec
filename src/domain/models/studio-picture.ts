import { studioShape, type Color, type PaintedCar } from "../vehicles/index.ts";
import type { Model } from "./model.ts";

/** Illustration colours, picked by model id so that neighbouring cards differ. */
const PAINTS: readonly Color[] = ["blue", "silver", "red", "white", "green", "grey", "orange", "black"];

/** The studio illustration of a model without images, by itself or its first body style. */
export const modelStudioPicture = ({
  id,
  kind,
  body_styles,
  brand,
  slug,
}: Pick<Model, "id" | "kind" | "body_styles" | "brand" | "slug">): PaintedCar => ({
  shape: studioShape({ kind, body_style: body_styles[0] ?? null, brand: { slug: brand }, model: { slug } }),
  color: PAINTS[id % PAINTS.length] ?? "unknown",
});
