import { z } from "zod";
import { AVAILABILITIES, OVERRIDE_FIELDS } from "#domain/vehicles/index.ts";

const lifts = "null: what the feed says";

/** What a program says of a vehicle against its feed. Left-out names stay as they are. */
export const sentOverrideSchema = z
  .object({
    availability: z
      .enum(AVAILABILITIES)
      .nullable()
      .optional()
      .meta({ description: `State; ${lifts}`, example: "sold" }),
    price_cents: z
      .int()
      .min(100)
      .max(1_000_000_000)
      .nullable()
      .optional()
      .meta({ description: `Price in cents of a euro, taxes included; ${lifts}`, example: 1_390_000 }),
    hidden: z
      .boolean()
      .nullable()
      .optional()
      .meta({ description: "True: in no list, and its page is that of a removed vehicle; false: visible" }),
    until: z.iso.datetime({ offset: true }).optional().meta({
      description:
        "Instant at which the override expires; without it, it ends when the feed has the same value or it is lifted",
    }),
    by: z.string().min(1).max(100).optional().meta({ description: "The person; recorded with the name of the token" }),
    why: z.string().min(1).max(500).optional().meta({ description: "For colleagues; no names of customers" }),
    force: z.boolean().optional().meta({ description: "Publish a price that an import would hold" }),
  })
  .meta({ id: "SentOverride", example: { availability: "sold", why: "lead V7K3-2QFM" } });

const overrideSchema = z
  .object({
    field: z.enum(OVERRIDE_FIELDS),
    value: z
      .string()
      .meta({ description: "A key of the availability, cents, `yes` for hidden, or the URL of a picture" }),
    by: z.string(),
    at: z.iso.datetime(),
    until: z.iso.datetime().nullable(),
    why: z.string().nullable(),
  })
  .meta({ id: "VehicleOverride" });

export const overriddenVehicleSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    stock_number: z.string().nullable(),
    availability: z.enum(AVAILABILITIES),
    price_cents: z.int().nullable(),
    hidden: z.boolean(),
    overrides: z.array(overrideSchema).meta({ description: "Active overrides" }),
    changed: z.boolean().meta({ description: "False: the values were set before, and no stock version was created" }),
    agreed: z
      .array(z.enum(OVERRIDE_FIELDS))
      .meta({ description: "Fields whose value in the feed is the same; no override is created" }),
    ignored: z.array(z.string()).meta({ description: "Unknown names of the request, as JSON pointers" }),
  })
  .meta({ id: "OverriddenVehicle" });

export type SentOverride = z.infer<typeof sentOverrideSchema>;

export type OverriddenVehicleJson = z.infer<typeof overriddenVehicleSchema>;
