import { z } from "zod";
import { FACET_LABELS, UNIT_LABELS } from "#application/strings/vehicles/filter-labels.ts";
import { FACETS, MAX_WITHIN_KM, SORTS } from "#domain/vehicles/index.ts";

const integerParameter = z.coerce.number().int().min(0);

/** Parameters of the filters. */
export const facetParameters = (): Record<string, z.ZodType> => {
  const parameters: Record<string, z.ZodType> = {};
  for (const facet of FACETS) {
    const label = FACET_LABELS[facet.name];
    if (facet.kind === "range") {
      const unit = UNIT_LABELS[facet.unit];
      parameters[`${facet.name}-min`] = integerParameter.optional().meta({ description: `${label} from, ${unit}` });
      parameters[`${facet.name}-max`] = integerParameter.optional().meta({ description: `${label} to, ${unit}` });
    } else if (facet.kind === "flag") {
      parameters[facet.name] = z.literal("1").optional().meta({ description: label });
    } else {
      const value = "keys" in facet && facet.keys ? z.enum(facet.keys) : z.string();
      parameters[facet.name] = z.array(value).optional().meta({ description: label });
    }
  }
  return parameters;
};

export const nearParameters = {
  near: z.string().max(80).optional().meta({
    description:
      "A town, a postcode with or without its country, or latitude and longitude: ettelbruck, l-9000, 49.85,6.1",
  }),
  within: z.coerce.number().int().min(1).max(MAX_WITHIN_KM).optional().meta({
    description: "Only vehicles at a location at most this many kilometres from near",
  }),
};

export const sortParameter = z.enum(SORTS).optional().meta({
  description: "recent when left out, distance with near; distance counts only with near",
});
