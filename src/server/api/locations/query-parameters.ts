import { z } from "zod";
import { parsePosition } from "#domain/geo/index.ts";
import { MAX_SUGGESTION_TEXT_LENGTH } from "./schema.ts";

/** Opening hours are not known for other years. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

const instantSchema = z.iso.datetime({ offset: true });

/** Null for a text that is no instant of those years. */
export const parseQueryInstant = (text: string): Date | null => {
  if (!instantSchema.safeParse(text).success) return null;
  const instant = new Date(text);
  const year = instant.getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR ? instant : null;
};

export const locationParameters = z.object({
  at: z
    .string()
    .refine((text) => parseQueryInstant(text) !== null, {
      error: `must be an instant as 2026-12-24T17:00:00Z, of the years ${FIRST_YEAR} to ${LAST_YEAR}`,
    })
    .optional()
    .meta({ description: "Instant of the opening state, as 2026-12-24T17:00:00Z; now when left out" }),
  near: z
    .string()
    .refine((text) => parsePosition(text) !== null, {
      error: "must be latitude and longitude in degrees as 49.6,6.1",
    })
    .optional()
    .meta({ description: "Latitude and longitude in degrees, as 49.6,6.1: sorts by distance and gives distance_km" }),
});

export const locationSuggestionParameters = z.object({
  q: z
    .string()
    .max(MAX_SUGGESTION_TEXT_LENGTH, { error: `must have at most ${MAX_SUGGESTION_TEXT_LENGTH} characters` })
    .optional()
    .meta({ description: "The typed text" }),
  towns: z.literal("1", { error: "must be 1" }).optional().meta({ description: "Only towns and postcodes" }),
});
