import { z } from "zod";
import { embedFields, heightSchema } from "./embed-fields.ts";

export const recruitingSectionSchema = z.object({
  component: z.literal("recruiting"),
  ...embedFields,
  height: heightSchema,
});
