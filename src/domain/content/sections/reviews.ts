import { z } from "zod";
import { embedFields, heightSchema } from "./embed-fields.ts";

export const reviewsSectionSchema = z.object({ component: z.literal("reviews"), ...embedFields, height: heightSchema });
