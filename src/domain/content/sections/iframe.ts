import { z } from "zod";
import { CONSENT_PURPOSES } from "../../consent/index.ts";
import { embedFields, heightSchema } from "./embed-fields.ts";

export const iframeSectionSchema = z.object({
  component: z.literal("iframe"),
  ...embedFields,
  height: heightSchema,
  purpose: z.enum(CONSENT_PURPOSES).default("media"),
});
