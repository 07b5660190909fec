import { z } from "zod";
import {
  FACETS,
  isStockParameter,
  openFormerLink,
  parameterOfToday,
  parseStockQuery,
  writeStockQuery,
  type Facet,
  type FacetName,
  type StockQuery,
} from "../vehicles/index.ts";

const facetNames = FACETS.map((facet) => facet.name) as [FacetName, ...FacetName[]];

const OPTIONAL_FACETS = FACETS.filter((facet: Facet) => facet.optional === true).map((facet) => facet.name);

/** A facet by its name, or by one of its former names. */
export const facetName = z.preprocess(
  (name) => (typeof name === "string" ? parameterOfToday(name) : name),
  z.enum(facetNames),
);

/** Facets that only some markets display. */
export const optionalFilters = z.array(
  facetName.refine((name) => OPTIONAL_FACETS.includes(name), {
    error: `must be one of the optional facets: ${OPTIONAL_FACETS.join(", ")}`,
  }),
);

const countPairs = (params: URLSearchParams): number => [...params].length;

/** A stock query in the form of an address query; unknown parameters and impossible values are errors. */
const stockQuery = z.string().transform((text, context): StockQuery => {
  const params = openFormerLink(new URLSearchParams(text));
  const unknown = [...params.keys()].filter((name) => !isStockParameter(name));
  const query = parseStockQuery(params);
  if (unknown.length > 0) {
    context.addIssue({ code: "custom", message: `has no such filter: ${unknown.join(", ")}` });
  } else if (countPairs(writeStockQuery(query)) !== countPairs(params)) {
    context.addIssue({
      code: "custom",
      message: `has a value that is not possible; understood: ${writeStockQuery(query).toString()}`,
    });
  }
  return query;
});

/** Named presets; each sets the entire stock query. */
export const customFilters = z.array(z.strictObject({ label: z.string().trim().min(1).max(40), query: stockQuery }));

export type CustomFilter = Readonly<z.infer<typeof customFilters>[number]>;
