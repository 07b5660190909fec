import { z } from "zod";
import { embedFields, heightSchema, CONSENT_PURPOSES } from "./embed-fields.ts";

export const iframeSectionSchema = z.object({
  component: z.literal("iframe"),
  ...embedFields,
  height: heightSchema,
  purpose: z.enum(CONSENT_PURPOSES).default("media"),
});
