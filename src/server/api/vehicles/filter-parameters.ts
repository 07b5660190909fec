import { z } from "zod";
import { FACET_LABELS, UNIT_LABELS } from "#application/strings/vehicles/filter-labels.ts";
import {
  EXCLUDED_SUFFIX,
  FACETS,
  MAX_RANGE_VALUE,
  MAX_SEARCH_TEXT_LENGTH,
  MAX_WITHIN_KM,
  SORTS,
  toOpenValue,
} from "#domain/vehicles/index.ts";
import { integerParameter, keyParameter } from "../requests/parameters.ts";

const bound = (description: string) => integerParameter(0, MAX_RANGE_VALUE).optional().meta({ description });

const openValue = z.string().refine((text) => toOpenValue(text) !== null, { error: "must be a slug or a name" });

/** Parameters of the filters. */
const facetParameters = (): Record<string, z.ZodType> => {
  const parameters: Record<string, z.ZodType> = {};
  for (const facet of FACETS) {
    const label = FACET_LABELS[facet.name];
    if (facet.kind === "range") {
      const unit = UNIT_LABELS[facet.unit];
      parameters[`${facet.name}-min`] = bound(`${label} from, ${unit}`);
      parameters[`${facet.name}-max`] = bound(`${label} to, ${unit}`);
    } else if (facet.kind === "flag") {
      parameters[facet.name] = z.literal("1", { error: "must be 1" }).optional().meta({ description: label });
    } else {
      const value = "keys" in facet && facet.keys ? keyParameter(facet.keys) : openValue;
      parameters[facet.name] = z.array(value).optional().meta({ description: label });
      parameters[`${facet.name}${EXCLUDED_SUFFIX}`] = z
        .array(value)
        .optional()
        .meta({ description: `${label}: values that no vehicle has` });
    }
  }
  return parameters;
};

export const searchText = (description: string) =>
  z
    .string()
    .max(MAX_SEARCH_TEXT_LENGTH, { error: `must have at most ${MAX_SEARCH_TEXT_LENGTH} characters` })
    .optional()
    .meta({ description });

/** Parameters of the lists and suggestions of vehicles. */
export const filterParameters = {
  ...facetParameters(),
  near: z.string().max(80, { error: "must have at most 80 characters" }).optional().meta({
    description: "A town, a postcode with or without its country, or latitude and longitude separated by a comma",
  }),
  within: integerParameter(1, MAX_WITHIN_KM).optional().meta({
    description: "Only vehicles at a location at most this many kilometres from near",
  }),
  sort: z
    .enum(SORTS, { error: `must be one of ${SORTS.join(", ")}` })
    .optional()
    .meta({ description: "Default: recent, or distance with near; distance needs near" }),
};
