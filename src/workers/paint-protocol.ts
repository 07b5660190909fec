import { z } from "zod";
import type { Painting } from "#domain/brand/index.ts";

/** A drawing or picture to paint, and what to make of it. */
export const paintingSchema: z.ZodType<Painting> = z.object({
  source: z.instanceof(Uint8Array),
  as: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("logo"), width: z.int() }),
    z.object({ kind: z.literal("icon"), size: z.int() }),
    z.object({ kind: z.literal("social-picture"), width: z.int(), height: z.int() }),
  ]),
});

export type PaintAnswer = { readonly picture: Uint8Array } | { readonly reason: string };

export const paintAnswerSchema: z.ZodType<PaintAnswer> = z.union([
  z.object({ picture: z.instanceof(Uint8Array) }),
  z.object({ reason: z.string() }),
]);
