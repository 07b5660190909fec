import { z } from "zod";
import { anchorSchema, imageSchema, normalisePictureItem, optionalLineSchema } from "../section-fields.ts";

export const imageGallerySectionSchema = z.object({
  component: z.literal("image_gallery"),
  anchor: anchorSchema,
  title: optionalLineSchema,
  images: z
    .array(z.preprocess(normalisePictureItem, z.object({ image: imageSchema, caption: optionalLineSchema })))
    .min(1)
    .max(40),
});
