import { z } from "zod";
import {
  FACETS,
  isStockParameter,
  parseStockQuery,
  writeStockQuery,
  type Facet,
  type FacetName,
  type StockQuery,
} from "../vehicles/index.ts";

const facetNames = FACETS.map((facet) => facet.name) as [FacetName, ...FacetName[]];

const OPTIONAL = FACETS.filter((facet: Facet) => facet.optional === true).map((facet) => facet.name);

/** Facets of the table that only some markets show. */
export const optionalFilters = z.array(
  z.enum(facetNames).refine((name) => OPTIONAL.includes(name), {
    error: `must be one of the optional facets: ${OPTIONAL.join(", ")}`,
  }),
);

export const facetName = z.enum(facetNames);

const pairs = (params: URLSearchParams): number => [...params].length;

/** A stock query as it stands in an address, every part of it known and possible. */
const stockQuery = z.string().transform((text, context): StockQuery => {
  const params = new URLSearchParams(text);
  const unknown = [...params.keys()].filter((name) => !isStockParameter(name));
  const query = parseStockQuery(params);
  if (unknown.length > 0) {
    context.addIssue({ code: "custom", message: `has no such filter: ${unknown.join(", ")}` });
  } else if (pairs(writeStockQuery(query)) !== pairs(params)) {
    context.addIssue({
      code: "custom",
      message: `has a value that is not possible; understood: ${writeStockQuery(query).toString()}`,
    });
  }
  return query;
});

/** Named presets of the stock: one click sets the whole query. */
export const customFilters = z.array(z.strictObject({ label: z.string().trim().min(1).max(40), query: stockQuery }));

export type CustomFilter = Readonly<z.infer<typeof customFilters>[number]>;
